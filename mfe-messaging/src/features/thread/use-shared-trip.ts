import { endpoints } from '@wayfellow/contracts';
import { formatDayRange } from '@wayfellow/ui';
import { useApiList } from '@wayfellow/web';

/** 'Both in Lisbon, May 3 - May 9' where the two share days, otherwise undefined. */
export const useSharedTrip = (otherId: number): string | undefined => {
  const { data } = useApiList(endpoints.matches.list, {});
  const shared = data?.find(
    ({ status, otherUser }) => status === 'accepted' && otherUser.id === otherId,
  )?.shared;
  return shared
    ? `Both in ${shared.destination}, ${formatDayRange(shared.startDate, shared.endDate)}`
    : undefined;
};
