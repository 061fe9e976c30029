import { momentOf, wallTimeOf, zoneOffset } from './zoned-time.js';

/** The days on which clocks change, in three zones, and other distances: which time is when, in UTC. */
const days: [zone: string, day: string, time: string, moment: string][] = [
  ['Europe/Lisbon', '2027-03-28', '00:30', '2027-03-28T00:30:00.000Z'],
  ['Europe/Lisbon', '2027-03-28', '10:00', '2027-03-28T09:00:00.000Z'],
  ['Europe/Lisbon', '2027-10-31', '10:00', '2027-10-31T10:00:00.000Z'],
  ['America/New_York', '2027-03-14', '10:00', '2027-03-14T14:00:00.000Z'],
  ['America/New_York', '2027-11-07', '00:30', '2027-11-07T04:30:00.000Z'],
  ['America/New_York', '2027-11-07', '10:00', '2027-11-07T15:00:00.000Z'],
  // Half an hour, and the other way round.
  ['Australia/Lord_Howe', '2027-04-04', '10:00', '2027-04-03T23:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-03', '10:00', '2027-10-02T23:00:00.000Z'],
  ['Asia/Kathmandu', '2027-05-01', '00:15', '2027-04-30T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01', '06:00', '2026-12-31T16:00:00.000Z'],
];

test.each(days)('in %s, on %s, %s is %s', (zone, day, time, moment) => {
  const wall = { day, time };
  expect(momentOf(wall, zone).toISOString()).toBe(moment);
  expect(wallTimeOf(new Date(moment), zone)).toEqual(wall);
});

test('of a time that clocks show twice it is the first', () => {
  expect(momentOf({ day: '2027-10-31', time: '01:30' }, 'Europe/Lisbon').toISOString()).toBe(
    '2027-10-31T00:30:00.000Z',
  );
  expect(momentOf({ day: '2027-11-07', time: '01:30' }, 'America/New_York').toISOString()).toBe(
    '2027-11-07T05:30:00.000Z',
  );
  expect(momentOf({ day: '2027-04-04', time: '01:45' }, 'Australia/Lord_Howe').toISOString()).toBe(
    '2027-04-03T14:45:00.000Z',
  );
});

test('a time that clocks skip is as much later as they are set forward', () => {
  expect(momentOf({ day: '2027-03-28', time: '01:30' }, 'Europe/Lisbon').toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  );
  expect(momentOf({ day: '2027-03-14', time: '02:30' }, 'America/New_York').toISOString()).toBe(
    '2027-03-14T07:30:00.000Z',
  );
  expect(momentOf({ day: '2027-10-03', time: '02:15' }, 'Australia/Lord_Howe').toISOString()).toBe(
    '2027-10-02T15:45:00.000Z',
  );
});

test('what is later by some minutes stays so when clocks change in between', () => {
  const start = momentOf({ day: '2027-10-31', time: '01:30' }, 'Europe/Berlin');
  const later = new Date(start.getTime() + 150 * 60_000);
  expect(wallTimeOf(later, 'Europe/Berlin')).toEqual({ day: '2027-10-31', time: '03:00' });
});

test.each([
  ['Europe/Lisbon', '2027-10-31T00:59:59.999Z', 60],
  ['Europe/Lisbon', '2027-10-31T01:00:00.000Z', 0],
  ['America/St_Johns', '2027-01-15T12:00:30.000Z', -210],
])('clocks in %s are at %s ahead of UTC by %i minutes', (zone, moment, minutes) => {
  expect(zoneOffset(zone, new Date(moment))).toBe(minutes);
});

it.each([
  ['0002-12-01', '19:00'],
  ['0202-12-01', '19:00'],
  ['2027-02-30', '19:00'],
  ['2027-03-24', '25:00'],
  ['', ''],
])('knows no moment of what is no day or no time: %s %s', (day, time) => {
  expect(momentOf({ day, time }, 'Asia/Tokyo').getTime()).toBeNaN();
});
