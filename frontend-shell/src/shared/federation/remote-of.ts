import { type RemoteName, remotes } from '@wayfellow/contracts';

const entries = Object.entries(remotes) as [RemoteName, { paths: readonly string[] }][];

/** The remote that owns a path: '/messages/7' → 'messaging'; undefined for the shell's own screens. */
export const remoteOf = (pathname: string): RemoteName | undefined =>
  entries.find(([, { paths }]) => paths.some((path) => isWithin(pathname, path)))?.[0];

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
