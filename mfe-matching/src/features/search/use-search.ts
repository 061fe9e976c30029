import { type TravelerCardView, endpoints } from '@wayfellow/contracts';
import type { SearchCriteria } from '@wayfellow/ui';
import { type PagedList, usePagedList } from '@wayfellow/web';
import { queryOf } from './criteria';

/** The results so far. */
export type Search = PagedList<TravelerCardView>;

/** Searches page by page. */
export const useSearch = (criteria: SearchCriteria): Search =>
  usePagedList(endpoints.search.travelers, { query: queryOf(criteria) });
