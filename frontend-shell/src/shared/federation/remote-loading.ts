import type { RemoteName } from '@wayfellow/contracts';
import { askAhead } from './ask-ahead';
import type { RemoteTraveler } from '@wayfellow/web';
import type { LoadRemote } from './load-remote';

/** The federation runtime is loaded with the first remote, and that remote's files together with it. */
const loading = (name: RemoteName, isIdle = false) => {
  if (!isIdle) askAhead(name).catch(() => undefined);
  return import('./load-remote');
};

/** As in load-remote; also rejects when the federation runtime fails to load. */
export const loadRemoteRoutes: LoadRemote = async (name, options) =>
  (await loading(name)).loadRemoteRoutes(name, options);

/**
 * As in load-remote; a federation runtime that fails to load is reported when the remote is shown, too. While nobody waits (`isIdle`)
 * its files are asked for as they are run: browsers warn of those that were asked for ahead and not run within seconds.
 */
export const preloadRemote = async (
  name: RemoteName,
  traveler?: RemoteTraveler,
  isIdle?: boolean,
): Promise<void> => {
  const part = await loading(name, isIdle).catch(() => undefined);
  await part?.preloadRemote(name, traveler);
};
