/** Replaced by webpack with the build mode. */
declare const process: { env: { NODE_ENV?: string } };

/** Defined by libs/federation: how each package is shared, and its version; 'react/' means all subpaths. */
declare const __SHARED_PACKAGES__: Record<
  string,
  { version: string; singleton: boolean; requiredVersion: false }
>;
