import {
  type CalendarDay,
  type FieldProblems,
  type PlannedStop,
  type RouteInput,
  hasBegun,
  routeProblems,
  routeTexts,
  stopDays,
} from '@wayfellow/contracts';
import { invalidInput } from '../../platform/problems/problem.js';
import type { KnownTrip, StoredStop } from '../trips/route-trips.service.js';

type Asked = Pick<RouteInput, 'startDate' | 'stops'>;

const inOrder = (one: KnownTrip, other: KnownTrip): number =>
  one.startDate.localeCompare(other.startDate) ||
  one.endDate.localeCompare(other.endDate) ||
  one.id - other.id;

/** Stops that are no trip of their owner's, of another route, or named twice. */
const strangers = (
  { stops }: Asked,
  known: readonly KnownTrip[],
  routeId: number | undefined,
): FieldProblems => {
  const problems: FieldProblems = {};
  const seen = new Set<number>();
  stops.forEach(({ tripId }, i) => {
    if (!tripId) return;
    const trip = known.find(({ id }) => id === tripId);
    const isFree = trip && (trip.routeId === null || trip.routeId === routeId);
    if (!isFree || seen.has(tripId)) problems[`stops.${i}.tripId`] = routeTexts.unknownStop;
    seen.add(tripId);
  });
  return problems;
};

/** Stops that have begun come first, in their order, and where they were. */
const movedAfterBegun = (
  { startDate, stops }: Asked,
  placeIds: readonly number[],
  known: readonly KnownTrip[],
  today: CalendarDay,
): FieldProblems => {
  const begun = known.filter((trip) => hasBegun(trip, today)).sort(inOrder);
  const problems: FieldProblems = {};
  begun.forEach((trip, i) => {
    const stays = stops[i]?.tripId === trip.id && placeIds[i] === trip.placeId;
    const startsAsBefore = i > 0 || startDate === trip.startDate;
    if (!stays || !startsAsBefore) problems[`stops.${i}.tripId`] ??= routeTexts.begun;
  });
  return problems;
};

const refuse = (problems: FieldProblems): void => {
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
};

const withTrips = (stops: Asked['stops'], known: readonly KnownTrip[]): PlannedStop[] =>
  stops.map((stop) => ({ ...stop, trip: known.find(({ id }) => id === stop.tripId) }));

/** @throws Problem 400 by field for what can be told without the trips that there are */
export const checkStops = ({ startDate, stops }: Asked, today: CalendarDay): void =>
  // The days of a trip that may be over are not known yet.
  refuse(
    routeProblems(
      startDate,
      stops.map((stop) => ({ ...stop, trip: stop.tripId ? over : undefined })),
      today,
    ),
  );

/** Stands for a trip that is over, which may stay so. */
const over = { startDate: '9999-12-31', endDate: '0000-01-01' };

/**
 * The stops of a route as they are stored; `known` are its trips so far, and those that are to become its stops, all locked.
 * @throws Problem 400 by field
 */
export const plannedStops = (
  input: Asked,
  placeIds: readonly number[],
  known: readonly KnownTrip[],
  routeId: number | undefined,
  today: CalendarDay,
): StoredStop[] => {
  refuse(strangers(input, known, routeId));
  refuse(movedAfterBegun(input, placeIds, known, today));
  const stops = withTrips(input.stops, known);
  refuse(routeProblems(input.startDate, stops, today));
  const days = stopDays(input.startDate, stops, today);
  return input.stops.flatMap(({ tripId, description, isQuiet }, i) => {
    const [placeId, planned] = [placeIds[i], days[i]];
    if (placeId === undefined || !planned) return [];
    return [
      {
        id: tripId ?? undefined,
        placeId,
        ...planned,
        description: description || null,
        isQuiet: isQuiet ?? null,
      },
    ];
  });
};
