import { DataSource, type EntityManager } from 'typeorm';
import type { Instance } from './instance.js';

// Rows read by triggers included.
const SCANNED = `
  SELECT relname AS table, seq_tup_read::int AS rows FROM pg_stat_xact_user_tables
  WHERE relname = ANY ($1) ORDER BY relname`;

/** Does something in a transaction that is rolled back, and expects that it read none of these tables from end to end. */
export const expectNoScan = async (
  { app }: Instance,
  tables: readonly string[],
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<void> => {
  const runner = app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  try {
    const before: unknown = await runner.query(SCANNED, [tables]);
    await work(runner.manager);
    expect(await runner.query(SCANNED, [tables])).toEqual(before);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
};
