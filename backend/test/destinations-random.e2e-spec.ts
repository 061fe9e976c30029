import { limits } from '@wayfellow/contracts';
import { todaySql } from '../src/platform/database/today.sql.js';
import { DestinationsService } from '../src/modules/destinations/destinations.service.js';
import { makeWorld } from './support/crossing-worlds.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makeDestination, query } from './support/query.js';
import { Random } from './support/random.js';

/** RANDOM_WORLDS=500 for the whole promise. */
const WORLDS = Number(process.env.RANDOM_WORLDS ?? 12);

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('destinations_random'),
  });
});
afterAll(() => instance?.close());

/** The busiest place of a world, as a destination. */
const busiestOf = async (people: readonly number[], name: string): Promise<number> => {
  const id = await makeDestination(instance, name);
  const sql = `
    UPDATE places SET destination_id = CASE places.id WHEN busiest.place_id THEN $2::int END
    FROM (SELECT place_id FROM trips WHERE user_id = ANY ($1) GROUP BY place_id ORDER BY count(*) DESC, 1 LIMIT 1) busiest
    WHERE places.id = busiest.place_id OR places.destination_id = $2`;
  await query(instance, sql, [people, id]);
  return id;
};

const listedSql = `
  listed AS (
    SELECT trips.* FROM trips JOIN places ON places.id = place_id JOIN users ON users.id = user_id
    WHERE destination_id = $1 AND end_date >= ${todaySql} AND NOT is_quiet
      AND (findable = 'everyone' OR findable = 'members' AND $2::int IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((user_id, $2), ($2, user_id))
      )
  )`;

/** Whom a viewer sees, as the rules read. */
const travelersByRules = async (destinationId: number, viewerId: number | undefined) => {
  const sql = `
    WITH ${listedSql}, soonest AS (
      SELECT DISTINCT ON (user_id) user_id, start_date, end_date FROM listed ORDER BY user_id, start_date, end_date
    )
    SELECT user_id AS id, start_date AS "startDate", end_date AS "endDate" FROM soonest ORDER BY start_date, user_id`;
  return (await query<{ id: number }>(instance, sql, [destinationId, viewerId])).rows;
};

/** How many are there on the days of the viewer's next trip. */
const companionsByRules = async (destinationId: number, viewerId: number): Promise<number | undefined> => {
  const sql = `
    WITH ${listedSql}, mine AS (
      SELECT trips.* FROM trips JOIN places ON places.id = place_id
      WHERE destination_id = $1 AND user_id = $2 AND end_date >= ${todaySql} AND NOT is_quiet
      ORDER BY start_date, trips.id LIMIT 1
    )
    SELECT (
      SELECT count(DISTINCT listed.user_id)::int FROM listed
      WHERE listed.user_id <> $2 AND listed.start_date <= mine.end_date AND listed.end_date >= mine.start_date
    ) AS count FROM mine`;
  return (await query<{ count: number }>(instance, sql, [destinationId, viewerId])).rows[0]?.count;
};

test.each(Array.from({ length: WORLDS }, (_, seed) => seed))(
  'in random world %i a destination shows each viewer whom the rules say, in their order, over pages of any size',
  async (seed) => {
    const random = new Random(seed);
    const people = await makeWorld(instance, random, `world${seed}`);
    const id = await busiestOf(people, `World ${seed}`);
    const service = instance.app.get(DestinationsService);
    for (const viewerId of [undefined, ...people]) {
      const expected = await travelersByRules(id, viewerId);
      const found: object[] = [];
      let cursor: string | undefined;
      do {
        const { page, next } = await service.travelers(id, viewerId, {
          limit: random.one([1, 2, 50]),
          cursor,
        });
        found.push(...page.map(({ id: userId, startDate, endDate }) => ({ id: userId, startDate, endDate })));
        cursor = next;
      } while (cursor);
      expect({ viewerId, found }).toEqual({ viewerId, found: expected });

      const { travelersCount, faces, companions } = await service.one(id, viewerId);
      expect(travelersCount).toBe(expected.length);
      expect(faces.map((face) => face.id)).toEqual(expected.slice(0, limits.faces).map((one) => one.id));
      expect(companions?.count).toBe(viewerId && (await companionsByRules(id, viewerId)));
    }
  },
);
