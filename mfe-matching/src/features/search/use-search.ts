import { type TravellerCardView, endpoints } from '@wayfellow/contracts';
import type { SearchCriteria } from '@wayfellow/ui';
import { useApiPages } from '@wayfellow/web';
import { queryOf } from './criteria';

/** The results so far; `cards` is undefined while the first page is on its way. */
export interface Search {
  cards: TravellerCardView[] | undefined;
  isFailed: boolean;
  retry: () => void;
  isMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
}

/** Searches page by page. */
export const useSearch = (criteria: SearchCriteria): Search => {
  const pages = useApiPages(endpoints.search.travelers, { query: queryOf(criteria) });
  return {
    cards: pages.data?.pages.flatMap(({ items }) => items),
    isFailed: pages.isError && !pages.data,
    retry: () => void pages.refetch(),
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    isMoreFailed: pages.isFetchNextPageError,
    loadMore: () => void pages.fetchNextPage(),
  };
};
