import { Logger } from '@nestjs/common';

/** How far apart what one member tells a conversation is: that they read, or that they type. */
const SPACE_MS = 2_000;

/**
 * Sends the first of what is told under a key at once, and of what follows within two seconds only the latest, at their end. What
 * waits is in memory: it is news for the moment, and a client that comes back asks for all of it. Who gets it is for `send` to find
 * out: it may be others than when it was told.
 */
export class Spacing<T> {
  private readonly logger = new Logger(Spacing.name);
  private readonly later = new Map<string, { latest?: T; timer: NodeJS.Timeout }>();

  constructor(private readonly send: (value: T) => Promise<void>) {}

  /** Resolves once it is sent, or waits. */
  async tell(key: string, value: T): Promise<void> {
    const running = this.later.get(key);
    if (running) {
      running.latest = value;
      return;
    }
    this.wait(key);
    await this.send(value);
  }

  /** Sends what waits, at once. */
  async flush(): Promise<void> {
    const waiting = [...this.later.values()];
    this.later.clear();
    for (const { timer } of waiting) clearTimeout(timer);
    await Promise.all(waiting.map(({ latest }) => this.sendLater(latest)));
  }

  private wait(key: string): void {
    const timer = setTimeout(() => {
      const latest = this.later.get(key)?.latest;
      this.later.delete(key);
      if (latest === undefined) return;
      this.wait(key);
      void this.sendLater(latest);
    }, SPACE_MS).unref();
    this.later.set(key, { timer });
  }

  /** Nobody waits for it: a failure is logged. */
  private async sendLater(latest: T | undefined): Promise<void> {
    if (latest === undefined) return;
    await this.send(latest).catch((error: Error) =>
      this.logger.warn(`What waited could not be sent: ${error.message}`),
    );
  }
}
