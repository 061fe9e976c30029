import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../config/config.js';
import { dataSourceOptions } from './data-source-options.js';
import { PgPool } from './pg-pool.js';

/** What takes longer is given up by the database itself, which would otherwise go on for nobody. */
const STATEMENT_TIMEOUT_MS = 25_000;
/** A database that vanished without a word never answers; migrations, which may take longer, have a connection of their own. */
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
