import {
  type CalendarDay,
  type DestinationTravellerView,
  type TripView,
  sharedDays,
  todayUtc,
} from '@wayfellow/contracts';

/** A trip of the viewer's to a place, and who is there on some of its days. */
export interface Companions {
  trip: { startDate: CalendarDay; endDate: CalendarDay };
  names: string[];
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Who is at a destination on the days of the viewer's next trip there; undefined where no such trip is planned. */
export const companionsOf = (
  trips: readonly TripView[],
  destinationId: number,
  travelers: readonly DestinationTravellerView[],
  today = todayUtc(),
): Companions | undefined => {
  const trip = trips.find((one) => one.destinationId === destinationId && one.endDate >= today);
  if (!trip) return undefined;
  const others = travelers.filter((one) => one.connection !== 'self' && sharedDays(one, trip));
  return { trip, names: others.map(({ name }) => firstName(name)) };
};

/** 'Priya, Haruto and 9 others', 'Priya and Haruto', 'Priya'. */
export const listed = (names: readonly string[]): string => {
  const [first = '', second = ''] = names;
  if (names.length < 3) return names.join(' and ');
  const rest = names.length - 2;
  return `${first}, ${second} and ${rest === 1 ? '1 other' : `${rest} others`}`;
};
