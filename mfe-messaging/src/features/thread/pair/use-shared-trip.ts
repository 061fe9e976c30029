import { bothIn, endpoints } from '@wayfellow/contracts';
import { formatDayRange } from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';

/** 'Both in Lisbon, May 3 - May 9' if the users' trips overlap, otherwise undefined. */
export const useSharedTrip = (otherId: number): string | undefined => {
  const { data } = useApiQuery(endpoints.messages.conversations, { query: { with: otherId } });
  const shared = data?.[0]?.shared;
  if (!shared?.destination) return undefined;
  return [bothIn(shared.destination), formatDayRange(shared.startDate, shared.endDate)]
    .filter(Boolean)
    .join(', ');
};
