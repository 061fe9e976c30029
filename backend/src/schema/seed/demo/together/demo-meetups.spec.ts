import { readDemoMeetups } from './demo-meetups.js';
import { readDemoTravelers } from '../demo-travelers.js';

const travelers = readDemoTravelers();

test('there are six meetups, and whoever is in one is there on its day', () => {
  const meetups = readDemoMeetups();
  expect(meetups).toHaveLength(6);
  for (const { host, joined, waiting, place, startsIn } of meetups)
    for (const username of [host, ...joined, ...waiting]) {
      const trips = travelers.find((one) => one.username === username)?.trips ?? [];
      const isThere = trips.some(
        (trip) =>
          trip.destination === place && trip.startsIn <= startsIn && startsIn < trip.startsIn + trip.days,
      );
      expect([username, place, isThere]).toEqual([username, place, true]);
    }
});

test('somebody waits only where all places are taken, and no place is taken twice', () => {
  for (const { joined, waiting, capacity } of readDemoMeetups()) {
    expect(joined.length).toBeLessThanOrEqual(capacity);
    if (waiting.length > 0) expect(joined).toHaveLength(capacity);
    expect(new Set([...joined, ...waiting]).size).toBe(joined.length + waiting.length);
  }
});
