import { PgPool } from '../../src/platform/database/pg-pool.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

const WAITING = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event IN ('tuple', 'transactionid')`;

/** Waits until so many transactions wait for a row that another one has locked. */
export const waiting = (instance: Instance, count: number): Promise<unknown> =>
  waitFor(async () => ((await query<{ count: number }>(instance, WAITING)).rows[0]?.count ?? 0) >= count);

/**
 * Makes a call while the rows that a statement locks are locked, does something else once it waits for them, and lets it go on.
 * Returns its answer.
 */
export const heldUp = async <Answer>(
  instance: Instance,
  { sql, values }: { sql: string; values: unknown[] },
  call: () => Promise<Answer>,
  meanwhile: () => Promise<void>,
): Promise<Answer> => {
  const holder = await instance.app.get(PgPool).connect();
  try {
    await holder.query('BEGIN');
    await holder.query(sql, values);
    const answer = call();
    await waiting(instance, 1);
    await meanwhile();
    await holder.query('COMMIT');
    return await answer;
  } finally {
    // Closed: where the test fails, it would go on holding the lock.
    holder.release(true);
  }
};

/**
 * Has two calls meet at the row of a user: each waits for its lock, the second behind the first, and then they go on. Returns
 * their answers.
 */
export const inOrderAtUser = async <Answer>(
  instance: Instance,
  userId: number,
  first: () => Promise<Answer>,
  second: () => Promise<Answer>,
): Promise<[Answer, Answer]> => {
  let later: Promise<Answer> | undefined;
  const row = { sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE', values: [userId] };
  const earlier = await heldUp(instance, row, first, async () => {
    later = second();
    await waiting(instance, 2);
  });
  return [earlier, await (later as Promise<Answer>)];
};
