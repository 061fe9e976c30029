import type { CalendarDay } from '@wayfellow/contracts';
import { cityOf, momentOf, wallTimeOf } from './zoned-time';

it.each([
  ['Asia/Tokyo', '2027-03-24', '19:00', '2027-03-24T10:00:00.000Z'],
  ['Asia/Kathmandu', '2027-03-24', '00:15', '2027-03-23T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01', '06:00', '2026-12-31T16:00:00.000Z'],
  ['America/New_York', '2027-03-13', '23:00', '2027-03-14T04:00:00.000Z'],
  ['America/New_York', '2027-03-14', '23:00', '2027-03-15T03:00:00.000Z'],
  ['Europe/Lisbon', '2027-10-30', '20:00', '2027-10-30T19:00:00.000Z'],
  ['Europe/Lisbon', '2027-10-31', '20:00', '2027-10-31T20:00:00.000Z'],
])('in %s, %s at %s is %s, and back', (zone, day, time, moment) => {
  const wall = { day: day as CalendarDay, time };
  expect(momentOf(wall, zone).toISOString()).toBe(moment);
  expect(wallTimeOf(new Date(moment), zone)).toEqual(wall);
});

it('a time that clocks skip is the hour after, and one that comes twice the second', () => {
  const skipped = momentOf({ day: '2027-03-28', time: '02:30' }, 'Europe/Berlin');
  expect(wallTimeOf(skipped, 'Europe/Berlin').time).toBe('03:30');
  const twice = momentOf({ day: '2027-10-31', time: '02:30' }, 'Europe/Berlin');
  expect(twice.toISOString()).toBe('2027-10-31T01:30:00.000Z');
});

it('a check-in two and a half hours later keeps its distance when clocks change in between', () => {
  const start = momentOf({ day: '2027-10-31', time: '01:30' }, 'Europe/Berlin');
  const later = new Date(start.getTime() + 150 * 60_000);
  expect(wallTimeOf(later, 'Europe/Berlin').time).toBe('03:00');
});

it('names the city of a zone', () => expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires'));
