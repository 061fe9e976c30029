import type { RemoteName } from '@wayfellow/contracts';
import type { LoadRemote } from './load-remote';

/** The federation runtime is loaded with the first remote. */
const loading = () => import('./load-remote');

/** As in load-remote; also rejects when the federation runtime fails to load. */
export const loadRemoteRoutes: LoadRemote = async (name, options) =>
  (await loading()).loadRemoteRoutes(name, options);

/** Preloads a remote. Never rejects: a failure is reported when the remote is shown. */
export const preloadRemote = async (name: RemoteName): Promise<void> => {
  const part = await loading().catch(() => undefined);
  await part?.preloadRemote(name);
};
