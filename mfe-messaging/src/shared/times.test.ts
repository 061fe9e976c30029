import { briefTime, dayLabel, readTime } from './times';

const now = new Date('2027-03-24T20:00');

test.each([
  ['2027-03-24', 'Today'],
  ['2027-03-23', 'Yesterday'],
  ['2027-03-18', 'Thursday'],
  ['2027-03-17', 'Mar 17'],
  ['2026-11-09', 'Nov 9, 2026'],
])('the day %s is called %s', (day, label) => expect(dayLabel(day, now)).toBe(label));

test.each([
  ['2027-03-24T09:05', '09:05'],
  ['2027-03-23T09:05', 'Tue'],
  ['2027-03-17T09:05', 'Mar 17'],
  ['2026-11-09T09:05', 'Nov 9, 2026'],
])('a conversation of %s shows %s', (instant, label) =>
  expect(briefTime(new Date(instant).toISOString(), now)).toBe(label),
);

test.each([
  ['2027-03-24T18:04', '2027-03-24T18:21', '18:21'],
  ['2027-03-23T23:50', '2027-03-24T00:10', 'Mar 24, 00:10'],
  ['2026-11-09T09:05', '2026-11-10T07:00', 'Nov 10, 2026, 07:00'],
])('a message of %s that was read at %s says %s', (written, read, text) =>
  expect(readTime(new Date(written).toISOString(), new Date(read).toISOString(), now)).toBe(text),
);
