import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { schemaOptions } from './schema-options.js';

/**
 * Checks that the database has every migration of this version, with the application's role. It may have more: a newer
 * version runs beside this one while instances are replaced.
 * @throws when one is missing, or the database cannot be reached
 */
export const assertMigrated = async ({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> => {
  const source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
  try {
    // Asked for first: `showMigrations` would create the table, which the role may not.
    const exists = `SELECT FROM pg_tables WHERE tablename = 'migrations' AND schemaname = current_schema`;
    const found: unknown[] = await source.query(exists);
    if (found.length === 0 || (await source.showMigrations()))
      throw new Error('The database has not been migrated to this version: run node backend/dist/migrate.js');
  } finally {
    await source.destroy();
  }
};
