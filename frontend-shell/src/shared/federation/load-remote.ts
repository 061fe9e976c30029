import { type RemoteName, type RemotePlaceView, remotes } from '@wayfellow/contracts';
import { type VouchedEntry, runVerifiedEntry } from './entry-guard';
import { loadRemote, registerPlugins, registerRemotes } from './host';
import { remotePlaces } from './remote-places';

/** A server that accepts and never answers is as absent as one that is down. */
const timeoutMs = 15_000;

/**
 * What a remote exposes as './routes', fetched from where /config.json says. `again` forgets what an earlier try
 * left behind. Rejects when any of its files cannot be had in time, or its entry is not the one that /config.json
 * vouches for. What came is not yet looked at.
 */
export type LoadRemote = (name: RemoteName, options: { again: boolean }) => Promise<unknown>;

export const loadRemoteRoutes: LoadRemote = (name, { again }) => inTime(fetchLatest(name, again));

/** Fetches a remote ahead of need. Never fails: the slot tells, should it matter. */
export const preloadRemote = async (name: RemoteName): Promise<void> => {
  try {
    await fetchModule(name, false);
  } catch {
    spoiled.add(name);
  }
};

/** Remotes that could not be fetched ahead of need: the federation remembers that, and must be told to forget. */
const spoiled = new Set<RemoteName>();

/** A remote that was deployed since /config.json was read no longer fits its hash: the second try reads that anew. */
const fetchLatest = (name: RemoteName, again: boolean): Promise<unknown> =>
  fetchModule(name, again).catch((error: unknown) => {
    if (again) throw error;
    return fetchModule(name, true);
  });

const fetchModule = async (name: RemoteName, again: boolean): Promise<unknown> => {
  await register(name, spoiled.delete(name) || again);
  const exposed = await loadRemote<{ default?: unknown }>(`${remotes[name].scope}/routes`);
  return exposed?.default;
};

const registered = new Map<RemoteName, RemotePlaceView>();
const vouched = new Map<string, VouchedEntry>();

const register = async (name: RemoteName, again: boolean): Promise<void> => {
  const place = (await remotePlaces({ again }))[name];
  if (!place) throw new Error(`/config.json names no ${name} part`);
  if (registered.get(name)?.manifest === place.manifest && !again) return;
  const { href, origin } = new URL(place.manifest, window.location.origin);
  if (vouched.size === 0) registerPlugins([guard]);
  vouched.set(remotes[name].scope, { origin, integrity: place.integrity });
  registerRemotes([{ name: remotes[name].scope, entry: href }], { force: registered.has(name) });
  registered.set(name, place);
};

/** Stands in for the federation's own way of running an entry, whatever kind of script the manifest says it is. */
const guard = {
  name: 'entry-guard',
  loadEntry: ({ remoteInfo: { name, entry, entryGlobalName } }: { remoteInfo: EntryOfRemote }) =>
    runVerifiedEntry(entry, entryGlobalName, vouched.get(name)),
  // The federation would run the files that the manifest lists. Only the entry knows the hashes of what it loads.
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
