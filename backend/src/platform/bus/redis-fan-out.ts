import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FanOut } from './fan-out.js';
import { type RedisClient, redisClient } from './redis-connection.js';
import { CHANNEL } from './wire.js';

/** Fan-out over Redis pub/sub: two connections, one that speaks and one that listens. */
export class RedisFanOut extends FanOut implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RedisFanOut.name);
  private readonly speaker: RedisClient;
  private readonly listener: RedisClient;
  private hasLost = false;
  private isStarted = false;

  constructor(url: string, key: Buffer) {
    super(key);
    this.speaker = redisClient(url);
    this.listener = redisClient(url);
    for (const client of [this.speaker, this.listener])
      client.on('error', (error: Error) => this.failed(error));
    this.speaker.on('ready', () => this.speakerReady());
  }

  /** Waits for the first connection or its failure: without Redis the start goes on, and the bus comes when it comes. */
  async onApplicationBootstrap(): Promise<void> {
    this.speaker.connect().catch((error: Error) => this.failed(error));
    const listening = this.listener
      .connect()
      .then(() => this.listener.subscribe(CHANNEL, (text) => this.heard(text)))
      .then(() => this.listening())
      .catch((error: Error) => this.failed(error));
    await Promise.race([listening, new Promise((resolve) => this.listener.once('error', resolve))]);
    this.isStarted = true;
  }

  isHealthy(): boolean {
    return this.speaker.isReady && this.listener.isReady;
  }

  onApplicationShutdown(): void {
    this.speaker.destroy();
    this.listener.destroy();
  }

  protected send(text: string): void {
    this.speaker.publish(CHANNEL, text).catch(() => {
      this.hasLost = true;
    });
  }

  private listening(): void {
    // The client subscribes again by itself, before it says ready, whenever it had to reconnect.
    this.listener.on('ready', () => this.recovered());
    if (this.isStarted) this.recovered();
  }

  /** Others missed what we could not send: they learn it from us, our own listener may have stayed connected. */
  private speakerReady(): void {
    if (!this.hasLost) return;
    this.hasLost = false;
    this.send(this.messageOf([]));
  }

  private failed(error: Error): void {
    this.logger.warn(`The bus (Redis) is disturbed: ${error.message || error.name}`);
  }
}
