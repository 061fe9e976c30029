import { addDays, daysInclusive, sharedDays } from '@wayfellow/contracts';
import type { CalendarDay } from '@wayfellow/contracts';

/** The days of one trip, both ends included. */
export interface TripDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** A stretch of a lane, in percent of its length. */
export interface Stretch {
  start: number;
  width: number;
}

/** Both trips on one scale of days. */
export interface Strip {
  /** First and last day of the scale: the range of both trips and four days either side. */
  from: CalendarDay;
  to: CalendarDay;
  mine: Stretch;
  theirs: Stretch;
  /** The days both are there; undefined when they do not meet. */
  both: Stretch | undefined;
}

const MARGIN_DAYS = 4;

/** Places two trips on one scale. */
export const stripOf = (mine: TripDays, theirs: TripDays): Strip => {
  const first = mine.startDate < theirs.startDate ? mine.startDate : theirs.startDate;
  const last = mine.endDate > theirs.endDate ? mine.endDate : theirs.endDate;
  const from = addDays(first, -MARGIN_DAYS);
  const to = addDays(last, MARGIN_DAYS);
  const length = daysInclusive(from, to);
  const stretch = ({ startDate, endDate }: TripDays): Stretch => ({
    start: ((daysInclusive(from, startDate) - 1) / length) * 100,
    width: (daysInclusive(startDate, endDate) / length) * 100,
  });
  const both = sharedDays(mine, theirs);
  return { from, to, mine: stretch(mine), theirs: stretch(theirs), both: both && stretch(both) };
};
