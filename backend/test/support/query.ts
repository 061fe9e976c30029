import type pg from 'pg';
import { PgPool } from '../../src/platform/database/pg-pool.js';
import { ResponseCache } from '../../src/platform/response-cache/response-cache.js';
import type { Instance } from './instance.js';

/**
 * Reads or changes an instance's database past the API. The instance is not told what changed, so its cached bodies are
 * dropped.
 */
export const query = async <Row extends pg.QueryResultRow>(
  instance: Instance,
  sql: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> => {
  const result = await instance.app.get(PgPool).query<Row>(sql, values);
  instance.app.get(ResponseCache).drop();
  return result;
};

/** Makes a user a Premium subscriber, as the provider's events would. */
export const makePremium = async (instance: Instance, userId: number): Promise<void> => {
  await query(
    instance,
    `INSERT INTO subscriptions (user_id, status, current_period_end)
     VALUES ($1, 'active', now() + interval '30 days')`,
    [userId],
  );
};

/** Adds a destination and gives its id. */
export const makeDestination = async (instance: Instance, name: string): Promise<number> => {
  const { rows } = await query<{ id: number }>(
    instance,
    'INSERT INTO destinations (name, description) VALUES ($1, $2) RETURNING id',
    [name, `All about ${name}.`],
  );
  return (rows[0] as { id: number }).id;
};

/**
 * Changes how long a statement may take on an instance's connections, in milliseconds: by our own clock (`query_timeout`)
 * or by the database's (`statement_timeout`). Connections that were made before are replaced.
 */
export const limitStatements = async (
  instance: Instance,
  limits: { query_timeout?: number; statement_timeout?: number },
): Promise<void> => {
  const pool = instance.app.get(PgPool);
  Object.assign(pool.options, limits);
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of idle) client.release(true);
};
