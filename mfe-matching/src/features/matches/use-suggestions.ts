import { type PotentialMatchView, endpoints } from '@wayfellow/contracts';
import { useApiPages } from '@wayfellow/web';

/** Whom the viewer could meet; `people` is undefined while the first page is on its way. */
export interface Suggestions {
  people: PotentialMatchView[] | undefined;
  isFailed: boolean;
  retry: () => void;
  isMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
}

/** Reads the suggestions page by page, the best fit first. */
export const useSuggestions = (): Suggestions => {
  const pages = useApiPages(endpoints.matches.potential, {});
  return {
    people: pages.data?.pages.flatMap(({ items }) => items),
    isFailed: pages.isError && !pages.data,
    retry: () => void pages.refetch(),
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    isMoreFailed: pages.isFetchNextPageError,
    loadMore: () => void pages.fetchNextPage(),
  };
};
