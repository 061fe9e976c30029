import { addDays, daysInclusive, sharedDays } from '@wayfellow/contracts';
import type { CalendarDay } from '@wayfellow/contracts';

/** The days of one trip, both included. */
export interface TripDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** A section of a lane, in percent of its length. */
export interface Stretch {
  start: number;
  width: number;
}

/** Both trips on one timeline. */
export interface Strip {
  /** First and last day of the timeline: the range of both trips plus four days on either side. */
  from: CalendarDay;
  to: CalendarDay;
  mine: Stretch;
  theirs: Stretch;
  /** The overlap of both trips; undefined when they do not overlap. */
  both: Stretch | undefined;
}

const MARGIN_DAYS = 4;

/** Places two trips on one timeline. */
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
