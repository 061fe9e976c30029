import type { MeetupView, TripView } from '@wayfellow/contracts';

/** The viewer's trip that covers the day of a meetup: to its place, or to any where the meetup is nearby. */
export const tripThere = (
  { day, destination, km }: Pick<MeetupView, 'day' | 'destination' | 'km'>,
  trips: readonly TripView[],
): TripView | undefined => {
  const then = trips.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return then.find((trip) => trip.destination === destination) ?? (km === 0 ? undefined : then[0]);
};
