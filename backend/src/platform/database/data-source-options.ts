import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Config } from '../../config/config.js';
import { columnTypes } from './column-types.js';
import { connectionTimes } from './connection-times.js';

const POOL_SIZE = 10;

/** How we connect to PostgreSQL. The schema is changed only by migrations, never by `synchronize`. */
export const dataSourceOptions = (config: Pick<Config, 'databaseUrl'>): PostgresDataSourceOptions => ({
  type: 'postgres',
  url: config.databaseUrl,
  applicationName: 'wayfellow',
  synchronize: false,
  poolSize: POOL_SIZE,
  connectTimeoutMS: connectionTimes.connectMs,
  extra: { types: columnTypes },
});
