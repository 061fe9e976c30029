import pg from 'pg';
import type { Product } from '../product.js';

/** A connection to a product's database, for what only time or an accident does. `end` it. */
export const openDatabase = async ({ databaseUrl }: Pick<Product, 'databaseUrl'>): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
};
