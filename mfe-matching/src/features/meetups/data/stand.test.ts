import { meetupOf } from '@wayfellow/web/testing';
import { standOf } from './stand';
import { closingText, leftText, lengthText } from './words';

// In Lisbon, where it is 10:00 in winter when it is 10:00 UTC, and in summer when it is 09:00 UTC.
const winter = meetupOf({ day: '2026-12-03', time: '10:00' });
const summer = meetupOf({ day: '2026-07-03', time: '10:00' });
// Clocks show half past one twice that night.
const autumn = meetupOf({ day: '2027-10-31', time: '01:30' });
const tokyo = meetupOf({ day: '2026-12-03', time: '10:00', zone: 'Asia/Tokyo' });

test.each([
  ['2026-12-03T08:59:59Z', winter, 'free'],
  ['2026-12-03T09:00:00Z', winter, 'closed'],
  ['2026-12-03T09:59:59Z', winter, 'closed'],
  ['2026-12-03T10:00:00Z', winter, 'begun'],
  ['2026-07-03T07:59:59Z', summer, 'free'],
  ['2026-07-03T08:00:00Z', summer, 'closed'],
  ['2027-10-31T00:29:59Z', autumn, 'closed'],
  ['2027-10-31T00:30:00Z', autumn, 'begun'],
  ['2027-10-31T01:05:00Z', autumn, 'begun'],
  ['2026-12-02T23:59:59Z', tokyo, 'free'],
  ['2026-12-03T00:00:00Z', tokyo, 'closed'],
  ['2026-12-03T01:00:00Z', tokyo, 'begun'],
])('at %s joining ends an hour before the clock of the place says so', (now, meetup, stand) => {
  expect(standOf(meetup, new Date(now))).toBe(stand);
});

test.each([
  [{ state: 'closed' as const }, 'closed'],
  [{ joined: 5 }, 'full'],
  [{ joined: 5, myState: 'joined' as const }, 'going'],
  [{ state: 'closed' as const, myState: 'joined' as const }, 'going'],
  [{ state: 'cancelled' as const, myState: 'host' as const }, 'cancelled'],
])('of a meetup with %j it says %s', (changes, stand) => {
  expect(standOf(meetupOf(changes))).toBe(stand);
});

test.each([
  [{ time: '10:00' }, '09:00 on the day'],
  [{ time: '01:05' }, '00:05 on the day'],
  [{ time: '00:30' }, '23:30 the day before'],
])('joining a meetup at %j closes at %s', (meetup, text) => {
  expect(closingText(meetup)).toBe(text);
});

test('lengths and places in words', () => {
  expect([30, 60, 90, 180].map(lengthText)).toEqual(['30 minutes', '1 hour', '1 hour 30 minutes', '3 hours']);
  expect([4, 5, 6].map((joined) => leftText({ joined, capacity: 5 }))).toEqual([
    '1 place left',
    'No place left',
    'No place left',
  ]);
});
