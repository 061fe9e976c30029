import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { connectionTimes } from '../database/connection-times.js';
import type { PgPool } from '../database/pg-pool.js';
import type { BusObserver } from './bus-observer.js';
import { FanOut } from './fan-out.js';
import { TextJoiner, splitText } from './parts.js';
import { CHANNEL } from './wire.js';

/** What pg_stat_activity calls the connection that listens. */
export const BUS_APPLICATION_NAME = 'wayfellow-bus';

const RECONNECT_MIN_MS = 50;
const RECONNECT_MAX_MS = 1_000;
const PROBE_EVERY_MS = 10_000;

/** Fan-out over LISTEN/NOTIFY: a dedicated connection listens; notifications are sent through the pool, in batches. */
export class PostgresFanOut extends FanOut implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PostgresFanOut.name);
  private readonly joiner = new TextJoiner();
  private listener?: pg.Client;
  private texts: string[] = [];
  private isSending = false;
  private hasLost = false;
  private hasListened = false;
  private isClosed = false;
  private timer?: NodeJS.Timeout;
  private delayMs = RECONNECT_MIN_MS;

  constructor(
    private readonly databaseUrl: string,
    private readonly pool: PgPool,
    key: Buffer,
    observer: BusObserver,
  ) {
    super(key, observer);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  protected send(text: string): void {
    this.texts.push(text);
    void this.flush();
  }

  isHealthy(): boolean {
    return this.listener !== undefined && !this.hasLost;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.listener?.end().catch(() => undefined);
  }

  /** One batch at a time, since batches on two connections of the pool could arrive out of order. */
  private async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.texts.length > 0) await this.sendBatch(this.texts.splice(0));
    } finally {
      this.isSending = false;
    }
  }

  private async sendBatch(texts: string[]): Promise<void> {
    const batch = this.hasLost ? [this.messageOf([]), ...texts] : texts;
    try {
      await this.pool.query('SELECT pg_notify($1, part) FROM unnest($2::text[]) AS part', [
        CHANNEL,
        batch.flatMap(splitText),
      ]);
      this.hasLost = false;
    } catch (error) {
      this.hasLost = true;
      this.failed(error as Error);
    }
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: BUS_APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: connectionTimes.connectMs,
    });
    client.on('error', (error) => this.failed(error));
    client.on('end', () => this.ended(client));
    client.on('notification', ({ payload }) => this.receivePart(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.listening(client);
    } catch (error) {
      this.failed(error as Error);
      await client.end().catch(() => undefined);
      this.reconnectLater();
    }
  }

  private listening(client: pg.Client): void {
    this.listener = client;
    this.delayMs = RECONNECT_MIN_MS;
    this.probeLater();
    // What others sent while we did not listen is lost to us, and what we could not send is lost to them.
    if (this.hasListened) this.recovered();
    this.hasListened = true;
    if (this.hasLost) void this.sendBatch([]);
  }

  /** A dead connection may stay silent, so it is probed. A lost batch is announced here at the latest. */
  private probeLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.probe(), PROBE_EVERY_MS).unref();
  }

  private async probe(): Promise<void> {
    const client = this.listener;
    if (!client || this.isClosed) return;
    const silent = setTimeout(
      () =>
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
      connectionTimes.probeMs,
    ).unref();
    await client.query('SELECT 1').catch((error: Error) => this.failed(error));
    clearTimeout(silent);
    if (this.hasLost) await this.sendBatch([]);
    if (this.listener) this.probeLater();
  }

  private ended(client: pg.Client): void {
    if (client !== this.listener) return;
    this.listener = undefined;
    this.reconnectLater();
  }

  private reconnectLater(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.listen(), this.delayMs).unref();
    this.delayMs = Math.min(this.delayMs * 2, RECONNECT_MAX_MS);
  }

  private receivePart(part: string): void {
    const text = this.joiner.add(part);
    if (text !== undefined) this.receive(text);
  }

  private failed(error: Error): void {
    if (!this.isClosed) this.logger.warn(`The bus (PostgreSQL) failed: ${error.message}`);
  }
}
