// Migrates and seeds the database, and ends: `node backend/dist/migrate.js`, once before instances with MIGRATE_AT_START=false
// are replaced. Several at once wait for one another.
import 'reflect-metadata';
import { readConfig } from './config/read-config.js';
import { migrateJobs } from './platform/jobs/jobs-connection.js';
import { prepareDatabase } from './schema/prepare-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const migrate = async (): Promise<void> => {
  const config = readConfig();
  await prepareDatabase(config, say);
  if (!config.redisUrl) await migrateJobs(config);
};

migrate().then(
  () => say('The database is migrated to this version.'),
  (error: unknown) => {
    process.stderr.write(`The database could not be migrated: ${(error as Error).message}\n`);
    process.exit(1);
  },
);
