import { type MatchView, endpoints } from '@wayfellow/contracts';
import { useApiList } from '@wayfellow/web';

/** What is between the viewer and others, by the tab it stands under. Declined requests stand under none. */
export interface SortedMatches {
  requests: MatchView[];
  sent: MatchView[];
  matched: MatchView[];
}

/** Sorts matches by status and side. */
export const sortMatches = (matches: readonly MatchView[], userId: number): SortedMatches => {
  const pending = matches.filter(({ status }) => status === 'pending');
  return {
    requests: pending.filter(({ user2Id }) => user2Id === userId),
    sent: pending.filter(({ user1Id }) => user1Id === userId),
    matched: matches.filter(({ status }) => status === 'accepted'),
  };
};

/** Every match of the viewer; `sorted` is undefined until they came. */
export const useMatches = (userId: number) => {
  const { data, isError, refetch } = useApiList(endpoints.matches.list, {});
  return {
    all: data,
    sorted: data && sortMatches(data, userId),
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
};
