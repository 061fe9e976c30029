import type { NestExpressApplication } from '@nestjs/platform-express';
import { type CrossingView, addDays, daysInclusive, limits } from '@wayfellow/contracts';
import { coarse, exact } from '../src/modules/crossings/counts.js';
import { CrossingsService } from '../src/modules/crossings/crossings.service.js';
import { CrossingSearch } from '../src/modules/search/crossing-search.service.js';
import { makeWorld } from './support/crossing-worlds.js';
import { type BoardAsked, comparable, daysByRules, peopleByRules } from './support/crossings-by-rules.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { Random } from './support/random.js';
import { day } from './support/travelers.js';

/** RANDOM_WORLDS=500 for the whole promise. */
const WORLDS = Number(process.env.RANDOM_WORLDS ?? 36);

let instance: Instance;
beforeAll(async () => {
  // A worker would put right which places are said to be near each other.
  const databaseUrl = await freshDatabase('crossings_random');
  // Among so many statements one may come upon a pause of the machine.
  const tune = (app: NestExpressApplication) =>
    Object.assign(app.get(CrossingSearch), { statementMs: 25_000 });
  instance = await startInstance({ databaseUrl, tune });
});
afterAll(() => instance?.close());

interface Trip {
  id: number;
  userId: number;
  startDate: string;
  endDate: string;
  isUnseen: boolean;
}

const tripsOf = async (people: readonly number[]): Promise<Trip[]> => {
  const sql = `
    SELECT trips.id, user_id AS "userId", start_date AS "startDate", end_date AS "endDate",
      is_quiet OR findable = 'nobody' AS "isUnseen"
    FROM trips JOIN users ON users.id = user_id WHERE user_id = ANY ($1) ORDER BY trips.id`;
  return (await query<Trip & { id: number }>(instance, sql, [people])).rows;
};

/** Every page of a board. */
const allOf = async (
  { userId, id }: Trip,
  { from, near }: BoardAsked,
  limit: number,
): Promise<CrossingView[]> => {
  const people: CrossingView[] = [];
  let cursor: string | undefined;
  do {
    const asked = { from, near: String(near) as '0', limit, cursor };
    const { page, next } = await instance.app.get(CrossingsService).people(userId, id, asked);
    people.push(...page);
    cursor = next;
  } while (cursor);
  return people;
};

/** A board of a trip as somebody could ask for it. */
const someBoard = (random: Random, { id, startDate, endDate }: Trip): BoardAsked => {
  const days = daysInclusive(startDate, endDate);
  const near = days <= limits.crossings.nearDays ? random.one(limits.crossings.nearKm) : 0;
  const from = random.chance(0.3) ? addDays(startDate, random.below(days)) : undefined;
  return { tripId: id, from, near };
};

test.each(Array.from({ length: WORLDS }, (_, seed) => seed))(
  'in random world %i each board has whom the rules say, in their order, over pages of any size',
  async (seed) => {
    const random = new Random(seed);
    const trips = await tripsOf(await makeWorld(instance, random, `world${seed}`));
    const coming = trips.filter(({ endDate }) => endDate >= day(0));
    expect(coming.length).toBeGreaterThan(5);
    for (const trip of coming) {
      const asked = someBoard(random, trip);
      const expected = trip.isUnseen ? [] : await peopleByRules(instance, asked);
      const found = await allOf(trip, asked, random.one([1, 3, 50]));
      expect({ asked, people: found.map(comparable) }).toEqual({ asked, people: expected });

      const toCount = trip.isUnseen ? coarse : exact;
      const days = await daysByRules(instance, asked, trip.isUnseen);
      const { near, from } = asked;
      const first = [trip.startDate, day(0), from ?? ''].reduce((one, other) => (one > other ? one : other));
      const isMine = (one: string) =>
        one >= first && one <= trip.endDate && one < addDays(first, limits.crossings.days);
      const counted = await instance.app
        .get(CrossingsService)
        .days(trip.userId, trip.id, { from, near: String(near) as '0' });
      expect({ asked, counted }).toEqual({
        asked,
        counted: days.map((one) => ({
          day: one.day,
          count: toCount(one.count),
          isMine: isMine(one.day),
        })),
      });
    }
    for (const userId of new Set(coming.map((trip) => trip.userId))) {
      const { page } = await instance.app.get(CrossingsService).list(userId, { limit: 20 });
      const own = coming.filter((trip) => trip.userId === userId);
      expect(page.map(({ trip }) => trip.id).sort()).toEqual(own.map(({ id }) => id).sort());
      for (const { trip, total, top } of page) {
        const { isUnseen, ...one } = own.find(({ id }) => id === trip.id) as Trip;
        const whole = { tripId: one.id, from: undefined, near: 0 };
        const [first] = await daysByRules(instance, whole, isUnseen);
        expect(total).toEqual((isUnseen ? coarse : exact)(first?.total ?? 0));
        const people = isUnseen ? [] : await peopleByRules(instance, whole);
        expect(top.map(comparable)).toEqual(people.slice(0, limits.crossings.top));
        if (!isUnseen) expect(total.value).toBe(people.length);
      }
    }
  },
);
