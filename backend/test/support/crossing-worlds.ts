import { interestNames } from '@wayfellow/contracts';
import { todaySql } from '../../src/platform/database/today.sql.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import type { Random } from './random.js';
import { quizAnswers } from './travelers.js';

const PEOPLE = 14;
const PLACES = 11;

/** Adds rows, given as JSON, and gives their ids in the same order. */
const add = async (
  instance: Instance,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
  returning = 'id',
): Promise<number[]> => {
  const sql = `INSERT INTO ${table} (${columns.join(', ')})
    SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1) RETURNING ${returning}`;
  const { rows: added } = await query<Record<string, number>>(instance, sql, [JSON.stringify(rows)]);
  return added.map((row) => row[returning] as number);
};

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const pairsOf = (random: Random, ids: readonly number[], count: number): [number, number][] => {
  const pairs = new Map<string, [number, number]>();
  for (const _ of range(count)) {
    const [one, other] = [random.one(ids), random.one(ids)];
    if (one !== other) pairs.set([one, other].sort().join(), [one, other]);
  }
  return [...pairs.values()];
};

/** Often more of a place than a board looks at. */
const addNeighbors = async (instance: Instance, random: Random, places: readonly number[]) => {
  for (const [one, other] of pairsOf(random, places, 7 * PLACES)) {
    const km = random.chance(0.2) ? null : random.below(101);
    const columns = ['place_id', 'near_id', 'km'];
    const rows = [
      { place_id: one, near_id: other, km },
      { place_id: other, near_id: one, km },
    ];
    await add(instance, 'place_near', columns, rows, 'place_id');
  }
};

const addTrips = async (
  instance: Instance,
  random: Random,
  people: readonly number[],
  places: readonly number[],
) => {
  const {
    rows: [{ today } = { today: '' }],
  } = await query<{ today: string }>(instance, `SELECT ${todaySql} AS today`);
  const from = (count: number) => new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10);
  const trips = people.flatMap((user_id) =>
    range(random.below(5)).map(() => {
      const first = random.below(45) - 12;
      const nights = random.chance(0.1) ? 20 + random.below(120) : random.below(15);
      // Many meet at the first few places.
      const place_id = places[Math.min(random.below(PLACES), random.below(PLACES))];
      const is_quiet = random.chance(0.12);
      return { user_id, place_id, start_date: from(first), end_date: from(first + nights), is_quiet };
    }),
  );
  await add(instance, 'trips', ['user_id', 'place_id', 'start_date', 'end_date', 'is_quiet'], trips);
};

/**
 * A few travelers who cross each other's ways at places near each other, with interests, quiz answers, matches in all states,
 * blocks, quiet trips, and some whom not everyone or nobody may find. Gives the travelers' ids.
 */
export const makeWorld = async (instance: Instance, random: Random, name: string): Promise<number[]> => {
  const places = await add(
    instance,
    'places',
    ['name', 'folded'],
    range(PLACES).map((at) => ({ name: `${name} ${at}`, folded: `${name} ${at}` })),
  );
  await addNeighbors(instance, random, places);
  const users = range(PEOPLE).map((at) => ({
    username: `${name}x${at}`,
    username_key: `${name}x${at}`,
    email: `${name}x${at}@x.example`,
    password_hash: '',
    name: `Traveler ${at}`,
    findable: random.one(['everyone', 'everyone', 'everyone', 'members', 'nobody']),
  }));
  const people = await add(
    instance,
    'users',
    ['username', 'username_key', 'email', 'password_hash', 'name', 'findable'],
    users,
  );
  const likes = people.flatMap((user_id) =>
    interestNames.filter(() => random.chance(0.3)).map((interest) => ({ user_id, name: interest })),
  );
  await add(instance, 'user_interests', ['user_id', 'name'], likes);
  const quizzes = people
    .filter(() => random.chance(0.5))
    .map((user_id) => ({ user_id, answers: quizAnswers(random.below(3), random.below(9)) }));
  await add(instance, 'travel_preferences', ['user_id', 'answers'], quizzes, 'user_id');
  await addTrips(instance, random, people, places);
  const matches = pairsOf(random, people, PEOPLE).map(([requester_id, recipient_id]) => ({
    requester_id,
    recipient_id,
    status: random.one(['pending', 'accepted', 'rejected']),
  }));
  await add(instance, 'matches', ['requester_id', 'recipient_id', 'status'], matches);
  const blocks = pairsOf(random, people, 5).map(([blocker_id, blocked_id]) => ({ blocker_id, blocked_id }));
  await add(instance, 'blocks', ['blocker_id', 'blocked_id'], blocks, 'blocker_id');
  return people;
};
