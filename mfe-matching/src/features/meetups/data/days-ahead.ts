import { type CalendarDay, type TripView, addDays, daysInclusive, todayUtc } from '@wayfellow/contracts';

/** The days of a trip that are not over. */
export const daysAhead = ({ startDate, endDate }: Pick<TripView, 'startDate' | 'endDate'>): CalendarDay[] => {
  const today = todayUtc();
  const first = startDate < today ? today : startDate;
  const count = Math.max(0, daysInclusive(first, endDate));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};
