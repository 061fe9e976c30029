import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallArgs, Endpoint } from '@wayfellow/contracts';
import { callPage } from '../api/api-client';
import { type ReadOptions, queryKeyOf, readOptions } from './queries';

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
    ...readOptions(options),
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
  options: ReadOptions = {},
): PagedList<Item> => {
  const pages = useApiPages(endpoint, args, options);
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
