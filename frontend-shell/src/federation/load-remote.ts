import { type RemoteName, remotes } from '@wayfellow/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteAddresses } from './addresses';

/** A server that accepts and never answers is as absent as one that is down. */
const patienceMs = 15_000;

/**
 * What a remote exposes as './routes', fetched from where /config.json says. `again` forgets what an earlier try
 * left behind. Rejects when any of its files cannot be had in time. What came is not yet looked at.
 */
export type LoadRemote = (name: RemoteName, options: { again: boolean }) => Promise<unknown>;

export const loadRemoteRoutes: LoadRemote = (name, { again }) => inTime(fetchModule(name, again));

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

const fetchModule = async (name: RemoteName, again: boolean): Promise<unknown> => {
  await register(name, spoiled.delete(name) || again);
  const exposed = await loadRemote<{ default?: unknown }>(`${remotes[name].scope}/routes`);
  return exposed?.default;
};

const registered = new Map<RemoteName, string>();

const register = async (name: RemoteName, again: boolean): Promise<void> => {
  const address = (await remoteAddresses({ again }))[name];
  if (!address) throw new Error(`/config.json names no ${name} part`);
  if (registered.get(name) === address && !again) return;
  const entry = new URL(address, window.location.origin).href;
  registerRemotes([{ name: remotes[name].scope, entry }], { force: registered.has(name) });
  registered.set(name, address);
};

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
