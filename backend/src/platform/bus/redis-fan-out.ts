import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { BusObserver } from './bus-observer.js';
import { FanOut } from './fan-out.js';
import { type RedisClient, redisClient } from './redis-connection.js';
import type { RedisOutage } from './redis-outage.js';
import { CHANNEL } from './wire.js';

/** Fan-out over Redis pub/sub: one connection publishes, another subscribes. */
export class RedisFanOut extends FanOut implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly publisher: RedisClient;
  private readonly listener: RedisClient;
  private hasLost = false;
  private isStarted = false;

  constructor(
    url: string,
    key: Buffer,
    observer: BusObserver,
    private readonly outage: RedisOutage,
  ) {
    super(key, observer);
    this.publisher = redisClient(url);
    this.listener = redisClient(url);
    for (const client of [this.publisher, this.listener])
      client.on('error', (error: Error) => this.outage.failed(error));
    this.publisher.on('ready', () => this.publisherReady());
  }

  /** Waits for the first connection or its failure: without Redis startup continues, and the bus connects later. */
  async onApplicationBootstrap(): Promise<void> {
    this.publisher.connect().catch((error: Error) => this.outage.failed(error));
    const listening = this.listener
      .connect()
      .then(() => this.listener.subscribe(CHANNEL, (text) => this.receive(text)))
      .then(() => this.listening())
      .catch((error: Error) => this.outage.failed(error));
    await Promise.race([listening, new Promise((resolve) => this.listener.once('error', resolve))]);
    this.isStarted = true;
  }

  isHealthy(): boolean {
    return this.publisher.isReady && this.listener.isReady;
  }

  onApplicationShutdown(): void {
    this.publisher.destroy();
    this.listener.destroy();
  }

  protected send(text: string): void {
    this.publisher.publish(CHANNEL, text).catch(() => {
      this.hasLost = true;
    });
  }

  private listening(): void {
    // After a reconnect the client subscribes again by itself before it emits 'ready'.
    this.listener.on('ready', () => this.recovered());
    if (this.isStarted) this.recovered();
  }

  /** The others missed what we could not send: tell them, since their own connections may have stayed up. */
  private publisherReady(): void {
    if (!this.hasLost) return;
    this.hasLost = false;
    this.send(this.messageOf([]));
  }
}
