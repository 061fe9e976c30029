import { type CalendarDay, type TripView, addDays, daysInclusive, todayHere } from '@wayfellow/contracts';

/** The days of a trip that are not over, by the clock of whoever is there: in the evening west of UTC its last one, too. */
export const daysAhead = ({ startDate, endDate }: Pick<TripView, 'startDate' | 'endDate'>): CalendarDay[] => {
  const today = todayHere();
  const first = startDate < today ? today : startDate;
  const count = Math.max(0, daysInclusive(first, endDate));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};
