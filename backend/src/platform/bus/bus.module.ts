import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { PgPool } from '../database/pg-pool.js';
import { sessionSecret } from '../keys/session-secret.js';
import { Metrics } from '../observability/metrics.js';
import { FanOut } from './fan-out.js';
import { PostgresFanOut } from './postgres-fan-out.js';
import { RedisConnection } from './redis-connection.js';
import { RedisFanOut } from './redis-fan-out.js';
import { busKey } from './wire.js';

const DROPPED = 'bus_messages_dropped_total';

/** Provides `FanOut` (over Redis if REDIS_URL is set, otherwise over PostgreSQL) and, with Redis, `RedisConnection`. */
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
      inject: [Config, PgPool, Metrics],
      useFactory: (config: Config, pool: PgPool, metrics: Metrics): FanOut => {
        const key = busKey(sessionSecret(config));
        const fanOut = config.redisUrl
          ? new RedisFanOut(config.redisUrl, key)
          : new PostgresFanOut(config.databaseUrl, pool, key);
        metrics.add(DROPPED, 'Messages on the bus whose signature was not valid', () => fanOut.dropped);
        return fanOut;
      },
    },
  ],
  exports: [FanOut, RedisConnection],
})
export class BusModule {}
