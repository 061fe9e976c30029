import type { TripView } from '@wayfellow/contracts';
import { formatDay, formatShortDay } from '@wayfellow/ui';

/** 'Mar 20 - Apr 4, 2027': with the year of the end, and that of the start if it differs. */
export const tripDaysText = ({ startDate, endDate }: Pick<TripView, 'startDate' | 'endDate'>): string =>
  [
    startDate?.slice(0, 4) === endDate?.slice(0, 4) ? formatShortDay(startDate) : formatDay(startDate),
    formatDay(endDate),
  ]
    .filter(Boolean)
    .join(' - ');
