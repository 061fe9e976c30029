import type { PoolClient } from 'pg';
import type { PgPool } from './pg-pool.js';

/**
 * Reads several times from one snapshot, on one connection. The database cancels each statement that takes longer than
 * `statementMs`, which is answered as 503. The connection is held until the end: `read` must not ask for another.
 */
export const readSnapshot = async <Found>(
  pool: PgPool,
  statementMs: number,
  read: (client: PoolClient) => Promise<Found>,
): Promise<Found> => {
  const client = await pool.connect();
  try {
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${statementMs}`,
    );
    const found = await read(client);
    await client.query('COMMIT');
    client.release();
    return found;
  } catch (error) {
    // A connection that cannot even end its transaction is not given back.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
};
