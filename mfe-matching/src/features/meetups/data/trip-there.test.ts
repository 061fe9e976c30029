import type { TripView } from '@wayfellow/contracts';
import { tripThere } from './trip-there';

const days = { startDate: '2999-12-03', endDate: '2999-12-07' };
const tripTo = (destination: string): TripView => ({ ...days, destination }) as TripView;
const meetupAt = (km: number | null) => ({ day: '2999-12-05', destination: 'Lisbon, Portugal', km });

test.each([
  ['at its place', 0, 'Lisbon, Portugal', true],
  ['near it', 24, 'Sintra, Portugal', true],
  ['far from it', null, 'Tokyo, Japan', false],
  ['at its place, which the server has not read again', null, 'Lisbon, Portugal', true],
  ['moved away since the meetup was read', 0, 'Tokyo, Japan', false],
])('a trip on the day %s', (_, km, destination, isThere) => {
  expect(tripThere(meetupAt(km), [tripTo(destination)]) !== undefined).toBe(isThere);
});

test('a trip on other days is none', () => {
  const trip = { ...tripTo('Lisbon, Portugal'), startDate: '2999-12-06' };
  expect(tripThere(meetupAt(0), [trip])).toBeUndefined();
});
