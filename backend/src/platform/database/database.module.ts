import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../config/config.js';
import { dataSourceOptions } from './data-source-options.js';
import { PgPool } from './pg-pool.js';

/** The database cancels a longer statement itself; otherwise it would go on for a client that has left. */
const STATEMENT_TIMEOUT_MS = 25_000;
/** A lost connection never answers. Migrations, which may take longer, have a connection of their own. */
const QUERY_TIMEOUT_MS = 30_000;

/** Connects to PostgreSQL. Modules name their entities by `TypeOrmModule.forFeature([...])`. */
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
      inject: [DataSource],
      useFactory: (source: DataSource) => (source.driver as PostgresDriver).master as PgPool,
    },
  ],
  exports: [PgPool],
})
export class DatabaseModule {}
