import type { TripCrossingsView } from '@wayfellow/contracts';
import { companionOf } from './companions';

const boardOf = (destination: string, startDate: string, endDate: string, days: [string, string]) =>
  ({
    trip: { destination, startDate, endDate },
    top: [
      { id: 9, name: 'Priya Raman', bars: [{ km: 0, startDate: days[0], endDate: days[1] }], alsoIn: [] },
    ],
  }) as unknown as TripCrossingsView;

test('somebody goes along who is there on days in a row, at two stops', () => {
  const lisbon = (last: string) => boardOf('Lisbon', '2026-12-03', '2026-12-07', ['2026-12-06', last]);
  const seville = (first: string) => boardOf('Seville', '2026-12-07', '2026-12-10', [first, '2026-12-09']);
  expect(companionOf([lisbon('2026-12-07'), seville('2026-12-07')])).toEqual({
    name: 'Priya Raman',
    towns: ['Lisbon', 'Seville'],
    days: 4,
  });
});

test('nobody does who shares single days', () => {
  const lisbon = boardOf('Lisbon', '2026-12-03', '2026-12-07', ['2026-12-03', '2026-12-03']);
  const seville = boardOf('Seville', '2026-12-07', '2026-12-10', ['2026-12-09', '2026-12-09']);
  expect(companionOf([lisbon, seville])).toBeUndefined();
});
