import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { migrations } from './migrations/migrations.js';

/** A start may wait for a busy database longer than a request does. */
const CONNECT_TIMEOUT_MS = 30_000;

/** A connection that may also migrate the database. */
export const schemaOptions = (config: Pick<Config, 'databaseUrl'>): PostgresDataSourceOptions => ({
  ...dataSourceOptions(config),
  connectTimeoutMS: CONNECT_TIMEOUT_MS,
  migrations,
  migrationsTableName: 'migrations',
  // One that makes an index beside writers cannot be in a transaction with others.
  migrationsTransactionMode: 'each',
});
