import { NEWS_MS } from '@wayfellow/contracts';

/**
 * When users were last sent a frame, for at least `NEWS_MS`, and up to twice as long: two maps that take turns need no timers.
 * Each instance hears of every frame by the message bus, also of those that none of its sockets gets.
 */
export class RecentlyTold {
  private now = new Map<number, number>();
  private before = new Map<number, number>();
  private turnedAt = 0;

  note(userIds: Iterable<number>): void {
    const at = this.turn();
    for (const userId of userIds) this.now.set(userId, at);
  }

  /** How many whole milliseconds ago; undefined if it was longer ago, or never. */
  msAgo(userId: number): number | undefined {
    const at = this.turn();
    const told = this.now.get(userId) ?? this.before.get(userId);
    return told === undefined ? undefined : Math.floor(at - told);
  }

  private turn(): number {
    const at = performance.now();
    const age = at - this.turnedAt;
    if (age < NEWS_MS) return at;
    this.before = age < 2 * NEWS_MS ? this.now : new Map<number, number>();
    this.now = new Map();
    this.turnedAt = at;
    return at;
  }
}
