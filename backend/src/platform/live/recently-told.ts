import { NEWS_MS } from '@wayfellow/contracts';

/**
 * Who was sent a frame within the last `NEWS_MS`, and for up to twice as long: two sets that take turns need no timers. Each
 * instance hears of every frame by the message bus, also of those that none of its sockets gets.
 */
export class RecentlyTold {
  private now = new Set<number>();
  private before = new Set<number>();
  private turnedAt = 0;

  note(userIds: Iterable<number>): void {
    this.turn();
    for (const userId of userIds) this.now.add(userId);
  }

  has(userId: number): boolean {
    this.turn();
    return this.now.has(userId) || this.before.has(userId);
  }

  private turn(): void {
    const at = performance.now();
    const age = at - this.turnedAt;
    if (age < NEWS_MS) return;
    this.before = age < 2 * NEWS_MS ? this.now : new Set();
    this.now = new Set();
    this.turnedAt = at;
  }
}
