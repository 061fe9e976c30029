import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { migrations } from './migrations/migrations.js';

/** A connection that may also bring the database to the present schema. */
export const schemaOptions = (config: Pick<Config, 'databaseUrl'>): PostgresDataSourceOptions => ({
  ...dataSourceOptions(config),
  migrations,
  migrationsTableName: 'migrations',
});
