import { type CalendarDay, addDays, daysInclusive, isCalendarDay } from '../calendar.js';
import { routeTexts } from './route-rules.js';
import type { FieldProblems } from '../inputs/rule.js';
import { firstTripEnd, tripProblems } from '../inputs/trip-checks.js';
import { limits } from '../limits.js';

interface Days {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** How long a stop is, and how many days are free before it; below 0, how many it shares with the stop before. */
export interface StopLength {
  nights: number;
  freeDays?: number | null;
}

/** A stop as its route plans it; `trip` are the days that it has so far. */
export interface PlannedStop extends StopLength {
  destinationId?: number | null;
  destination?: string | null;
  trip?: Readonly<Days> | undefined;
}

/** Whether a trip has begun: it stays where it is in its route. */
export const hasBegun = (trip: Pick<Days, 'startDate'> | undefined, today: CalendarDay): boolean =>
  trip !== undefined && trip.startDate <= today;

/**
 * The days of each stop: it ends after its nights; the next begins on that day, or after its free days. The first begins with the
 * route, and a stop that has begun where it began.
 */
export const stopDays = (
  startDate: CalendarDay,
  stops: readonly Pick<PlannedStop, 'nights' | 'freeDays' | 'trip'>[],
  today: CalendarDay,
): Days[] => {
  let next = startDate;
  return stops.map(({ nights, freeDays, trip }, i) => {
    const planned = i === 0 ? next : addDays(next, freeDays ?? 0);
    const begins = trip && hasBegun(trip, today) ? trip.startDate : planned;
    next = addDays(begins, nights);
    return { startDate: begins, endDate: next };
  });
};

/** The length of each stop, and the free days before it, of trips in the order of their days; of days that two share below 0. */
export const stopLengths = (trips: readonly Readonly<Days>[]): { nights: number; freeDays: number }[] =>
  trips.map(({ startDate, endDate }, i) => {
    const before = trips[i - 1];
    const freeDays = before ? daysInclusive(before.endDate, startDate) - 1 : 0;
    return { nights: daysInclusive(startDate, endDate) - 1, freeDays };
  });

/** The stops with one of them moved to another position. */
export const moveStop = <Stop>(stops: readonly Stop[], from: number, to: number): Stop[] => {
  const rest = stops.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...stops.slice(from, from + 1), ...rest.slice(to)];
};

/** Days between two stops on which nothing is planned, or which both have. */
export interface RouteFlaw extends Days {
  kind: 'gap' | 'overlap';
  /** The later of the two stops. */
  index: number;
}

/** Where the days of a route do not follow each other. */
export const routeFlaws = (stops: readonly Readonly<Days>[]): RouteFlaw[] =>
  stops.flatMap(({ startDate, endDate }, index): RouteFlaw[] => {
    const before = stops[index - 1];
    if (!before || before.endDate === startDate) return [];
    if (before.endDate < startDate)
      return [{ kind: 'gap', index, startDate: before.endDate, endDate: startDate }];
    const last = before.endDate < endDate ? before.endDate : endDate;
    // One leaves and arrives on the day that two stops share.
    const first = addDays(startDate, 1);
    return [{ kind: 'overlap', index, startDate: first < last ? first : last, endDate: last }];
  });

/** Checks a route as a whole, after its fields: each stop is a trip, and the days from the first to the last are not too many. */
export const routeProblems = (
  startDate: CalendarDay,
  stops: readonly PlannedStop[],
  today: CalendarDay,
): FieldProblems => {
  const planned = stopDays(startDate, stops, today);
  const last = planned.reduce((latest, { endDate }) => (endDate > latest ? endDate : latest), startDate);
  if (!isCalendarDay(last) || daysInclusive(startDate, last) > limits.route.days)
    return { stops: routeTexts.days };
  const problems = stops.map((stop, i) => {
    const trip = { ...stop, ...planned[i] };
    // Stops are in the order of their days.
    if (Number(stop.freeDays) < 0 && (planned[i]?.startDate ?? '') < (planned[i - 1]?.startDate ?? startDate))
      return [[`stops.${i}.freeDays`, routeTexts.freeDays] as const];
    return Object.entries(tripProblems(trip, firstTripEnd(today, stop.trip))).map(
      ([field, problem]) => [`stops.${i}.${field}`, problem] as const,
    );
  });
  return Object.fromEntries(problems.flat());
};

/** The name of a place without its country. */
export const townOf = (destination: string): string => destination.split(',')[0]?.trim() || destination;

const monthOf = (day: CalendarDay) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
const dayOf = (day: CalendarDay) => Number(day.slice(8));

/** 'Dec 3-7': the month again where it is another, the year where it is not this one. */
export const shortDays = ({ startDate, endDate }: Readonly<Days>, today: CalendarDay): string => {
  const first = `${monthOf(startDate)} ${dayOf(startDate)}`;
  const last =
    startDate.slice(0, 7) === endDate.slice(0, 7) ? dayOf(endDate) : `${monthOf(endDate)} ${dayOf(endDate)}`;
  const year = endDate.slice(0, 4);
  const range = startDate === endDate ? first : `${first}-${last}`;
  return year === today.slice(0, 4) ? range : `${range}, ${year}`;
};

/** A route in one line: 'Lisbon Dec 3-7 → Seville Dec 7-10'. */
export const routeLine = (
  stops: readonly Readonly<Days & { destination: string }>[],
  today: CalendarDay,
): string => stops.map((stop) => `${townOf(stop.destination)} ${shortDays(stop, today)}`).join(' → ');
