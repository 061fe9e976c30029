import { type CalendarDay, type RouteFlaw, daysInclusive } from '@wayfellow/contracts';
import { formatDayRange, formatShortDay } from '@wayfellow/ui';

/** '4 nights', '1 night', and 'a day' for a stop without a night. */
export const nightsText = (nights: number): string =>
  nights === 0 ? 'a day' : `${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** '10 days, 9 nights'. */
export const spanText = (startDate: CalendarDay, endDate: CalendarDay): string => {
  const days = daysInclusive(startDate, endDate);
  return `${days} ${days === 1 ? 'day' : 'days'}, ${days - 1} ${days === 2 ? 'night' : 'nights'}`;
};

/** 'Nothing planned Dec 7 - Dec 10' or 'Planned twice: Dec 8'. */
export const flawText = ({ kind, startDate, endDate }: RouteFlaw): string => {
  const range = startDate === endDate ? formatShortDay(startDate) : formatDayRange(startDate, endDate);
  return kind === 'gap' ? `Nothing planned ${range}` : `Planned twice: ${range}`;
};

/** 'Lisbon and Seville', 'Lisbon, Seville and Granada'. */
export const listText = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
