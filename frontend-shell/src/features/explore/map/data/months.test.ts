import { monthName, shortMonth, shownMonths, touches } from './months';

test('the months go on into the next year, and begin with the month of any day', () => {
  const months = shownMonths('2026-11-30');
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(months.at(-1)).toBe('2027-10');
  expect(shownMonths('2026-11-01')).toEqual(months);
  expect(shownMonths('2028-01-31').slice(0, 3)).toEqual(['2028-01', '2028-02', '2028-03']);
  expect(shownMonths('2026-12-31')[1]).toBe('2027-01');
});

test('no month is lost or doubled where clocks change, from whichever day one looks', () => {
  for (const today of ['2027-03-28', '2027-03-31', '2027-10-31', '2027-12-31', '2028-02-29']) {
    const months = shownMonths(today);
    expect(months[0]).toBe(today.slice(0, 7));
    expect(new Set(months.map(shortMonth)).size).toBe(12);
    expect([...months].sort()).toEqual(months);
  }
  expect(monthName('2027-03')).toBe('March 2027');
  expect(shortMonth('2027-01')).toBe('Jan');
});

test.each([
  ['2026-12-01', '2026-12-01', true],
  ['2026-11-02', '2027-02-01', true],
  ['2026-11-02', '2026-11-30', false],
  ['2027-01-01', '2027-01-02', false],
  ['2026-12-31', '2027-01-02', true],
])('days from %s to %s touch December: %p', (startDate, endDate, expected) => {
  expect(touches({ startDate, endDate }, '2026-12')).toBe(expected);
});
