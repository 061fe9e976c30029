import type { CompanionsView } from '@wayfellow/contracts';
import { firstNameOf, formatDayRange } from '@wayfellow/ui';

/** 'Priya, Haruto and 9 others are', 'Priya and Haruto are', 'Priya is'. */
export const whoIs = ({ people, count }: Pick<CompanionsView, 'people' | 'count'>): string => {
  const names = (people ?? []).map(({ name }) => firstNameOf(name, '')).filter(Boolean);
  const rest = count - names.length;
  const last = rest > 0 ? [rest === 1 ? '1 other' : `${rest} others`] : names.splice(-1);
  const listed = names.length > 0 ? `${names.join(', ')} and ${last.join('')}` : last.join('');
  return `${listed} ${count === 1 ? 'is' : 'are'}`;
};

/** Says who is at a destination during the viewer's next trip there. */
export const companionsText = (companions: CompanionsView | null | undefined): string => {
  // A server of the previous version may not send all fields.
  if (!companions?.startDate || companions.count === undefined)
    return 'Add your days and see whose meet yours.';
  const days = formatDayRange(companions.startDate, companions.endDate);
  if (companions.count === 0) return `Nobody else has planned the days of your trip yet, ${days}.`;
  return `${whoIs(companions)} there on the days of your trip, ${days}.`;
};
