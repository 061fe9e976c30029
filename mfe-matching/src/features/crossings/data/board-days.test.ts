import { type CountView, type DayCountView, addDays, limits } from '@wayfellow/contracts';
import { dayCountsOf, exactly } from '@wayfellow/web/testing';
import { aheadOf, columnsOf, fullestOf, joined, mineOf, stretchOf } from './board-days';

const few: CountView = { value: null, isAtLeast: false };
const trip = { startDate: '2999-12-03', endDate: '2999-12-07' };
const tripOfDays = (days: number) => ({ ...trip, endDate: addDays(trip.startDate, days - 1) });
const ranges = (columns: { startDate: string; endDate: string }[]) =>
  columns.map(({ startDate, endDate }) => [startDate, endDate]);

test('a trip of up to a month has a column a day, of which the viewer’s fullest stands out', () => {
  const columns = columnsOf(dayCountsOf(trip, [90, 1, 2, 7, 7, 3, 0, 80]), limits.crossings.nearDays);
  expect(columns.map(({ count: { value } }) => value)).toEqual([90, 1, 2, 7, 7, 3, 0, 80, 0]);
  expect(columns.map(({ isMine }) => isMine)).toEqual([
    ...[false, false],
    ...[true, true, true, true, true],
    ...[false, false],
  ]);
  expect(columns.filter(({ isFullest }) => isFullest).map(({ startDate }) => startDate)).toEqual([
    '2999-12-04',
  ]);
});

test.each([
  [31, 35],
  [32, 5],
])('a trip of %i days has %i columns', (days, columns) => {
  expect(columnsOf(dayCountsOf(tripOfDays(days), []), limits.crossings.nearDays)).toHaveLength(columns);
});

test('a week counts as its fullest day, and a rest of a few days belongs to the week before', () => {
  const days = dayCountsOf(tripOfDays(40), [0, 0, 1, 5, 2, 0, 0, few, 0, 0, 0, 0, 0, 0, 3]);
  const columns = columnsOf(days, limits.crossings.nearDays);
  expect(days).toHaveLength(44);
  expect(columns.map(({ span }) => span)).toEqual([7, 7, 7, 7, 7, 9]);
  expect(columns.map(({ count }) => count)).toEqual([
    exactly(5),
    few,
    exactly(3),
    exactly(0),
    exactly(0),
    exactly(0),
  ]);
  expect(columns.map(({ isFullest }) => isFullest)).toEqual([true, false, false, false, false, false]);
  expect(ranges(columns).at(0)).toEqual(['2999-12-01', '2999-12-07']);
});

test('no day is the fullest where nobody is there, and a few are more than none', () => {
  expect(fullestOf(dayCountsOf(trip, []))).toBeUndefined();
  expect(fullestOf(dayCountsOf(trip, [0, 0, few]))?.day).toBe('2999-12-03');
  expect(fullestOf(dayCountsOf(trip, [0, 0, few, 3]))?.day).toBe('2999-12-04');
});

test('days lie where they are on the board, and are cut at its ends', () => {
  const board = { startDate: '2999-12-01', endDate: '2999-12-09' };
  const at = (startDate: string, endDate: string) => stretchOf({ startDate, endDate }, board);
  expect(at('2999-12-03', '2999-12-05')).toEqual({ at: 2, span: 3, isCutAtStart: false, isCutAtEnd: false });
  expect(at('2999-11-20', '2999-12-01')).toEqual({ at: 0, span: 1, isCutAtStart: true, isCutAtEnd: false });
  expect(at('2999-12-09', '3000-01-02')).toEqual({ at: 8, span: 1, isCutAtStart: false, isCutAtEnd: true });
  expect(at('2999-12-10', '2999-12-12')).toBeUndefined();
});

test('ranges that touch or overlap are one, over the end of a year and a leap day too', () => {
  const range = (startDate: string, endDate: string) => ({ startDate, endDate });
  expect(
    joined([
      range('2028-03-01', '2028-03-02'),
      range('2027-12-30', '2027-12-31'),
      range('2028-01-01', '2028-01-04'),
      range('2028-01-02', '2028-01-03'),
      range('2028-02-28', '2028-02-29'),
    ]),
  ).toEqual([range('2027-12-30', '2028-01-04'), range('2028-02-28', '2028-03-02')]);
});

test('the viewer’s days are those the server says, and only those that are not over are ahead', () => {
  const days: DayCountView[] = dayCountsOf(trip, []);
  expect(mineOf(days)).toEqual(trip);
  expect(mineOf([])).toBeUndefined();
  expect(aheadOf(trip, '2999-12-05')).toEqual({ ...trip, startDate: '2999-12-05' });
  expect(aheadOf(trip, '2999-12-01')).toEqual(trip);
});
