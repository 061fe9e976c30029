import { timeIn } from '@wayfellow/contracts';
import { offsetIn, timesOf, whenText } from './meetup-times.js';

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
  const tokyo = { zone: 'Asia/Tokyo', hostsZone: null };
  const startsAt = new Date('2026-12-03T23:30:00Z');
  expect(whenText('2026-12-04', tokyo, startsAt)).toBe('Fri, Dec 4, 08:30');
  expect(whenText('2026-12-04', { ...tokyo, hostsZone: 'Asia/Tokyo' }, startsAt)).toBe(
    'Fri, Dec 4, 08:30 (Asia/Tokyo time)',
  );
});

test('a distance from UTC is written as calendars do', () => {
  const moment = new Date('2027-01-15T12:00:00Z');
  expect(offsetIn('Asia/Kathmandu', moment)).toBe('+0545');
  expect(offsetIn('America/St_Johns', moment)).toBe('-0330');
  expect(offsetIn('Europe/Lisbon', moment)).toBe('+0000');
});
