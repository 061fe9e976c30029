import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../config/config.js';
import { Metrics } from '../observability/metrics.js';
import { Tracing } from '../observability/tracing.js';
import { dataSourceOptions } from './data-source-options.js';
import { measurePool } from './measure-pool.js';
import { PgPool } from './pg-pool.js';
import { traceQueries } from './trace-queries.js';

/** The database itself cancels a longer statement; otherwise it would run on after its client has disconnected. */
const STATEMENT_TIMEOUT_MS = 25_000;
/** A lost connection never answers. Migrations, which may take longer, have their own connection. */
const QUERY_TIMEOUT_MS = 30_000;

/** Connects to PostgreSQL. Modules register their entities with `TypeOrmModule.forFeature([...])`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => {
        const options = dataSourceOptions(config);
        return {
          ...options,
          extra: {
            ...options.extra,
            statement_timeout: STATEMENT_TIMEOUT_MS,
            query_timeout: QUERY_TIMEOUT_MS,
          },
          autoLoadEntities: true,
        };
      },
    }),
  ],
  providers: [
    {
      provide: PgPool,
      inject: [DataSource, Metrics, Tracing],
      useFactory: (source: DataSource, metrics: Metrics, tracing: Tracing): PgPool => {
        const pool = (source.driver as PostgresDriver).master as PgPool;
        measurePool(pool, metrics);
        traceQueries(pool, tracing);
        return pool;
      },
    },
  ],
  exports: [PgPool],
})
export class DatabaseModule {}
