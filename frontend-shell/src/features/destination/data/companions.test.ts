import { companionsText, whoIs } from './companions';

const people = ['Priya Raman', 'Haruto Ishida'].map((name, id) => ({ id, name, profileImage: null }));

test.each([
  [people.slice(0, 1), 1, 'Priya is'],
  [people, 2, 'Priya and Haruto are'],
  [people, 3, 'Priya, Haruto and 1 other are'],
  [people, 11, 'Priya, Haruto and 9 others are'],
])('%j of %i: %s', (named, count, text) => expect(whoIs({ people: named, count })).toBe(text));

test('without a trip of one’s own there are no days to meet on', () => {
  expect(companionsText(null)).toBe('Add your days and see whose meet yours.');
});

test('nobody else on these days is said', () => {
  expect(companionsText({ startDate: '2999-01-02', endDate: '2999-01-05', count: 0, people: [] })).toMatch(
    /^Nobody else has planned the days of your trip yet, Jan 2/,
  );
});
