import { endpoints, limits } from '@wayfellow/contracts';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { type Client, newUser } from './support/client.js';
import { boardsOf, daysOf, goTo, makeNear, newCity, newcomer, peopleOf } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, request } from './support/matched.js';
import { day, like, quizAnswers, takeQuiz } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('crossings') });
});
afterAll(() => instance?.close());

/** Ana, on days 10 to 14 at a place of her own. */
const setOut = async (days: readonly [number, number] = [10, 14]) => {
  const ana = await newUser(instance, { name: 'Ana' });
  const city = await newCity(instance);
  return { ana, city, trip: await goTo(ana, city, days) };
};
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);
const reject = async (from: Client, to: Client) => {
  const { id } = await request(from, to);
  await to.call(endpoints.matches.answer, { params: { id }, body: { status: 'rejected' } });
};

test('a board has who is there on the same days: most days first, then interests, answers and newness', async () => {
  const { ana, city, trip } = await setOut();
  await like(ana, 'Food', 'Art');
  await takeQuiz(instance, ana.user.id, quizAnswers(0));
  await newcomer(instance, city, [8, 9], 'Gone Before');
  await newcomer(instance, city, [14, 30], 'Touching One');
  await newcomer(instance, city, [12, 13], 'Older Two');
  await newcomer(instance, city, [12, 13], 'Newer Two');
  const quizzed = await newcomer(instance, city, [12, 13], 'Quizzed Two');
  await takeQuiz(instance, quizzed.user.id, quizAnswers(0, 3));
  await like(await newcomer(instance, city, [12, 13], 'Liking Two'), 'Food', 'Beach');
  await newcomer(instance, city, [1, 40], 'All Days');
  await newcomer(instance, city, [15, 20], 'Too Late');
  const people = await peopleOf(ana, trip);
  expect(people.map(({ name, days }) => [name, days])).toEqual([
    ['All Days', 5],
    ['Liking Two', 2],
    ['Quizzed Two', 2],
    ['Newer Two', 2],
    ['Older Two', 2],
    ['Touching One', 1],
  ]);
  expect(people[1]).toMatchObject({ sharedInterests: ['Food'], quizInCommon: null, connection: 'none' });
  expect(people[2]).toMatchObject({ sharedInterests: [], quizInCommon: 5 });
});

test('everybody is listed with how they are connected, but nobody where either declined', async () => {
  const { ana, city, trip } = await setOut();
  const [asked, asking, matched, declined, declining] = [
    await newcomer(instance, city, [10, 14], 'Asked'),
    await newcomer(instance, city, [10, 13], 'Asking'),
    await newcomer(instance, city, [10, 12], 'Matched'),
    await newcomer(instance, city, [10, 11], 'Declined'),
    await newcomer(instance, city, [10, 10], 'Declining'),
  ];
  await request(ana, asked);
  await request(asking, ana);
  await befriend(ana, matched);
  await reject(declined, ana);
  await reject(ana, declining);
  const people = await peopleOf(ana, trip);
  expect(people.map(({ name, connection }) => [name, connection])).toEqual([
    ['Asked', 'sent'],
    ['Asking', 'received'],
    ['Matched', 'matched'],
  ]);
  expect(names(await peopleOf(ana, trip, { matched: 'true' }))).toEqual(['Matched']);
  expect((await boardsOf(ana))[0]).toMatchObject({ total: { value: 3, isAtLeast: false }, isMutual: true });
});

test('with an interest, only those who have it; with any, everybody', async () => {
  const { ana, city, trip } = await setOut();
  await like(await newcomer(instance, city, [10, 14], 'Hiker'), 'Hiking');
  await newcomer(instance, city, [10, 14], 'Other');
  expect(names(await peopleOf(ana, trip, { interest: 'Hiking' }))).toEqual(['Hiker']);
  expect(names(await peopleOf(ana, trip, { interest: 'any' }))).toEqual(['Other', 'Hiker']);
});

test('several trips of one person are one row with a bar each, the best six at most', async () => {
  const { ana, city, trip } = await setOut([10, 29]);
  const ben = await newcomer(instance, city, [10, 10], 'Ben');
  for (const at of [12, 14, 16, 18, 20]) await goTo(ben, city, [at, at + 1]);
  expect((await peopleOf(ana, trip))[0]).toMatchObject({ days: 2, bars: { length: 6 } });
  await goTo(ben, city, [22, 24]);
  const [row, ...more] = await peopleOf(ana, trip);
  expect(more).toEqual([]);
  expect(row?.days).toBe(3);
  expect(row?.bars.map(({ startDate }) => startDate)).toEqual([12, 14, 16, 18, 20, 22].map(day));
});

test('whoever has more trips than are read for a page takes nobody’s place', async () => {
  const { ana, city } = await setOut();
  await newcomer(instance, city, [14, 14], 'Cleo');
  const ben = await newcomer(instance, city, [10, 14], 'Ben');
  for (let trips = 1; trips < 25; trips += 1) await goTo(ben, city, [10, 14]);
  expect(names((await boardsOf(ana))[0]?.top ?? [])).toEqual(['Ben', 'Cleo']);
});

test('nearby adds places so far away, after the same place, and what lies in one another has no distance', async () => {
  const { ana, city, trip } = await setOut();
  const [village, town, country] = [
    await newCity(instance),
    await newCity(instance),
    await newCity(instance),
  ];
  await newcomer(instance, city, [10, 11], 'Here');
  await newcomer(instance, village, [10, 11], 'Near');
  await newcomer(instance, town, [10, 14], 'Farther');
  await newcomer(instance, country, [10, 14], 'Within');
  await makeNear(instance, city, village, 24);
  await makeNear(instance, city, town, 51);
  await makeNear(instance, city, country, null);
  const shown = async (near: number) =>
    (await peopleOf(ana, trip, { near })).map(({ name, bars: [bar] }) => [name, bar?.km, bar?.isWithin]);
  expect(await shown(0)).toEqual([['Here', 0, false]]);
  const at25 = [
    ['Within', null, true],
    ['Here', 0, false],
    ['Near', 24, false],
  ];
  expect(await shown(25)).toEqual(at25);
  expect(await shown(50)).toEqual(at25);
  expect(await shown(100)).toEqual([['Within', null, true], ['Farther', 51, false], ...at25.slice(1)]);
  const days = await daysOf(ana, trip, { near: 25 });
  expect(days.find(({ day: one }) => one === day(10))?.count).toEqual({ value: 3, isAtLeast: false });
});

test('nearby is what lies within and the nearest, eight places at most', async () => {
  const { ana, city, trip } = await setOut();
  const distances = [90, 20, 80, 30, 70, 40, 60, 50, 10, null];
  for (const km of distances) {
    const near = await newCity(instance);
    await newcomer(instance, near, [10, 14], `At ${km}`);
    await makeNear(instance, city, near, km);
  }
  const shown = names(await peopleOf(ana, trip, { near: 100 })).sort();
  expect(shown).toEqual([10, 20, 30, 40, 50, 60, 70, null].map((km) => `At ${km}`));
});

test('who comes along is said, from trips whose people are named alone', async () => {
  const { ana, city, trip } = await setOut();
  const [next, quiet] = [await newCity(instance), await newCity(instance)];
  await goTo(ana, next, [14, 17]);
  await ana.call(endpoints.trips.create, {
    body: { destinationId: quiet, startDate: day(20), endDate: day(22), isQuiet: true },
  });
  const ben = await newcomer(instance, city, [9, 14], 'Ben');
  await goTo(ben, next, [14, 20]);
  await goTo(ben, quiet, [20, 22]);
  const [row] = await peopleOf(ana, trip);
  expect(row?.alsoIn).toMatchObject([{ startDate: day(14), endDate: day(20) }]);
});

test('counts are of people, not trips, from two days before to two after, none of days that are over', async () => {
  const { ana, city, trip } = await setOut();
  const ben = await newcomer(instance, city, [8, 10], 'Ben');
  await goTo(ben, city, [9, 12]);
  await newcomer(instance, city, [14, 15], 'Cleo');
  await newcomer(instance, city, [5, 9], 'Not Listed');
  const days = await daysOf(ana, trip);
  expect(days.map(({ day: one, count, isMine }) => [one, count.value, isMine])).toEqual([
    [day(8), 1, false],
    [day(9), 1, false],
    [day(10), 1, true],
    [day(11), 1, true],
    [day(12), 1, true],
    [day(13), 0, true],
    [day(14), 1, true],
    [day(15), 1, false],
    [day(16), 0, false],
  ]);
  const running = await setOut([0, 3]);
  expect((await daysOf(running.ana, running.trip)).map((one) => one.day)).toEqual(
    [0, 1, 2, 3, 4, 5].map(day),
  );
});

test.each([
  [60, 60, day(71)],
  [61, 60, day(71)],
])('of a trip of %i days a board has %i', async (length, shared, lastCounted) => {
  const { ana, city, trip } = await setOut([10, 9 + length]);
  await newcomer(instance, city, [10, 200], 'All Days');
  await newcomer(instance, city, [70, 80], 'From Day Seventy');
  expect((await peopleOf(ana, trip)).map(({ name, days }) => [name, days])).toEqual([['All Days', shared]]);
  const days = await daysOf(ana, trip);
  expect(days.at(-1)?.day).toBe(lastCounted);
  expect(days.filter(({ isMine }) => isMine).map((one) => one.day)).toEqual(
    Array.from({ length: shared }, (_, n) => day(10 + n)),
  );
  if (length <= limits.crossings.days) return;
  const rest = await peopleOf(ana, trip, { from: day(70) });
  expect(rest.map(({ name, days }) => [name, days])).toEqual([
    ['From Day Seventy', 1],
    ['All Days', 1],
  ]);
});

test.each([
  [{ near: 10 }, 'near', 'Choose 0, 25, 50 or 100 km'],
  [{ near: 25 }, 'near', 'Nearby counts for trips up to 31 days.'],
  [{ from: day(9) }, 'from', 'Choose a day of this trip'],
  [{ from: day(42) }, 'from', 'Choose a day of this trip'],
  [{ from: '2026-02-30' }, 'from', 'Choose a day of this trip'],
])('%j of a trip of 32 days is refused', async (asked, field, message) => {
  const { ana, trip } = await setOut([10, 41]);
  for (const endpoint of [endpoints.crossings.people, endpoints.crossings.days]) {
    const answer = await ana.call(endpoint, { params: { id: trip }, query: asked as object });
    expect([answer.status, (answer.body as { errors?: unknown }).errors]).toEqual([
      400,
      [{ field, message }],
    ]);
  }
});

test('a trip that is over has no board, and one of somebody else does not exist', async () => {
  const { ana, trip } = await setOut();
  const sql = `UPDATE trips SET start_date = '2026-01-01', end_date = '2026-01-03' WHERE id = $1`;
  await instance.app.get(PgPool).query(sql, [trip]);
  expect([await peopleOf(ana, trip), await daysOf(ana, trip), await boardsOf(ana)]).toEqual([[], [], []]);
  const ben = await newUser(instance);
  const { status } = await ben.call(endpoints.crossings.people, { params: { id: trip } });
  expect(status).toBe(404);
});

test('a statement that takes longer than a second is cancelled, and answered as unavailable', async () => {
  const { ana, trip } = await setOut();
  const client = await instance.app.get(PgPool).connect();
  try {
    await client.query('BEGIN; LOCK TABLE trip_cards IN ACCESS EXCLUSIVE MODE');
    const { status, body } = await ana.call(endpoints.crossings.people, { params: { id: trip } });
    expect([status, (body as unknown as { type: string }).type]).toEqual([503, '/problems/unavailable']);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect(await peopleOf(ana, trip)).toEqual([]);
});
