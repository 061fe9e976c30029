import {
  QueryClient,
  type UseMutationOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type CallArgs, type Endpoint, limits } from '@wayfellow/contracts';
import { call, callAllPages, callPage } from '../api/api-client';

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

interface ReadOptions {
  /** False: no request is made. */
  enabled?: boolean;
  /** Polling interval; only where the specification asks for it. */
  refetchIntervalMs?: number | false;
}

const shared = ({ enabled, refetchIntervalMs }: ReadOptions) => ({
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
    ...shared(options),
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
    ...shared(options),
  });

/** Reads a list page by page. `data.pages[n].items`; `fetchNextPage()` where `hasNextPage`. */
export const useApiPages = <Args extends CallArgs, Item>(
  endpoint: Endpoint<Args, Item[]>,
  args: NoInfer<Args>,
  options: ReadOptions = {},
) =>
  useInfiniteQuery({
    queryKey: queryKeyOf(endpoint, args, 'pages'),
    queryFn: ({ pageParam, signal }) => callPage(endpoint, args, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    ...shared(options),
  });

/** A paged list for a screen: the items loaded so far, and how to load more. */
export interface PagedList<Item> {
  /** Undefined while the first page is loading or when it failed to load. */
  items: Item[] | undefined;
  isFailed: boolean;
  retry: () => void;
  isMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
}

/** Reads a list page by page, for a screen with a "load more" control. */
export const usePagedList = <Args extends CallArgs, Item>(
  endpoint: Endpoint<Args, Item[]>,
  args: NoInfer<Args>,
): PagedList<Item> => {
  const pages = useApiPages(endpoint, args);
  return {
    items: pages.data?.pages.flatMap(({ items }) => items),
    isFailed: pages.isError && !pages.data,
    retry: () => void pages.refetch(),
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    isMoreFailed: pages.isFetchNextPageError,
    loadMore: () => void pages.fetchNextPage(),
  };
};

/** Invalidates every cached answer of these calls, and refetches those in use. */
export const invalidate = async (
  client: QueryClient,
  ...endpoints: readonly Pick<Endpoint, 'path'>[]
): Promise<void> => {
  await Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
};

/** Invalidates everything that a call changes, as its `changes` in contracts declares. */
export const invalidateChangedBy = (
  client: QueryClient,
  { changes = [] }: Pick<Endpoint, 'changes'>,
): Promise<void> => invalidate(client, ...changes.map((path) => ({ path })));

type WriteOptions<Args, View> = Pick<UseMutationOptions<View, Error, Args>, 'onSuccess' | 'onError'>;

/** A call that changes something: `mutate(args)`. It counts as done once what it changed is refetched. */
export const useApiMutation = <Args extends CallArgs, View>(
  endpoint: Endpoint<Args, View>,
  { onSuccess, onError }: WriteOptions<Args, View> = {},
) => {
  const client = useQueryClient();
  return useMutation<View, Error, Args>({
    mutationFn: (args) => call(endpoint, args),
    onSuccess: async (...outcome) => {
      await invalidateChangedBy(client, endpoint);
      await onSuccess?.(...outcome);
    },
    onError,
  });
};
