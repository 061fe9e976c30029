/** Replaced by webpack: the mode of the build. */
declare const process: { env: { NODE_ENV?: string } };

/** Put in by libs/federation: how each package is shared, and its version; 'react/' stands for all below it. */
declare const __SHARED_PACKAGES__: Record<
  string,
  { version: string; singleton: boolean; requiredVersion: false }
>;
