import {
  type TripInput,
  addDays,
  endpoints,
  limits,
  plain,
  problems,
  todayUtc,
  tripTexts,
} from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { makeDestination, query } from './support/query.js';

const { create, list, remove, update } = endpoints.trips;
const today = todayUtc();
const UNKNOWN_ID = limits.id.max;

let instance: Instance;
let ana: Client;
let ben: Client;
let lisbonId: number;

beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_trips') });
  [ana, ben] = await Promise.all([newUser(instance), newUser(instance)]);
  lisbonId = await makeDestination(instance, 'São Test, Atlantis');
});
afterAll(() => instance?.close());

const trip = (changes: Partial<TripInput> = {}): TripInput => ({
  destinationId: lisbonId,
  startDate: addDays(today, 10),
  endDate: addDays(today, 16),
  ...changes,
});
const added = async (client: Client, changes: Partial<TripInput> = {}) => {
  const answer = await client.call(create, { body: trip(changes) });
  expect(answer.status).toBe(201);
  return answer.body;
};

describe('where a trip goes', () => {
  test('a destination by its id', async () => {
    const { id, ...rest } = await added(ana, { description: 'Trams and tiles.' });
    expect(id).toEqual(expect.any(Number));
    expect(rest).toEqual({
      destination: 'São Test, Atlantis',
      destinationId: lisbonId,
      coverImage: null,
      startDate: addDays(today, 10),
      endDate: addDays(today, 16),
      description: 'Trams and tiles.',
      isQuiet: false,
      routeId: null,
    });
  });

  test.each(['São Test, Atlantis', '  sao test, ATLANTIS '])(
    'a text that names a known destination links to it: %j',
    async (destination) => {
      const view = await added(ana, { destinationId: undefined, destination });
      expect(view).toMatchObject({ destination: 'São Test, Atlantis', destinationId: lisbonId });
    },
  );

  const untrodden = ['Untrodden Isle, Atlantis', 'Ødefjærland, Atlantis'];
  test.each(untrodden)('%s, where nobody has planned a trip yet, is linked to as well', async (name) => {
    const known = { destination: name, destinationId: await makeDestination(instance, name) };
    expect(await added(ana, { destinationId: null, destination: plain(name) })).toMatchObject(known);
  });

  test('any other text is kept as free text', async () => {
    const view = await added(ana, { destinationId: null, destination: ' The Faroe Islands ' });
    expect(view).toMatchObject({ destination: 'The Faroe Islands', destinationId: null });
  });

  test('a place that thirty write at once is one place', async () => {
    const spellings = ['Nowhere Bay', 'NOWHERE BAY', 'nowhere  bay'];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        added(index % 2 ? ana : ben, { destinationId: null, destination: spellings[index % 3] }),
      ),
    );
    const { rows } = await query(instance, `SELECT id FROM places WHERE folded = 'nowhere bay'`);
    expect(rows).toHaveLength(1);
  });

  test('a destination that thirty choose at once gets one place', async () => {
    const destinationId = await makeDestination(instance, 'Quiet Harbour, Atlantis');
    await Promise.all(Array.from({ length: 30 }, () => added(ana, { destinationId })));
    const { rows } = await query(instance, 'SELECT id FROM places WHERE destination_id = $1', [
      destinationId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test.each(['chosen', 'named again'])(
    'a destination, once %s, takes over the place that travelers named before it was known',
    async (how) => {
      const name = `Late Town ${how}, Atlantis`;
      const named = { destinationId: null, destination: name.toLowerCase() };
      const early = await added(ana, named);
      const destinationId = await makeDestination(instance, name);
      await added(ben, how === 'chosen' ? { destinationId } : named);
      const mine = (await allPages(ana, list, { query: { limit: 100 } })).flat();
      expect(mine.find(({ id }) => id === early.id)).toMatchObject({ destination: name, destinationId });
    },
  );

  test.each([
    ['an unknown destination', { destinationId: UNKNOWN_ID }, 'destinationId'],
    ['no destination', { destinationId: undefined }, 'destination'],
    [
      'a text of nothing but accents',
      { destinationId: null, destination: '\u0301\u0301\u0301' },
      'destination',
    ],
    [
      'a text that unfolds beyond measure',
      { destinationId: null, destination: '\ufdfa'.repeat(100) },
      'destination',
    ],
  ])('%s is 400 at its field', async (_, changes, field) => {
    const answer = await ana.call(create, { body: trip(changes) });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });
});

describe('when a trip is', () => {
  test.each([
    ['ends before it starts', { startDate: addDays(today, 5), endDate: addDays(today, 4) }, tripTexts.order],
    [
      'is longer than a trip can be',
      { startDate: today, endDate: addDays(today, limits.tripDays.max) },
      tripTexts.length,
    ],
    ['is over already', { startDate: addDays(today, -9), endDate: addDays(today, -1) }, tripTexts.past],
  ])('one that %s is refused', async (_, days, message) => {
    const answer = await ana.call(create, { body: trip(days) });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'endDate', message }] } });
  });

  test.each([
    ['a single day', { startDate: today, endDate: today }],
    ['the longest', { startDate: today, endDate: addDays(today, limits.tripDays.max - 1) }],
    ['one that runs already', { startDate: addDays(today, -9), endDate: today }],
  ])('%s is taken', async (_, days) => {
    expect(await added(ana, days)).toMatchObject(days);
  });

  test('one to come cannot be moved into the past, but may have begun', async () => {
    const { id } = await added(ana);
    const moved = (days: Partial<TripInput>) => ana.call(update, { params: { id }, body: trip(days) });
    const over = { startDate: addDays(today, -9), endDate: addDays(today, -1) };
    const errors = [{ field: 'endDate', message: tripTexts.past }];
    expect(await moved(over)).toMatchObject({ status: 400, body: { errors } });
    expect(await moved({ ...over, endDate: today })).toMatchObject({ status: 200, body: { endDate: today } });
  });

  test('one that is over may still be corrected', async () => {
    const { id } = await added(ana);
    await query(instance, 'UPDATE trips SET start_date = $2, end_date = $3 WHERE id = $1', [
      id,
      addDays(today, -20),
      addDays(today, -15),
    ]);
    const days = { startDate: addDays(today, -9), endDate: addDays(today, -5) };
    const answer = await ana.call(update, { params: { id }, body: trip(days) });
    expect(answer).toMatchObject({ status: 200, body: { id, ...days } });
  });
});

describe("a user's trips", () => {
  test('come soonest first, page by page, each once', async () => {
    const client = await newUser(instance);
    const starts = [40, 20, 30, 20, 10];
    for (const start of starts)
      await added(client, { startDate: addDays(today, start), endDate: addDays(today, 50) });
    await added(ben);
    const pages = await allPages(client, list, { query: { limit: 2 } });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    const days = pages.flat().map(({ startDate }) => startDate);
    expect(days).toEqual(starts.sort((a, b) => a - b).map((start) => addDays(today, start)));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(starts.length);
  });

  test(`are ${limits.tripsPerUser} at most, also when many are added at once`, async () => {
    const client = await newUser(instance);
    const { id } = await added(client);
    await query(
      instance,
      `INSERT INTO trips (user_id, place_id, start_date, end_date)
       SELECT user_id, place_id, start_date, end_date FROM trips, generate_series(1, ${limits.tripsPerUser - 3})
       WHERE id = $1`,
      [id],
    );
    const add = () => client.call(create, { body: trip() });
    const statuses = (await Promise.all(Array.from({ length: 10 }, add))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(await add()).toMatchObject({
      status: 409,
      body: { type: '/problems/too-many-trips', detail: problems['too-many-trips'].detail },
    });
    await client.call(remove, { params: { id } });
    expect((await add()).status).toBe(201);
  });

  test('are replaced whole', async () => {
    const { id } = await added(ana, { description: 'Old words.' });
    const body = trip({ destinationId: null, destination: 'Elsewhere', endDate: addDays(today, 12) });
    const answer = await ana.call(update, { params: { id }, body });
    expect(answer.body).toEqual({
      id,
      destination: 'Elsewhere',
      destinationId: null,
      coverImage: null,
      startDate: body.startDate,
      endDate: body.endDate,
      description: null,
      isQuiet: false,
      routeId: null,
    });
  });

  test('are deleted once', async () => {
    const { id } = await added(ana);
    expect((await ana.call(remove, { params: { id } })).status).toBe(204);
    expect((await ana.call(remove, { params: { id } })).status).toBe(404);
  });

  test('are nobody else’s: a stranger can neither change nor delete one', async () => {
    const mine = await added(ana, { description: 'Mine.' });
    const params = { id: mine.id };
    expect((await ben.call(update, { params, body: trip() })).status).toBe(404);
    expect((await ben.call(remove, { params })).status).toBe(404);
    const still = (await allPages(ana, list, { query: { limit: 100 } })).flat();
    expect(still).toContainEqual(mine);
  });
});

test.each(['x', 'W10', 'WyJ4IiwxXQ', 'WyIyMDI3LTAyLTMwIiwxXQ', 'WyIyMDI3LTAyLTAxIiwxZTMwMF0'])(
  'a forged cursor is 400: %s',
  async (cursor) => {
    expect((await ana.call(list, { query: { cursor } })).status).toBe(400);
  },
);
