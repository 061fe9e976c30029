import { type MatchList, type MatchView, type PotentialMatchView, endpoints } from '@wayfellow/contracts';
import { type PagedList, useApiQuery, usePagedList } from '@wayfellow/web';

/** One list of the viewer's matches, newest first. */
export const useMatches = (list: MatchList): PagedList<MatchView> =>
  usePagedList(endpoints.matches.list, { query: { list } });

/** The travelers suggested to the viewer, best match first. */
export const useSuggestions = (): PagedList<PotentialMatchView> =>
  usePagedList(endpoints.matches.potential, {});

/** The length of each list; undefined while loading. */
export const useMatchCounts = () => useApiQuery(endpoints.matches.counts, {}).data;
