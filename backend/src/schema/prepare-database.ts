import { setTimeout } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import type { Config } from '../config/config.js';
import { SealedKeys } from '../modules/second-step/sealed-keys.js';
import { keyOf } from '../modules/second-step/totp.js';
import { openFiles } from '../platform/files/open-files.js';
import { posterAddresses } from '../platform/static-frontends/posters.js';
import { restrictConnections, grantSchema } from '../platform/database/application-role.js';
import { schemaOptions } from './schema-options.js';
import type { SealKey } from './seed/demo/seed-cases.js';
import { seed } from './seed/seed.js';

/** Any number, as long as every instance uses the same: 'wayf' in ASCII. */
const MIGRATION_LOCK = 0x77617966;

const LOCK_RETRY_MS = 100;

const takeLock = async (runner: QueryRunner): Promise<boolean> => {
  const sql = 'SELECT pg_try_advisory_lock($1) AS locked';
  const [row]: { locked: boolean }[] = await runner.manager.query(sql, [MIGRATION_LOCK]);
  return row?.locked === true;
};

const whileLocked = async (source: DataSource, work: () => Promise<unknown>): Promise<void> => {
  const runner = source.createQueryRunner();
  try {
    // Asked for again and again: a statement that waits has a snapshot, for whose end an index that is made beside writers
    // waits, so that the instance that has the lock would never finish.
    while (!(await takeLock(runner))) await setTimeout(LOCK_RETRY_MS);
    await work();
  } finally {
    // The lock belongs to the connection: it must be released on the same one.
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
};

type DatabaseConfig = Pick<
  Config,
  | 'databaseUrl'
  | 'migrationUrl'
  | 'seedDemo'
  | 'demoModeratorKey'
  | 'accountSecret'
  | 'staticRoot'
  | 'files'
  | 'dataDir'
>;

const sealerOf = (config: DatabaseConfig): SealKey | undefined => {
  if (!config.demoModeratorKey) return undefined;
  const [key, keys] = [keyOf(config.demoModeratorKey), new SealedKeys(config)];
  return (userId) => keys.seal(userId, key);
};

/**
 * Migrates and seeds the database, one instance at a time, and lets only the application connect.
 * `log` gets a line about what was added.
 * @throws when the database cannot be reached or a migration fails, which is then rolled back
 */
export const prepareDatabase = async (
  config: DatabaseConfig,
  log?: (line: string) => void,
): Promise<void> => {
  const databaseUrl = config.migrationUrl ?? config.databaseUrl;
  const source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
  try {
    await whileLocked(source, async () => {
      await source.runMigrations();
      const posters = await posterAddresses(config.staticRoot);
      const options = { demo: config.seedDemo, sealKey: sealerOf(config), posters };
      await seed(source, { ...options, files: openFiles(config), log });
      await restrictConnections(source, config);
      await grantSchema(source, 'public', config);
    });
  } finally {
    await source.destroy();
  }
};
