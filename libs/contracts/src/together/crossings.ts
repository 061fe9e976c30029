import { type CalendarDay, daysInclusive, isCalendarDay } from '../calendar.js';
import { limits } from '../limits.js';
import { crossingTexts } from './crossing-rules.js';
import type { FieldProblems } from '../inputs/rule.js';
import { tripTexts } from '../inputs/trip-checks.js';

/**
 * Why a board counts people and names none: nobody may find its reader, its trip is quiet, or the reader has too many trips
 * elsewhere on its days.
 */
export const unseenReasons = ['nobody', 'quiet', 'trips'] as const;
export type UnseenReason = (typeof unseenReasons)[number];

const { nearDays, visitorDays } = limits.crossings;

interface Days {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/** Whether a trip's board can include places nearby. */
export const isNearOffered = ({ startDate, endDate }: Days): boolean =>
  daysInclusive(startDate, endDate) <= nearDays;

/** Checks what is asked of a trip's board: a first day within the trip, and places nearby only for short trips. */
export const boardProblems = (
  trip: Days,
  { from, near }: { readonly from?: CalendarDay | undefined; readonly near: number },
): FieldProblems => {
  const problems: FieldProblems = {};
  if (from && (from < trip.startDate || from > trip.endDate)) problems.from = crossingTexts.from;
  if (near > 0 && !isNearOffered(trip)) problems.near = crossingTexts.nearDays;
  return problems;
};

/** Checks the days for which a visitor asks: both given, in order, not over, at most 31. */
export const visitorDaysProblems = (
  { startDate, endDate }: Partial<Days>,
  today: CalendarDay,
): FieldProblems => {
  if (!isCalendarDay(startDate)) return { startDate: crossingTexts.bothDates };
  if (!isCalendarDay(endDate)) return { endDate: crossingTexts.bothDates };
  if (endDate < startDate) return { endDate: tripTexts.order };
  if (daysInclusive(startDate, endDate) > visitorDays) return { endDate: crossingTexts.visitorDays };
  return endDate < today ? { endDate: tripTexts.past } : {};
};
