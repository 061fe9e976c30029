import { endOfQuietHours, hourIn } from './quiet-hours.js';

const nights = { isQuiet: true, quietFrom: 22, quietUntil: 7, zone: 'Europe/Stockholm' };
const endOf = (moment: string, hours = {}) =>
  endOfQuietHours(new Date(moment), { ...nights, ...hours })?.toISOString();

test.each([
  ['in winter', '2026-01-15T21:30:00Z', '2026-01-16T06:00:00.000Z'],
  ['in summer', '2026-07-15T20:00:00Z', '2026-07-16T05:00:00.000Z'],
  ['after midnight', '2026-01-15T23:59:59Z', '2026-01-16T06:00:00.000Z'],
  ['in their last second', '2026-01-16T05:59:59Z', '2026-01-16T06:00:00.000Z'],
  ['in the night that loses an hour', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['in the night that gains an hour', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
])('quiet hours end at seven, local time: %s', (_, moment, end) => {
  expect(endOf(moment)).toBe(end);
});

test.each(['2026-01-15T20:59:59Z', '2026-01-16T06:00:00Z', '2026-07-15T12:00:00Z'])(
  '%s is not quiet',
  (moment) => {
    expect(endOf(moment)).toBeUndefined();
  },
);

test('an end that the clock skips is the first moment after it', () => {
  expect(endOf('2026-03-28T23:30:00Z', { quietFrom: 0, quietUntil: 2 })).toBe('2026-03-29T01:00:00.000Z');
});

test('in zones of half and quarter hours, they end on the local hour', () => {
  expect(endOf('2026-01-15T18:00:00Z', { zone: 'Asia/Kathmandu' })).toBe('2026-01-16T01:15:00.000Z');
});

test('without a zone they are those of UTC; there are none where they are off or empty', () => {
  expect(endOf('2026-01-15T23:00:00Z', { zone: null })).toBe('2026-01-16T07:00:00.000Z');
  expect(endOf('2026-01-15T23:00:00Z', { isQuiet: false })).toBeUndefined();
  expect(endOf('2026-01-15T23:00:00Z', { quietFrom: 23, quietUntil: 23, zone: null })).toBeUndefined();
});

test('all hours but one end', () => {
  expect(endOf('2026-10-24T08:00:00Z', { quietFrom: 8, quietUntil: 7 })).toBe('2026-10-25T06:00:00.000Z');
});

test('midnight is hour 0', () => {
  expect(hourIn('Europe/Stockholm', new Date('2026-01-15T23:00:00Z'))).toBe(0);
});
