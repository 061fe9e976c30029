import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { PgPool } from '../database/pg-pool.js';
import { sessionSecret } from '../http/session-secret.js';
import { FanOut } from './fan-out.js';
import { PostgresFanOut } from './postgres-fan-out.js';
import { RedisConnection } from './redis-connection.js';
import { RedisFanOut } from './redis-fan-out.js';
import { busKey } from './wire.js';

/** Gives `FanOut` (Redis where REDIS_URL is set, else PostgreSQL) and, with Redis, `RedisConnection`. */
@Global()
@Module({
  providers: [
    {
      provide: RedisConnection,
      inject: [Config],
      useFactory: (config: Config) => (config.redisUrl ? new RedisConnection(config.redisUrl) : undefined),
    },
    {
      provide: FanOut,
      inject: [Config, PgPool],
      useFactory: (config: Config, pool: PgPool): FanOut => {
        const key = busKey(sessionSecret(config));
        return config.redisUrl
          ? new RedisFanOut(config.redisUrl, key)
          : new PostgresFanOut(config.databaseUrl, pool, key);
      },
    },
  ],
  exports: [FanOut, RedisConnection],
})
export class BusModule {}
