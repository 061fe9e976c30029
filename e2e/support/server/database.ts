import pg from 'pg';
import type { Product } from '../product.js';
import { WAIT_MS } from '../programs.js';

/** A connection to a product's database, for what only time or an accident does. `end` it. */
export const openDatabase = async ({ databaseUrl }: Pick<Product, 'databaseUrl'>): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A journey that fails may end the server before it ends this.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Waits until a statement returns a row. */
export const untilFound = async (database: pg.Client, sql: string, values: unknown[] = []): Promise<void> => {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    if ((await database.query(sql, values)).rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing was found by ${sql}`);
};
