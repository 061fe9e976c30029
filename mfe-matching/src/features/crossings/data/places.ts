import { type CrossingView, type TripView, daysInclusive, sharedDays } from '@wayfellow/contracts';
import { firstNameOf } from '@wayfellow/ui';
import { type DayRange, daysTogether, joined } from './board-days';

type Bar = CrossingView['bars'][number];

/** The town without its country: 'Lisbon' for 'Lisbon, Portugal'. */
export const townOf = (place: string | undefined): string => place?.split(',')[0]?.trim() ?? '';

/** Id of the heading of a trip's board, which URLs name. */
export const boardIdOf = ({ id }: Pick<TripView, 'id'>): string => `trip-${id}`;

/** Whether a trip goes to the place of the viewer's, and not near it. */
export const isHere = ({ km, isWithin }: Bar): boolean => !km && !isWithin;

/** Where somebody nearby is: 'Sintra, 24 km', or 'in Spain' for a place that is not a point. */
export const nearbyText = ({ destination, km }: Bar): string =>
  km == null ? `in ${townOf(destination)}` : `${townOf(destination)}, ${km} km`;

/** Somebody who was with the viewer on the trip before, and how many days in a row they are together. */
export interface Companion {
  name: string;
  /** The town of the trip before. */
  from: string;
  days: number;
}

const daysInARow = (
  also: CrossingView['alsoIn'][number],
  here: readonly DayRange[],
  trip: TripView,
  trips: readonly TripView[],
): number => {
  const before = trips.find(
    ({ id, destination, startDate }) =>
      id !== trip.id && destination === also.destination && startDate < trip.startDate,
  );
  const there = before && sharedDays(before, also);
  const [first] = here;
  if (!there || !first || there.startDate >= first.startDate) return 0;
  const [row] = joined([there, ...here]);
  return row && row.endDate >= first.endDate ? daysInclusive(row.startDate, row.endDate) : 0;
};

/** Who comes to a trip with the viewer: of several, the one with the most days in a row. `mine` are its days ahead. */
export const companionOf = (
  people: readonly CrossingView[],
  trip: TripView,
  mine: DayRange,
  trips: readonly TripView[],
): Companion | undefined =>
  people
    .flatMap(({ name, bars = [], alsoIn = [] }) => {
      const here = daysTogether(bars.filter(isHere), mine);
      return alsoIn.map((also) => ({
        name: firstNameOf(name),
        from: townOf(also.destination),
        days: daysInARow(also, here, trip, trips),
      }));
    })
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.days - a.days)[0];
