import { addDays, daysInclusive } from '../calendar.js';
import { routeTexts } from './route-rules.js';
import { inputs } from '../inputs/inputs.js';
import { problemsOf } from '../inputs/rule.js';
import { tripTexts } from '../inputs/trip-checks.js';
import { problems } from '../problems.js';
import {
  moveStop,
  routeFlaws,
  routeLine,
  routeProblems,
  shortDays,
  stopDays,
  stopLengths,
} from './routes.js';

const today = '2026-11-20';
const stop = (destination: string, nights: number, freeDays = 0) => ({ destination, nights, freeDays });
const lisbon = stop('Lisbon, Portugal', 4);
const seville = stop('Seville, Spain', 3);
const granada = stop('Granada, Spain', 2);
const planned = (stops: ReturnType<typeof stop>[], startDate = '2026-12-03') =>
  stopDays(startDate, stops, today).map((days, i) => ({ ...stops[i]!, ...days }));

/** Numbers that are the same each time. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

test('a stop ends after its nights, and the next begins on that day', () => {
  expect(stopDays('2026-12-03', [lisbon, seville, granada], today)).toEqual([
    { startDate: '2026-12-03', endDate: '2026-12-07' },
    { startDate: '2026-12-07', endDate: '2026-12-10' },
    { startDate: '2026-12-10', endDate: '2026-12-12' },
  ]);
});

test('1,000 random moves keep the nights of each stop and the first day', () => {
  const random = randomOf(11);
  for (let round = 0; round < 1_000; round += 1) {
    const stops = Array.from({ length: 2 + random(19) }, (_, i) =>
      stop(`Stop ${i}`, random(30), random(3) === 0 ? random(10) : 0),
    );
    const [from, to] = [random(stops.length), random(stops.length)];
    const moved = moveStop(stops, from, to);
    expect(moved[to]).toBe(stops[from]);
    expect(moved.filter((one) => one !== stops[from])).toEqual(stops.filter((one) => one !== stops[from]));
    const days = planned(moved);
    expect(days[0]?.startDate).toBe('2026-12-03');
    days.forEach(({ startDate, endDate, nights, freeDays }, i) => {
      expect(daysInclusive(startDate, endDate)).toBe(nights + 1);
      const before = days[i - 1];
      if (before) expect(startDate).toBe(addDays(before.endDate, freeDays));
    });
    const again = stopLengths(days);
    expect(again.map(({ nights }) => nights)).toEqual(moved.map(({ nights }) => nights));
    expect(again.slice(1).map(({ freeDays }) => freeDays)).toEqual(
      moved.slice(1).map(({ freeDays }) => freeDays),
    );
  }
});

test('days that two trips share stay so, but no stop begins before the one in front of it', () => {
  const trips = [
    { startDate: '2026-12-03', endDate: '2026-12-08' },
    { startDate: '2026-12-07', endDate: '2026-12-10' },
  ];
  const lengths = stopLengths(trips);
  expect(lengths[1]).toEqual({ nights: 3, freeDays: -1 });
  expect(stopDays('2026-12-03', lengths, today)).toEqual(trips);
  const sharing = (freeDays: number) =>
    routeProblems('2026-12-03', [stop('Lisbon', 5), stop('Seville', 3, freeDays)], today);
  expect(sharing(-5)).toEqual({});
  expect(sharing(-6)).toEqual({ 'stops.1.freeDays': routeTexts.freeDays });
  expect(routeProblems('2026-12-03', [stop('Lisbon', 5, -1)], today)).toEqual({});
});

test('a stop that has begun stays where it began, and what follows goes on from it', () => {
  const begun = { ...lisbon, trip: { startDate: '2026-11-18', endDate: '2026-11-21' } };
  expect(stopDays('2026-12-03', [begun, seville], today)).toEqual([
    { startDate: '2026-11-18', endDate: '2026-11-22' },
    { startDate: '2026-11-22', endDate: '2026-11-25' },
  ]);
});

test.each([
  [[lisbon, seville, granada], '2026-12-03', 'Lisbon Dec 3-7 → Seville Dec 7-10 → Granada Dec 10-12'],
  [[lisbon], '2026-11-28', 'Lisbon Nov 28-Dec 2'],
  [[lisbon, seville], '2026-12-29', 'Lisbon Dec 29-Jan 2, 2027 → Seville Jan 2-5, 2027'],
  [[stop('A beach', 0)], '2026-12-03', 'A beach Dec 3'],
])('the line of %j from %s', (stops, startDate, line) => {
  expect(routeLine(planned(stops, startDate), today)).toBe(line);
});

test('days are named with their month and year where these are others', () => {
  expect(shortDays({ startDate: '2027-03-01', endDate: '2027-03-01' }, today)).toBe('Mar 1, 2027');
});

const days = (startDate: string, endDate: string) => ({ startDate, endDate });

test('gaps and overlaps are found, and one who leaves and arrives on a day plans it once', () => {
  expect(routeFlaws([days('2026-12-03', '2026-12-07'), days('2026-12-07', '2026-12-10')])).toEqual([]);
  expect(routeFlaws([days('2026-12-03', '2026-12-07'), days('2026-12-10', '2026-12-12')])).toEqual([
    { kind: 'gap', index: 1, ...days('2026-12-07', '2026-12-10') },
  ]);
  expect(routeFlaws([days('2026-12-03', '2026-12-08'), days('2026-12-07', '2026-12-10')])).toEqual([
    { kind: 'overlap', index: 1, ...days('2026-12-08', '2026-12-08') },
  ]);
  expect(routeFlaws([days('2026-12-03', '2026-12-08'), days('2026-12-05', '2026-12-05')])).toEqual([
    { kind: 'overlap', index: 1, ...days('2026-12-05', '2026-12-05') },
  ]);
});

test('a route is refused with the texts of its stops', () => {
  expect(routeProblems('2026-12-03', [lisbon, stop('', 3)], today)).toEqual({
    'stops.1.destination': tripTexts.destination,
  });
  expect(routeProblems('2026-11-01', [lisbon], today)).toEqual({ 'stops.0.endDate': tripTexts.past });
  const long = Array.from({ length: 7 }, () => stop('Lisbon', 120));
  expect(routeProblems('2026-12-03', long, today)).toEqual({ stops: routeTexts.days });
  expect(routeProblems('2999-12-30', [lisbon], today)).toEqual({ stops: routeTexts.days });
});

test('the fields of each stop are checked by their rules', () => {
  const of = (stops: unknown) => problemsOf(inputs.route, { startDate: '2026-12-03', stops });
  expect(of([lisbon, { ...seville, nights: 121, color: 'red' }])).toEqual({
    'stops.1.color': 'color is not known here',
    'stops.1.nights': 'A stop can be at most 120 nights',
  });
  expect(of([])).toEqual({ stops: 'Plan at least one stop' });
  expect(of(Array.from({ length: 21 }, () => lisbon))).toEqual({
    stops: 'A route can have at most 20 stops',
  });
  expect(of(['Lisbon'])).toEqual({ 'stops.0': 'Plan at least one stop' });
  expect(of([lisbon, seville])).toEqual({});
});

test('the texts are those of the design', () => {
  expect(routeTexts).toMatchObject({
    noStop: 'Plan at least one stop',
    stops: 'A route can have at most 20 stops',
    nights: 'A stop can be at most 120 nights',
    days: 'A route can be at most 730 days long',
    begun: 'This stop has begun and cannot be moved',
  });
  expect(problems['unknown-route']).toMatchObject({ status: 404, detail: 'This route does not exist.' });
  expect(problems['route-changed']).toMatchObject({
    status: 409,
    detail: 'This route has changed. Read it again.',
  });
});
