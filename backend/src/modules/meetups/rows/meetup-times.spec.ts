import { timeIn } from '@wayfellow/contracts';
import { momentOf, offsetIn, timesOf, whenText } from './meetup-times.js';

/** The days on which clocks change, in three zones: which time is when, in UTC. */
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
  ['Asia/Kathmandu', '2027-05-01', '08:00', '2027-05-01T02:15:00.000Z'],
];

test.each(days)('in %s, on %s, %s is %s', (zone, day, time, moment) => {
  expect(momentOf(day, time, zone).toISOString()).toBe(moment);
  expect(timeIn(zone, new Date(moment))).toBe(time);
});

test('of a time that clocks show twice it is the first', () => {
  expect(momentOf('2027-10-31', '01:30', 'Europe/Lisbon').toISOString()).toBe('2027-10-31T00:30:00.000Z');
  expect(momentOf('2027-11-07', '01:30', 'America/New_York').toISOString()).toBe('2027-11-07T05:30:00.000Z');
  expect(momentOf('2027-04-04', '01:45', 'Australia/Lord_Howe').toISOString()).toBe(
    '2027-04-03T14:45:00.000Z',
  );
});

test('a time that clocks skip is as much later as they are set forward', () => {
  expect(momentOf('2027-03-28', '01:30', 'Europe/Lisbon').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(momentOf('2027-03-14', '02:30', 'America/New_York').toISOString()).toBe('2027-03-14T07:30:00.000Z');
  expect(momentOf('2027-10-03', '02:15', 'Australia/Lord_Howe').toISOString()).toBe(
    '2027-10-02T15:45:00.000Z',
  );
});

test('it ends when its minutes are over, also on the night when clocks change', () => {
  const { startsAt, endsAt } = timesOf('2027-10-31', '00:30', 120, 'Europe/Lisbon');
  expect(endsAt.getTime() - startsAt.getTime()).toBe(120 * 60_000);
  expect(timeIn('Europe/Lisbon', endsAt)).toBe('01:30');
});

test('one is reminded at six in the evening before, by the clocks of the place', () => {
  expect(timesOf('2027-03-29', '10:00', 60, 'Europe/Lisbon').remindAt.toISOString()).toBe(
    '2027-03-28T17:00:00.000Z',
  );
  expect(timesOf('2027-03-28', '10:00', 60, 'Europe/Lisbon').remindAt.toISOString()).toBe(
    '2027-03-27T18:00:00.000Z',
  );
});

test('when it is, is told by the clocks of its place', () => {
  expect(whenText('2026-12-04', 'Asia/Tokyo', new Date('2026-12-03T23:30:00Z'))).toBe('Fri, Dec 4, 08:30');
});

test('a distance from UTC is written as calendars do', () => {
  const moment = new Date('2027-01-15T12:00:00Z');
  expect(offsetIn('Asia/Kathmandu', moment)).toBe('+0545');
  expect(offsetIn('America/St_Johns', moment)).toBe('-0330');
  expect(offsetIn('Europe/Lisbon', moment)).toBe('+0000');
});
