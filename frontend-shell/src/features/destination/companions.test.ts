import type { DestinationTravellerView } from '@wayfellow/contracts';
import { companionsOf, listed } from './companions';

const today = '2027-03-01';
const trip = {
  id: 1,
  destination: 'Japan',
  destinationId: 2,
  coverImage: null,
  startDate: '2027-03-20',
  endDate: '2027-04-04',
  description: null,
};
const traveler = (name: string, startDate: string, endDate: string, connection = 'none') =>
  ({ name, startDate, endDate, connection }) as DestinationTravellerView;

test('those count who are there on at least one day of the trip; oneself does not', () => {
  const travelers = [
    traveler('Priya Raman', '2027-03-01', '2027-03-20'),
    traveler('Haruto Ishida', '2027-04-04', '2027-04-09'),
    traveler('Early Bird', '2027-03-01', '2027-03-19'),
    traveler('Ana Duarte', '2027-03-20', '2027-04-04', 'self'),
  ];
  expect(companionsOf([trip], 2, travelers, today)).toEqual({ trip, names: ['Priya', 'Haruto'] });
});

test('a trip elsewhere or one that is over has no companions', () => {
  expect(companionsOf([trip], 3, [], today)).toBeUndefined();
  expect(companionsOf([trip], 2, [], '2027-04-05')).toBeUndefined();
});

test.each([
  [['Priya'], 'Priya'],
  [['Priya', 'Haruto'], 'Priya and Haruto'],
  [['Priya', 'Haruto', 'Wen'], 'Priya, Haruto and 1 other'],
  [['Priya', 'Haruto', 'Wen', 'Bo'], 'Priya, Haruto and 2 others'],
])('%j are listed as %s', (names, text) => expect(listed(names)).toBe(text));
