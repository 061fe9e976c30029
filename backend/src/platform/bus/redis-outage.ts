import { Logger } from '@nestjs/common';

const QUIET_MS = 60_000;

/**
 * Warns that Redis fails: at once, and then once a minute with a count. An instance has dozens of connections, each of which
 * fails at every attempt to reconnect.
 */
export class RedisOutage {
  private readonly logger = new Logger('Redis');
  private quietUntilMs = 0;
  private untold = 0;
  private last?: Error;

  failed(error: NodeJS.ErrnoException): void {
    // All queues tell of the connection that they share.
    if (error === this.last) return;
    this.last = error;
    const nowMs = performance.now();
    if (nowMs < this.quietUntilMs) {
      this.untold += 1;
      return;
    }
    const more = this.untold ? ` (and ${this.untold} failures since this was last said)` : '';
    // Where a name has several addresses, the message is empty.
    this.logger.warn(`Redis: ${error.message || error.code || error.name}${more}`);
    this.quietUntilMs = nowMs + QUIET_MS;
    this.untold = 0;
  }
}
