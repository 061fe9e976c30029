import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-client';
import { isPocketOn } from './setting';

/** The age of the oldest kept data on screen, as the moment of its answer; undefined while online. */
let since: number | undefined;
/** The queries that were answered from the pocket, by the hash of their key. */
const kept = new Set<string>();
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();

const change = (next: number | undefined) => {
  since = next;
  for (const listener of listeners) listener();
};

/** Reports that something kept at `at` is shown because the network failed. */
export const showsKept = (at: number, queryKey?: QueryKey): void => {
  if (queryKey) kept.add(hashKey(queryKey));
  change(Math.min(at, since ?? at));
};

/** Whether a query's data came from the pocket. */
export const isKeptQuery = (queryHash: string): boolean => kept.has(queryHash);

/** Reports that the network answered: what came from the pocket is read again. */
export const networkIsBack = (client: QueryClient): void => {
  if (since === undefined) return;
  const hashes = new Set(kept);
  kept.clear();
  change(undefined);
  void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
  for (const listener of backListeners) listener();
};

/** Calls `listener` when the network is back. Returns a function that unsubscribes. */
export const onNetworkBack = (listener: () => void): (() => void) => {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The moment since which the oldest of what is shown is kept, where there is no network; otherwise undefined. */
export const useKeptSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => undefined,
  );

/** Loaded where it is used: the first page does without. */
export const loadPocket = () => import('./pocket');

/**
 * Makes every read: asks the network, and answers from the pocket where the network fails and nothing is known. An answer of
 * the server, of whatever status, is an answer.
 */
export const askOrKeep = async (
  ask: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: { state: { data?: unknown } },
): Promise<unknown> => {
  try {
    const answer = await ask(context);
    networkIsBack(context.client);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) networkIsBack(context.client);
    // fetch rejects with a TypeError when the network fails.
    if (!(error instanceof TypeError) || query.state.data !== undefined || !isPocketOn()) throw error;
    const found = await loadPocket()
      .then(({ readKept }) => readKept(context.queryKey))
      .catch(() => undefined);
    if (!found) throw error;
    showsKept(found.at, context.queryKey);
    return found.data;
  }
};
