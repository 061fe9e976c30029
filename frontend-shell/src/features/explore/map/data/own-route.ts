import { type CalendarDay, type MapPlaceView, type TripView, todayUtc } from '@wayfellow/contracts';
import { formatDayRange } from '@wayfellow/ui';
import type { Coordinates } from '../drawing/project';
import { type Month, touches } from './months';
import { coordinatesOf, townOf } from './places';

/** A stop of the user's own whose place is on the map. */
export interface Stop extends Coordinates {
  destinationId: number;
}

/** The user's trips that touch a month. */
export interface OwnRoute {
  /** In the order of their days; a place twice in a row is one stop. */
  stops: Stop[];
  /** 'Lisbon → Seville → Granada, Dec 3 - Dec 12'. */
  text: string;
  isRoute: boolean;
}

const withoutRepeats = <Value>(values: readonly Value[], isSame: (one: Value, other: Value) => boolean) =>
  values.filter((value, i) => {
    const before = values[i - 1];
    return i === 0 || before === undefined || !isSame(value, before);
  });

/** The trips that are not over, soonest first. */
export const comingTrips = (
  trips: readonly TripView[],
  today: CalendarDay = todayUtc(),
): readonly TripView[] =>
  trips
    .filter(({ endDate }) => endDate >= today)
    .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id);

/** The user's way through a month; undefined without a trip in it. */
export const routeIn = (
  trips: readonly TripView[],
  month: Month,
  places: readonly MapPlaceView[],
): OwnRoute | undefined => {
  const own = comingTrips(trips).filter((trip) => touches(trip, month));
  const [first] = own;
  if (!first) return undefined;
  const stops = own.flatMap(({ destinationId }): Stop[] => {
    const place = places.find(({ id }) => id === destinationId);
    const coordinates = place && coordinatesOf(place);
    return place && coordinates ? [{ destinationId: place.id, ...coordinates }] : [];
  });
  const towns = withoutRepeats(
    own.map(({ destination }) => townOf(destination)),
    (one, other) => one === other,
  );
  const last = own.reduce((end, { endDate }) => (endDate > end ? endDate : end), first.endDate);
  return {
    stops: withoutRepeats(stops, (one, other) => one.destinationId === other.destinationId),
    text: `${towns.join(' → ')}, ${formatDayRange(first.startDate, last)}`,
    isRoute: towns.length > 1,
  };
};
