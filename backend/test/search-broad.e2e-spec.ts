import { endpoints } from '@wayfellow/contracts';
import type pg from 'pg';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';

const { travelers } = endpoints.search;
const PLACES = 5_000;
/** A page of 8 kB: looking into the trips of each place would read several a place. */
const PAGES_MAX = 1_000;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('search_broad') });
  const { user } = await newUser(instance);
  await query(
    instance,
    `INSERT INTO places (name, folded) SELECT 'Bay ' || i, 'bay ' || i FROM generate_series(1, ${PLACES}) i`,
  );
  await query(
    instance,
    `INSERT INTO trips (user_id, place_id, start_date, end_date)
     SELECT $1, id, day, day + 4
     FROM places CROSS JOIN LATERAL (SELECT current_date + 1 + id * 7 % 300 AS day) days WHERE folded LIKE 'bay %'`,
    [user.id],
  );
  await query(instance, 'VACUUM ANALYZE trip_cards, places');
});
afterAll(() => instance?.close());

/** What a search asks the database, as it asks it. */
const asked = async (search: () => Promise<unknown>): Promise<pg.QueryConfig[]> => {
  const spy = jest.spyOn(instance.app.get(PgPool), 'query');
  await search();
  const queries = spy.mock.calls.map(([config]) => config as unknown as pg.QueryConfig);
  spy.mockRestore();
  return queries.filter(({ name }) => name?.startsWith('trip-cards') || name === 'places-named');
};
const pagesRead = async ({ text, values = [] }: pg.QueryConfig): Promise<number> => {
  const { rows } = await query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    instance,
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values as unknown[],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
};

test('a text that fits thousands of places finds the soonest trips, without looking into each place', async () => {
  const search = () => new Client(instance).call(travelers, { query: { destination: 'bay', limit: 50 } });
  const queries = await asked(search);
  expect(queries).toHaveLength(2);
  for (const one of queries) expect(await pagesRead(one)).toBeLessThan(PAGES_MAX);

  const found = (await search()).body.map(({ tripId, startDate }) => ({ tripId, startDate }));
  const { rows } = await query(
    instance,
    `SELECT trips.id AS "tripId", start_date AS "startDate" FROM trips JOIN places ON places.id = place_id
     WHERE folded LIKE 'bay %' ORDER BY start_date, trips.id LIMIT 50`,
  );
  expect(found).toEqual(rows);
});

test('it reads on from page to page', async () => {
  const client = new Client(instance);
  const ask = (cursor?: string) =>
    client.call(travelers, { query: { destination: 'bay', limit: 30, cursor } });
  const first = await ask();
  const cursor = new URL(/<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '', instance.url).searchParams;
  const second = await ask(cursor.get('cursor') ?? '');
  const ids = [...first.body, ...second.body].map(({ tripId }) => tripId);
  expect(new Set(ids).size).toBe(60);
  expect(second.body[0]!.startDate >= first.body.at(-1)!.startDate).toBe(true);
});
