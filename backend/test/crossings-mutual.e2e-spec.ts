import { type TripCrossingsView, endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { boardsOf, crowd, daysOf, goTo, makeNear, newCity, newcomer, peopleOf } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { setStanding } from './support/standings.js';
import { day } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('crossings_mutual') });
});
afterAll(() => instance?.close());

const NAME = 'Wilhelmina Unseen';
const few = { value: null, isAtLeast: false };

/** Every answer about crossings that somebody can get about their trip, as text. */
const answersAbout = async (who: Client, trip: number, destination: number): Promise<string> => {
  const params = { id: trip };
  const query = { startDate: day(10), endDate: day(14) };
  const answers = [
    await who.call(endpoints.crossings.list, {}),
    await who.call(endpoints.crossings.people, { params }),
    await who.call(endpoints.crossings.people, { params, query: { near: '100', limit: 1 } }),
    await who.call(endpoints.crossings.people, { params, query: { interest: 'any', matched: 'false' } }),
    await who.call(endpoints.crossings.days, { params }),
    await who.call(endpoints.crossings.counts, { params: { id: destination }, query }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ text }) => text).join('\n');
};

const boardOf = async (who: Client, trip: number): Promise<TripCrossingsView> => {
  const board = (await boardsOf(who)).find((one) => one.trip.id === trip);
  if (!board) throw new Error('The trip has no board');
  return board;
};

/** Ana and so many others, one of them by name, on the same days at one place. */
const setOut = async (others = 4, point?: readonly [number, number]) => {
  const city = await newCity(instance, point);
  const ana = await newUser(instance, { name: 'Ana' });
  const trip = await goTo(ana, city, [10, 14]);
  const other = await newcomer(instance, city, [10, 14], NAME);
  await crowd(instance, city, others - 1, [12, 20]);
  return { ana, trip, city, other };
};

const hide = {
  nobody: async (ana: Client) => {
    await ana.call(endpoints.account.setPrivacy, { body: { findable: 'nobody' } });
  },
  quiet: async (ana: Client, trip: number, destinationId: number) => {
    const body = { destinationId, startDate: day(10), endDate: day(14), isQuiet: true };
    await ana.call(endpoints.trips.update, { params: { id: trip }, body });
  },
} as const;

test.each(['nobody', 'quiet'] as const)(
  'who does not show does not see: with %s the board counts, coarsely, and no call names anybody',
  async (unseen) => {
    const { ana, trip, city } = await setOut();
    expect(await answersAbout(ana, trip, city)).toContain(NAME);
    await hide[unseen](ana, trip, city);
    const answers = await answersAbout(ana, trip, city);
    expect(answers).not.toContain(NAME);
    expect(answers).not.toContain('One of many');
    expect(await peopleOf(ana, trip)).toEqual([]);
    const board = await boardOf(ana, trip);
    expect(board).toMatchObject({ isMutual: false, unseen, top: [], total: { value: 4, isAtLeast: false } });
    const counts = board.days.map(({ count }) => count);
    expect(counts.slice(2, 5)).toEqual([few, few, { value: 4, isAtLeast: false }]);
    expect(await daysOf(ana, trip)).toEqual(board.days);
  },
);

test('one whom nobody may find is on nobody’s board, and a quiet trip neither', async () => {
  const { ana, trip, city, other } = await setOut();
  const [theirs] = await boardsOf(other);
  await hide.quiet(other, theirs?.trip.id as number, city);
  expect((await peopleOf(ana, trip)).map(({ name }) => name)).not.toContain(NAME);
  const hidden = await newcomer(instance, city, [10, 14], 'Hidden One');
  expect((await peopleOf(ana, trip)).map(({ name }) => name)).toContain('Hidden One');
  await hide.nobody(hidden);
  expect((await peopleOf(ana, trip)).map(({ name }) => name)).not.toContain('Hidden One');
});

test('whose account is held sees no names', async () => {
  const { ana, trip, city } = await setOut();
  await setStanding(instance, ana, 'held');
  expect(await answersAbout(ana, trip, city)).not.toContain(NAME);
  expect(await boardOf(ana, trip)).toMatchObject({ isMutual: false, unseen: 'nobody' });
});

test('the coarse count is of those alone whom everyone may find', async () => {
  const { ana, trip, city, other } = await setOut();
  await hide.quiet(ana, trip, city);
  await other.call(endpoints.account.setPrivacy, { body: { findable: 'members' } });
  expect((await boardOf(ana, trip)).total).toEqual({ value: 3, isAtLeast: false });
});

// Lisbon; the others are farther away than 300 km, the last one is not.
const LISBON = [38.72, -9.14] as const;
const far = [
  [41.39, 2.17],
  [52.52, 13.4],
  [35.68, 139.69],
] as const;
const PORTO = [41.15, -8.61] as const;

test('with three other trips far away on the same days nobody is named, with two everybody', async () => {
  const { ana, trip, city } = await setOut(4, LISBON);
  const others: number[] = [];
  for (const point of far.slice(0, 2)) others.push(await goTo(ana, await newCity(instance, point), [14, 15]));
  await goTo(ana, await newCity(instance, PORTO), [10, 14]);
  await goTo(ana, await newCity(instance), [10, 14]);
  await goTo(ana, await newCity(instance, far[2]), [15, 18]);
  expect(await boardOf(ana, trip)).toMatchObject({ isMutual: true, unseen: null });
  expect(await answersAbout(ana, trip, city)).toContain(NAME);

  const third = await goTo(ana, await newCity(instance, far[2]), [1, 10]);
  expect(await boardOf(ana, trip)).toMatchObject({ isMutual: false, unseen: 'trips', top: [] });
  expect(await answersAbout(ana, trip, city)).not.toContain(NAME);

  await ana.call(endpoints.trips.remove, { params: { id: third } });
  expect(await boardOf(ana, trip)).toMatchObject({ isMutual: true, unseen: null });
  expect(others).toHaveLength(2);
});

test('a country and a town in it are one place to be at, however far its middle is', async () => {
  const { ana, trip, city } = await setOut(4, LISBON);
  for (const point of far) {
    const country = await newCity(instance, point);
    await goTo(ana, country, [10, 14]);
    await makeNear(instance, city, country, null);
  }
  expect(await boardOf(ana, trip)).toMatchObject({ isMutual: true, unseen: null });
});

test('a board with names does not say who is on one without', async () => {
  const { ana, trip, city } = await setOut(4, LISBON);
  const next = await newCity(instance, LISBON);
  const before = await goTo(ana, next, [5, 7]);
  const [ben] = [await newcomer(instance, next, [5, 7], 'Ben')];
  await goTo(ben, city, [10, 14]);
  const alsoIn = async () => (await peopleOf(ana, before)).map((row) => row.alsoIn.length);
  expect(await alsoIn()).toEqual([1]);
  for (const point of far) await goTo(ana, await newCity(instance, point), [10, 14]);
  expect(await boardOf(ana, trip)).toMatchObject({ unseen: 'trips' });
  expect(await alsoIn()).toEqual([0]);
});
