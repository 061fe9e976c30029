import { dayCount, formatDay, formatDayRange, formatShortDay } from './dates';

describe('calendar days', () => {
  it('reads the same in every time zone, with the year or without', () => {
    expect(formatDay('2027-01-01')).toBe('Jan 1, 2027');
    expect(formatShortDay('2027-12-31')).toBe('Dec 31');
  });

  it('names the years of a range only when they differ', () => {
    expect(formatDayRange('2027-03-24', '2027-04-07')).toBe('Mar 24 - Apr 7');
    expect(formatDayRange('2027-12-28', '2028-01-03')).toBe('Dec 28, 2027 - Jan 3, 2028');
  });

  it('counts both ends of a trip, also across a change of the clocks', () => {
    expect(dayCount('2027-03-24', '2027-03-24')).toBe(1);
    expect(dayCount('2027-03-24', '2027-04-07')).toBe(15);
  });
});
