import { QueryClient, useQuery } from '@tanstack/react-query';
import { type CallArgs, type Endpoint, limits } from '@wayfellow/contracts';
import { call, callAllPages } from '../api/api-client';
import { askOrKeep } from '../pocket/offline';

/**
 * The query cache of a page. As specified: no retry, no refetch on focus, no polling by default, cached data never
 * stale. Calls are made even when the browser reports being offline, which is unreliable on loopback and captive networks.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
        persister: askOrKeep,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

type Shape = 'one' | 'all' | 'pages';

/** The cache key of a call: its path comes first, so that one invalidation covers every variant. */
export const queryKeyOf = (endpoint: Pick<Endpoint, 'path'>, args: CallArgs = {}, shape: Shape = 'one') => [
  endpoint.path,
  args.params ?? {},
  args.query ?? {},
  shape,
];

export interface ReadOptions {
  /** False: no request is made. */
  enabled?: boolean;
  /** Polling interval; only where the specification asks for it. */
  refetchIntervalMs?: number | false;
}

/** What {@link ReadOptions} are to react-query. */
export const readOptions = ({ enabled, refetchIntervalMs }: ReadOptions) => ({
  enabled,
  refetchInterval: refetchIntervalMs ?? false,
});

/** Reads one call through the cache. */
export const useApiQuery = <Args extends CallArgs, View>(
  endpoint: Endpoint<Args, View>,
  args: NoInfer<Args>,
  options: ReadOptions = {},
) =>
  useQuery({
    queryKey: queryKeyOf(endpoint, args),
    queryFn: ({ signal }) => call(endpoint, args, signal),
    ...readOptions(options),
  });

/** Reads all pages of a list through the cache, at the largest page size. `data` is the array. */
export const useApiList = <Args extends CallArgs, Item>(
  endpoint: Endpoint<Args, Item[]>,
  args: NoInfer<Args>,
  options: ReadOptions = {},
) =>
  useQuery({
    queryKey: queryKeyOf(endpoint, args, 'all'),
    queryFn: ({ signal }) =>
      callAllPages(endpoint, { ...args, query: { limit: limits.pageSize.max, ...args.query } }, signal),
    ...readOptions(options),
  });

/** Invalidates every answer of these calls, cached or on its way, and refetches those in use. */
export const invalidate = async (
  client: QueryClient,
  ...endpoints: readonly Pick<Endpoint, 'path'>[]
): Promise<void> => {
  const keys = endpoints.map(({ path }) => ({ queryKey: [path] }));
  // A first answer that is on its way would count as fresh: invalidating alone asks again only for what has data. Cancel
  // silently: callers that wait for the old request then get the new one's answer.
  for (const key of keys) void client.cancelQueries(key, { silent: true });
  await Promise.all(keys.map((key) => client.invalidateQueries(key)));
};

/** Invalidates everything that a call changes, as its `changes` in contracts declares. */
export const invalidateChangedBy = (
  client: QueryClient,
  { changes = [] }: Pick<Endpoint, 'changes'>,
): Promise<void> => invalidate(client, ...changes.map((path) => ({ path })));
