import { limits } from '@wayfellow/contracts';
import type { PoolClient } from 'pg';
import { travelersSql } from '../src/modules/destinations/travelers.query.js';
import { anybody } from '../src/modules/search/crossing-reader.js';
import {
  type Board,
  type Reach,
  crossingDaysQuery,
  crossingsQuery,
} from '../src/modules/search/crossings.query.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import type { NamedQuery } from '../src/platform/database/named-query.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makeDestination, query } from './support/query.js';
import { day } from './support/travelers.js';
import { waitFor } from './support/wait-for.js';

const PLACES = 12;

let instance: Instance;
let client: PoolClient;
let placeId: number;
let destinationId: number;

/** Whether all rows of cards are visible to all: while a transaction runs that began before them, vacuuming leaves them out. */
const vacuum = async () => {
  await query(instance, 'VACUUM (ANALYZE) trip_cards, traits, trips, place_near');
  const sql = `SELECT relallvisible = relpages AS "isDone" FROM pg_class WHERE relname = 'trip_cards'`;
  return (await query<{ isDone: boolean }>(instance, sql)).rows[0]?.isDone;
};

beforeAll(async () => {
  // A worker would put right which places are said to be near each other.
  const databaseUrl = await freshDatabase('trip_cards_plan');
  instance = await startInstance({ databaseUrl });
  const rows = [
    `INSERT INTO users (username, username_key, email, password_hash, name)
     SELECT 'p' || n, 'p' || n, 'p' || n || '@x.example', '', 'P' FROM generate_series(1, 6000) n`,
    `INSERT INTO places (name, folded) SELECT 'Plan ' || n, 'plan ' || n FROM generate_series(1, ${PLACES}) n`,
    `INSERT INTO trips (user_id, place_id, start_date, end_date)
     SELECT users.id, places.id, first, first + length FROM users CROSS JOIN generate_series(1, 4) n
     CROSS JOIN LATERAL (SELECT hashint4(users.id * 7 + n) AS hash) h
     CROSS JOIN LATERAL (SELECT '${day(0)}'::date + abs(hash) % 300 AS first, abs(hash / 300) % 30 AS length) d
     JOIN places ON folded = 'plan ' || (1 + abs(hash / 9000) % ${PLACES})`,
    `INSERT INTO place_near SELECT one.id, other.id, 10 + one.id % 7
     FROM places one JOIN places other ON one.id <> other.id WHERE one.folded LIKE 'plan %' AND other.folded LIKE 'plan %'`,
  ];
  for (const sql of rows) await query(instance, sql);
  await waitFor(vacuum);
  const found = await query<{ id: number }>(instance, `SELECT id FROM places WHERE folded = 'plan 1'`);
  placeId = found.rows[0]?.id as number;
  destinationId = await makeDestination(instance, 'Planned City');
  const move =
    'UPDATE places SET destination_id = CASE id WHEN $1 THEN $2::int END WHERE id = $1 OR destination_id = $2';
  await query(instance, move, [placeId, destinationId]);
  client = await instance.app.get(PgPool).connect();
});
afterAll(async () => {
  client?.release(true);
  await instance?.close();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const literal = (value: unknown): string =>
  value === null || value === undefined ? 'NULL' : `'${String(value)}'`;

/** How cards are read, for values that the planner knows, or for any. */
const readsOfCards = async ({ text, values }: NamedQuery, mode: string, options = ''): Promise<Plan[]> => {
  await client.query(`SET plan_cache_mode = ${mode}`);
  await client.query(`DEALLOCATE ALL; PREPARE asked AS ${text}`);
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (FORMAT JSON ${options}) EXECUTE asked (${values.map(literal).join(', ')})`,
  );
  return nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan).filter(
    (node) => node['Relation Name'] === 'trip_cards',
  );
};

const indexesOf = (reads: readonly Plan[]): string[] =>
  reads.map((node) => `${node['Node Type']} of ${node['Index Name'] ?? 'the table'}`).sort();

const byPlace = ['trip_cards_shown_long_by_place', 'trip_cards_shown_short_by_place'].map(
  (index) => `Index Only Scan of ${index}`,
);

const board = (length: number, near: number): Board => ({
  viewerId: 1,
  placeId,
  firstDay: day(100),
  lastDay: day(99 + length),
  near,
});
const { days, nearDays } = limits.crossings;
const { filters } = anybody;
const reaches: Reach[] = [{ cards: 126 }, { after: undefined }, { after: { rank: 1_000, id: 5 } }];

describe.each(['force_custom_plan', 'force_generic_plan'])('with %s', (mode) => {
  test.each([
    [5, 0],
    [days, 0],
    [5, 100],
    [nearDays, 100],
  ])('a board of %i days, %i km near, is read from two indexes alone', async (length, near) => {
    const asked = board(length, near);
    const people = reaches.map((reach) => crossingsQuery(asked, filters, reach, 21));
    for (const one of [...people, crossingDaysQuery(asked, 1), crossingDaysQuery(asked, 2)])
      expect(indexesOf(await readsOfCards(one, mode))).toEqual(byPlace);
  });

  test.each([
    ['the first', null, null],
    ['a later', day(100), 5],
  ])('%s page of the travelers of a destination reads no more cards than it needs', async (_, after, id) => {
    const asked = { name: '', text: travelersSql, values: [destinationId, 1, after, id, 21] };
    const reads = await readsOfCards(asked, mode, ', ANALYZE');
    expect(indexesOf(reads)).toEqual(byPlace);
    const cards = reads.reduce((all, { 'Actual Rows': rows = 0 }) => all + rows, 0);
    const there = await query<{ count: number }>(
      instance,
      'SELECT count(*)::int AS count FROM trip_cards WHERE place_id = $1',
      [placeId],
    );
    // Of several trips of a traveler only the soonest counts, and the rest of the last day is read for its order.
    expect(cards).toBeLessThan(4 * 21);
    expect(there.rows[0]?.count).toBeGreaterThan(1_000);
  });
});
