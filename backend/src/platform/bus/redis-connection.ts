import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createClient } from 'redis';
import type { RedisOutage } from './redis-outage.js';

const RECONNECT_MAX_MS = 1_000;

export type RedisClient = ReturnType<typeof createClient>;

/** Reconnects for as long as it takes; while Redis is unreachable, commands fail at once instead of queueing. */
export const redisClient = (url: string): RedisClient =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, RECONNECT_MAX_MS),
    },
  });

/** The connection for commands. Provided where REDIS_URL is set; inject it as optional. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: RedisClient;

  constructor(url: string, outage: RedisOutage) {
    this.client = redisClient(url);
    this.client.on('error', (error: Error) => outage.failed(error));
    // Startup does not wait for Redis: everything that uses it has a fallback.
    this.client.connect().catch((error: Error) => outage.failed(error));
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }
}
