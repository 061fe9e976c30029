import type { DestinationView, RouteView } from '@wayfellow/contracts';
import {
  daysOf,
  draftOf,
  inputOf,
  newDraft,
  withDestinations,
  withLength,
  withStart,
  withStop,
  withTitle,
  withWords,
} from './route-draft';

const today = '2999-11-01';
const days = [
  { startDate: '2999-12-03', endDate: '2999-12-08' },
  // Edited alone: it begins before the one in front of it ends.
  { startDate: '2999-12-07', endDate: '2999-12-10' },
];
const route = {
  version: 1,
  title: null,
  startDate: '2999-12-03',
  trips: days.map((range, i) => ({ id: i + 1, destination: `Stop ${i}`, destinationId: null, ...range })),
} as unknown as RouteView;
const words = { description: 'Trains', isQuiet: true };

test.each([
  ['a name', withTitle(draftOf(route), 'South by train')],
  ['words of a stop', withWords(draftOf(route), 1, words)],
])('%s moves no stop, also where two share a day', (_, draft) => {
  expect(draft.isChanged).toBe(true);
  expect(daysOf(draft, today)).toMatchObject(days);
  expect(inputOf(draft).stops.map(({ nights, freeDays }) => [nights, freeDays])).toEqual([
    [5, 0],
    [3, -1],
  ]);
});

test.each([
  ['another length', withLength(draftOf(route), 1, { nights: 4 }), '2999-12-12'],
  ['another first day', withStart(draftOf(route), '2999-12-04'), '2999-12-12'],
])('%s has the stops follow each other', (_, draft, end) => {
  const [first, second] = daysOf(draft, today);
  expect(second).toEqual({ startDate: first?.endDate, endDate: end });
  expect(inputOf(draft).stops[1]?.freeDays).toBe(0);
});

test('a stop in own words is at the destination that it names, also in plain letters', () => {
  const tromso = { id: 7, name: 'Tromsø, Norway', imageUrl: null } as DestinationView;
  const place = { destination: ' tromso, norway', destinationId: null, coverImage: null };
  const draft = withStop(newDraft(), place, 2);
  expect(withDestinations(draft, [tromso]).stops).toMatchObject([
    { destination: tromso.name, destinationId: 7 },
  ]);
});
