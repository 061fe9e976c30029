import type { RemoteName } from '@wayfellow/contracts';
import type { LoadRemote } from './load-remote';

/** The federation comes with the first remote that is reached for. */
const loading = () => import('./load-remote');

/** As in load-remote; rejects too where the federation's own code cannot be had. */
export const loadRemoteRoutes: LoadRemote = async (name, options) =>
  (await loading()).loadRemoteRoutes(name, options);

/** Fetches a remote ahead of need. Never fails: the slot tells, should it matter. */
export const preloadRemote = async (name: RemoteName): Promise<void> => {
  const part = await loading().catch(() => undefined);
  await part?.preloadRemote(name);
};
