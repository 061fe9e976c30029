import type { EventEmitter } from 'node:events';
import { Injectable, Logger } from '@nestjs/common';
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
import { grantSchema } from '../database/application-role.js';
import { queueNames } from './queue.module.js';
import { withRetryDelay } from './retry-delay.js';
import { createMigratedBackend } from './postgres-backend.js';

/** Besides one connection per worker, which only listens. Without any of these, starting or closing a worker waits forever. */
const CONNECTIONS_FOR_QUERIES = 3;
const RECONNECT_MAX_MS = 1_000;
/** How many commands are queued while Redis is unreachable; jobs beyond that are left to the next reconciliation. */
const WAITING_MAX = 1_000;

/** Skips the version check: when it fails once, BullMQ never asks again and the worker stays dead. */
const createUncheckedRedisBackend: BackendFactory = (name, options, more) =>
  withErrorListeners(createRedisBackend(name, { ...options, skipVersionCheck: true }, more));

/** The clients inside BullMQ's Redis backend. */
interface RedisParts {
  connection?: { _client?: EventEmitter };
  blockingConnection?: { _client?: EventEmitter };
}

/** BullMQ stops listening when it closes, before its clients are gone: an error after that would end the process. */
const withErrorListeners = <Backend extends object>(backend: Backend): Backend => {
  const { connection, blockingConnection } = backend as unknown as RedisParts;
  for (const part of [connection, blockingConnection]) part?._client?.on('error', () => undefined);
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
  private readonly logger = new Logger(JobsConnection.name);

  constructor(private readonly config: Config) {
    const { redisUrl, databaseUrl } = config;
    if (redisUrl) this.redis = redis(redisUrl);
    else this.pool = postgres(databaseUrl);
    this.redis?.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
  }

  /** What queues and workers connect to; creates their tables where there are none, if this start migrates. */
  async ready(): Promise<ConnectionOptions> {
    if (this.pool && this.config.migrateAtStart) await migrateJobs(this.config);
    return (this.redis ?? this.pool) as ConnectionOptions;
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
