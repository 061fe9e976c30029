import type { MeetupView, TripView } from '@wayfellow/contracts';

/** The viewer's trip that covers the day of a meetup: to its place, or to one that is near it (`km` of the meetup). */
export const tripThere = (
  { day, destination, km }: Pick<MeetupView, 'day' | 'destination' | 'km'>,
  trips: readonly TripView[],
): TripView | undefined => {
  const then = trips.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const isElsewhere = km === 0 || km === null;
  return then.find((trip) => trip.destination === destination) ?? (isElsewhere ? undefined : then[0]);
};
