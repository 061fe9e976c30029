import type { Instance } from './instance.js';
import { query } from './query.js';

/** Every table of the product, in alphabetical order. */
export const productTables = async (instance: Instance): Promise<string[]> => {
  const { rows } = await query<{ name: string }>(
    instance,
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
};

/** The tables with a foreign key to users, or to a table that has one, and so on. */
export const tablesOfTravelers = async (instance: Instance): Promise<string[]> => {
  const { rows } = await query<{ name: string }>(
    instance,
    `WITH RECURSIVE of_travelers (id) AS (
       SELECT 'users'::regclass::oid
       UNION SELECT conrelid FROM pg_constraint JOIN of_travelers ON confrelid = id WHERE contype = 'f'
     )
     SELECT id::regclass::text AS name FROM of_travelers ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

/** Which tables have a row with one of these texts, in any column, upper or lower case; the jobs' tables included. */
export const tablesWith = async (instance: Instance, texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await query<{ name: string }>(
    instance,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const patterns = texts.map((text) => `%${text}%`);
    const sql = `SELECT FROM ${name} one WHERE one::text ILIKE ANY ($1) LIMIT 1`;
    if ((await query(instance, sql, [patterns])).rowCount) found.push(name);
  }
  return found;
};
