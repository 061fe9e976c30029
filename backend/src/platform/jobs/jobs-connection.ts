import type { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import {
  type BackendFactory,
  type ConnectionOptions,
  DEFAULT_SCHEMA,
  createRedisBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import pg from 'pg';
import { createClient } from 'redis';
import { Config } from '../../config/config.js';
import { RedisOutage } from '../bus/redis-outage.js';
import { grantSchema } from '../database/application-role.js';
import { queueNames } from './queue.module.js';
import { withRetryDelay } from './retry-delay.js';
import { createMigratedBackend } from './postgres-backend.js';

/** Besides one connection per worker, which only listens. Without any of these, starting or closing a worker waits forever. */
const CONNECTIONS_FOR_QUERIES = 3;
const RECONNECT_MAX_MS = 1_000;
/**
 * How many commands may wait for Redis; jobs beyond that are left to the next reconciliation. At the start each queue and each
 * worker sends all of BullMQ's scripts, some sixty.
 */
const WAITING_MAX = 10_000;

/** Skips the version check: when it fails once, BullMQ never asks again and the worker stays dead. */
const createUncheckedRedisBackend: BackendFactory = (name, options, more) =>
  withErrorListeners(
    createRedisBackend(name, { ...options, skipVersionCheck: true }, more),
    options.connection,
  );

/** BullMQ's Redis backend, with the clients inside it. */
interface RedisParts extends EventEmitter {
  connection?: { _client?: EventEmitter };
  blockingConnection?: { _client?: EventEmitter };
}

/** Who tells that the Redis behind a client fails. */
const outages = new WeakMap<object, RedisOutage>();

/**
 * BullMQ stops listening when it closes, before its clients are gone: an error after that would end the process. What a
 * connection fails with is told once for all queues and workers, each of which would tell it at every attempt to reconnect.
 */
const withErrorListeners = <Backend extends object>(backend: Backend, client: object): Backend => {
  const parts = backend as unknown as RedisParts;
  const { connection, blockingConnection } = parts;
  for (const part of [connection, blockingConnection]) part?._client?.on('error', () => undefined);
  const [emit, outage] = [parts.emit.bind(parts), outages.get(client)];
  parts.emit = (event, ...args: unknown[]) => {
    if (event !== 'error' || !outage) return emit(event, ...args);
    outage.failed(args[0] as Error);
    return true;
  };
  return backend;
};

// Nest's module does not pass a factory on, so the process-wide one decides by each queue's connection.
setDefaultBackendFactory((name, options, more) =>
  withRetryDelay(
    options.connection instanceof pg.Pool
      ? createMigratedBackend(name, { ...options, connection: options.connection }, more)
      : createUncheckedRedisBackend(name, options, more),
  ),
);

/** Each queue and each worker listens to the connection that they share, and so do we. */
const listenersMax = () => 2 * queueNames.size + 1;

/** Separate from `RedisConnection`, which fails commands while Redis is unreachable; a worker has to wait instead. */
const redis = (url: string) =>
  createClient({
    url,
    commandsQueueMaxLength: WAITING_MAX,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, RECONNECT_MAX_MS) },
  }).setMaxListeners(listenersMax());

/** BullMQ checks connections out of its pool without an error listener; an error would end the process. */
const postgres = (connectionString: string): pg.Pool =>
  new pg.Pool({
    connectionString,
    application_name: 'wayfellow-jobs',
    options: `-c search_path=${DEFAULT_SCHEMA}`,
    max: queueNames.size + CONNECTIONS_FOR_QUERIES,
    keepAlive: true,
  })
    .on('connect', (client) => void client.on('error', () => undefined))
    .setMaxListeners(listenersMax());

/** Connects to the queues: on Redis if REDIS_URL is set, otherwise in their own schema of our PostgreSQL. */
@Injectable()
export class JobsConnection {
  private readonly redis?: ReturnType<typeof redis>;
  private readonly pool?: pg.Pool;

  constructor(
    private readonly config: Config,
    outage: RedisOutage,
  ) {
    const { redisUrl, databaseUrl } = config;
    if (redisUrl) {
      this.redis = redis(redisUrl).on('error', (error: Error) => outage.failed(error));
      outages.set(this.redis, outage);
    } else this.pool = postgres(databaseUrl);
  }

  /** What queues and workers connect to; creates their tables where there are none, if this start migrates. */
  async ready(): Promise<ConnectionOptions> {
    if (this.pool && this.config.migrateAtStart) await migrateJobs(this.config);
    return (this.redis ?? this.pool) as ConnectionOptions;
  }

  /** False while Redis does not answer: what asks it then waits until it does. */
  get answers(): boolean {
    return this.redis?.isReady ?? true;
  }

  /** After all that is connected to it was closed. */
  async close(): Promise<void> {
    if (this.redis?.isOpen) this.redis.destroy();
    await this.pool?.end();
  }
}

/** Creates or changes the queues' tables in PostgreSQL, which are only used without Redis. */
export const migrateJobs = async (config: Config): Promise<void> => {
  const client = new pg.Client(config.migrationUrl ?? config.databaseUrl);
  await client.connect();
  try {
    await runMigrations(client, DEFAULT_SCHEMA);
    await grantSchema(client, DEFAULT_SCHEMA, config);
  } finally {
    await client.end();
  }
};
