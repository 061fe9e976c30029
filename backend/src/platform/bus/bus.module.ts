import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { PgPool } from '../database/pg-pool.js';
import { sessionSecret } from '../keys/session-secret.js';
import { Metrics } from '../observability/metrics.js';
import { Tracing } from '../observability/tracing.js';
import { BusObserver } from './bus-observer.js';
import { FanOut } from './fan-out.js';
import { PostgresFanOut } from './postgres-fan-out.js';
import { RedisConnection } from './redis-connection.js';
import { RedisFanOut } from './redis-fan-out.js';
import { RedisOutage } from './redis-outage.js';
import { busKey } from './wire.js';

/** Provides `FanOut` (over Redis if REDIS_URL is set, otherwise over PostgreSQL) and, with Redis, `RedisConnection`. */
@Global()
@Module({
  providers: [
    RedisOutage,
    {
      provide: RedisConnection,
      inject: [Config, RedisOutage],
      useFactory: ({ redisUrl }: Config, outage: RedisOutage) =>
        redisUrl ? new RedisConnection(redisUrl, outage) : undefined,
    },
    {
      provide: FanOut,
      inject: [Config, PgPool, Metrics, Tracing, RedisOutage],
      useFactory: (
        config: Config,
        pool: PgPool,
        metrics: Metrics,
        tracing: Tracing,
        outage: RedisOutage,
      ): FanOut => {
        const [key, observer] = [busKey(sessionSecret(config)), new BusObserver(metrics, tracing)];
        const fanOut = config.redisUrl
          ? new RedisFanOut(config.redisUrl, key, observer, outage)
          : new PostgresFanOut(config.databaseUrl, pool, key, observer);
        metrics.gauge('bus_connected', 'Whether the bus carries messages (1) or not (0)', () =>
          Number(fanOut.isHealthy()),
        );
        return fanOut;
      },
    },
  ],
  exports: [FanOut, RedisConnection, RedisOutage],
})
export class BusModule {}
