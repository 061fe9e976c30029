import { addDays } from '../calendar.js';
import { rules } from '../inputs/rules.js';
import { limits } from '../limits.js';
import { boardProblems, visitorDaysProblems } from './crossings.js';

const start = '2028-02-20';
const tripOf = (days: number) => ({ startDate: start, endDate: addDays(start, days - 1) });

test('the distances that a query takes are those of the limits', () => {
  const { nearKm } = limits.crossings;
  expect(rules.near.values).toEqual(nearKm.map(String));
  expect(rules.near.text).toBe(`Choose ${nearKm.slice(0, -1).join(', ')} or ${nearKm.at(-1)} km`);
});

test('nearby is offered for trips up to 31 days, over a leap day too', () => {
  expect(boardProblems(tripOf(31), { near: 25 })).toEqual({});
  expect(boardProblems(tripOf(32), { near: 0 })).toEqual({});
  expect(boardProblems(tripOf(32), { near: 25 })).toEqual({
    near: 'Nearby counts for trips up to 31 days.',
  });
});

test.each([
  [-1, { from: 'Choose a day of this trip' }],
  [0, {}],
  [99, {}],
  [100, { from: 'Choose a day of this trip' }],
])('a board from day %i of a trip of a hundred days: %j', (offset, problems) => {
  expect(boardProblems(tripOf(100), { from: addDays(start, offset), near: 0 })).toEqual(problems);
});

test('a visitor asks for both days, in order, not over, 31 at most', () => {
  const ask = (input: { startDate?: string; endDate?: string }, today = start) =>
    visitorDaysProblems(input, today);
  expect(ask({ endDate: start })).toEqual({ startDate: 'Please choose both dates' });
  expect(ask({ startDate: start })).toEqual({ endDate: 'Please choose both dates' });
  expect(ask({ startDate: start, endDate: addDays(start, -1) })).toEqual({
    endDate: 'End date must be on or after the start date',
  });
  expect(ask(tripOf(31))).toEqual({});
  expect(ask(tripOf(32))).toEqual({ endDate: 'Ask for at most 31 days' });
  expect(ask(tripOf(3), addDays(start, 2))).toEqual({});
  expect(ask(tripOf(3), addDays(start, 3))).toEqual({ endDate: 'A trip cannot end in the past' });
});
