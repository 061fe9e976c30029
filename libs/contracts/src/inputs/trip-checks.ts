import { type CalendarDay, daysInclusive, isCalendarDay } from '../calendar.js';
import { limits } from '../limits.js';
import type { TripInput } from './inputs.js';
import type { FieldProblems } from './rule.js';

/** Error messages of the checks across a trip's fields. */
export const tripTexts = {
  destination: 'Please enter a destination',
  order: 'End date must be on or after the start date',
  length: `A trip can be at most ${limits.tripDays.max} days long`,
  past: 'A trip cannot end in the past',
} as const;

/** The earliest allowed end date; undefined for a trip that is already over, which may still be corrected. */
export const firstTripEnd = (
  today: CalendarDay,
  trip?: { readonly endDate: CalendarDay },
): CalendarDay | undefined => (trip && trip.endDate < today ? undefined : today);

/**
 * Checks a trip as a whole, after its fields: one destination, dates in order, at most 365 days, not in the past.
 * `firstEnd` comes from `firstTripEnd`.
 */
export const tripProblems = (trip: Partial<TripInput>, firstEnd?: CalendarDay): FieldProblems => {
  const problems: FieldProblems = {};
  if (!trip.destinationId && !trip.destination?.trim()) problems.destination = tripTexts.destination;
  const { startDate, endDate } = trip;
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) return problems;
  if (endDate < startDate) problems.endDate = tripTexts.order;
  else if (daysInclusive(startDate, endDate) > limits.tripDays.max) problems.endDate = tripTexts.length;
  else if (firstEnd && endDate < firstEnd) problems.endDate = tripTexts.past;
  return problems;
};
