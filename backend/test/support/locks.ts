import { PgPool } from '../../src/platform/database/pg-pool.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

const WAITING = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Has calls meet at the row of a user, in this order: each waits for its lock before the next is made, and they go on one
 * after the other when all do. Returns their answers.
 */
export const inOrderAtUser = async <Answer>(
  instance: Instance,
  userId: number,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const holder = await instance.app.get(PgPool).connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const answers: Promise<Answer>[] = [];
    for (const call of calls) {
      answers.push(call());
      await waitFor(
        async () => (await query<{ count: number }>(instance, WAITING)).rows[0]?.count === answers.length,
      );
    }
    await holder.query('COMMIT');
    return await Promise.all(answers);
  } finally {
    holder.release();
  }
};
