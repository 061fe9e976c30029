import { type MatchList, type MatchView, type PotentialMatchView, endpoints } from '@wayfellow/contracts';
import { type PagedList, useApiQuery, usePagedList } from '@wayfellow/web';

/** One list of the viewer's matches, newest first. */
export const useMatches = (list: MatchList): PagedList<MatchView> =>
  usePagedList(endpoints.matches.list, { query: { list } });

/** Whom the viewer could meet, the best fit first. */
export const useSuggestions = (): PagedList<PotentialMatchView> =>
  usePagedList(endpoints.matches.potential, {});

/** How long each list is; undefined until it is known. */
export const useMatchCounts = () => useApiQuery(endpoints.matches.counts, {}).data;
