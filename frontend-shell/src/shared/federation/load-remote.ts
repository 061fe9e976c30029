import { type RemoteName, type RemoteLocationView, remotes } from '@wayfellow/contracts';
import { type TrustedEntry, runVerifiedEntry } from './entry-guard';
import type { RemoteTraveler } from '@wayfellow/web';
import { loadRemote, registerPlugins, registerRemotes } from './host';
import { asRemoteModule } from './remote-contract';
import { remoteLocations } from './remote-locations';
import { tellWorker } from '../worker/messages';

/** A server that accepts connections but never responds is treated as down. */
const timeoutMs = 15_000;

/**
 * Loads the module that a remote exposes as './routes' from the location in /config.json. `again` discards the state of
 * an earlier attempt. Rejects when any of its files fails to load in time, or its entry does not match the hash in
 * /config.json. The module itself is not validated yet.
 */
export type LoadRemote = (name: RemoteName, options: { again: boolean }) => Promise<unknown>;

export const loadRemoteRoutes: LoadRemote = (name, { again }) => inTime(fetchLatest(name, again));

/** Preloads a remote, and starts it for a traveler. Never rejects: a failure is reported when the remote is shown. */
export const preloadRemote = async (name: RemoteName, traveler?: RemoteTraveler): Promise<void> => {
  let exposed: unknown;
  try {
    exposed = await fetchModule(name, false);
  } catch {
    failedPreloads.add(name);
    return;
  }
  try {
    if (traveler) asRemoteModule(exposed).start?.(traveler);
  } catch (error) {
    console.warn(`${name} was not started`, error);
  }
};

/** Remotes whose preload failed: the federation runtime caches the failure, which must be reset. */
const failedPreloads = new Set<RemoteName>();

/** A remote deployed after /config.json was read no longer matches its hash, so the second attempt reads it again. */
const fetchLatest = (name: RemoteName, again: boolean): Promise<unknown> =>
  fetchModule(name, again).catch((error: unknown) => {
    if (again) throw error;
    return fetchModule(name, true);
  });

const fetchModule = async (name: RemoteName, again: boolean): Promise<unknown> => {
  await register(name, failedPreloads.delete(name) || again);
  const exposed = await loadRemote<{ default?: unknown }>(`${remotes[name].scope}/routes`);
  const location = registered.get(name);
  if (location) void tellWorker({ type: 'ran', remote: name, location });
  return exposed?.default;
};

const registered = new Map<RemoteName, RemoteLocationView>();
const trusted = new Map<string, TrustedEntry>();

const register = async (name: RemoteName, again: boolean): Promise<void> => {
  const location = (await remoteLocations({ again }))[name];
  if (!location) throw new Error(`/config.json has no remote ${name}`);
  if (registered.get(name)?.manifest === location.manifest && !again) return;
  const { href, origin } = new URL(location.manifest, window.location.origin);
  if (trusted.size === 0) registerPlugins([guard]);
  trusted.set(remotes[name].scope, { origin, integrity: location.integrity });
  registerRemotes([{ name: remotes[name].scope, entry: href }], { force: registered.has(name) });
  registered.set(name, location);
};

/** Replaces the federation runtime's own loading of entries, regardless of the script type in the manifest. */
const guard = {
  name: 'entry-guard',
  loadEntry: ({ remoteInfo: { name, entry, entryGlobalName } }: { remoteInfo: EntryOfRemote }) =>
    runVerifiedEntry(entry, entryGlobalName, trusted.get(name)),
  // The federation runtime would run files listed in the manifest unchecked. Only the entry has their hashes.
  generatePreloadAssets: async () => ({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
};

interface EntryOfRemote {
  name: string;
  entry: string;
  entryGlobalName: string;
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
