import { addDays } from '@wayfellow/contracts';
import { dayCounts, exact } from './counts.js';
import { windowOf, withMargins } from './windows.js';

const trip = { startDate: '2028-02-01', endDate: '2028-12-31' };

test('a window begins with the trip, today or the day asked for, whichever is last, and has 60 days', () => {
  expect(windowOf(trip, '2028-01-01')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-03-31' });
  expect(windowOf(trip, '2028-02-10')).toEqual({ firstDay: '2028-02-10', lastDay: '2028-04-09' });
  expect(windowOf(trip, '2028-02-10', '2028-02-05').firstDay).toBe('2028-02-10');
  expect(windowOf(trip, '2028-02-10', '2028-12-01')).toEqual({
    firstDay: '2028-12-01',
    lastDay: '2028-12-31',
  });
});

test('it has two days more on either side, over the end of a year and a leap day, and none that is over', () => {
  const turn = { firstDay: '2028-01-01', lastDay: '2028-02-28' };
  expect(withMargins(turn, '2027-06-01')).toEqual({ firstDay: '2027-12-30', lastDay: '2028-03-01' });
  expect(withMargins(turn, '2027-12-31').firstDay).toBe('2027-12-31');
  expect(withMargins(turn, '2028-01-01').firstDay).toBe('2028-01-01');
});

test('days on which nothing changes count as the day before, and as nobody before the first', () => {
  const firstDay = '2028-02-27';
  const rows = [
    { day: '2028-02-20', count: 4, total: 6 },
    { day: '2028-02-28', count: 6, total: 6 },
    { day: '2028-03-02', count: 0, total: 6 },
  ];
  const window = { firstDay, lastDay: '2028-03-02' };
  const counts = dayCounts(rows, window, (day) => day === firstDay, exact);
  expect(counts.map(({ day, count, isMine }) => [day, count.value, isMine])).toEqual([
    ['2028-02-27', 4, true],
    ['2028-02-28', 6, false],
    ['2028-02-29', 6, false],
    ['2028-03-01', 6, false],
    ['2028-03-02', 0, false],
  ]);
  expect(dayCounts([], { firstDay, lastDay: addDays(firstDay, 1) }, () => false, exact)).toHaveLength(2);
});
