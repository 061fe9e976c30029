/** How far apart what one member tells a conversation is: that they read, or that they type. */
const SPACE_MS = 2_000;

/**
 * Sends the first of what is told under a key at once, and of what follows within two seconds only the latest, at their end. What
 * waits is in memory: it is news for the moment, and a client that comes back asks for all of it.
 */
export class Spacing<T> {
  private readonly later = new Map<string, { latest?: T; timer: NodeJS.Timeout }>();

  constructor(private readonly send: (value: T) => void) {}

  tell(key: string, value: T): void {
    const running = this.later.get(key);
    if (running) {
      running.latest = value;
      return;
    }
    this.send(value);
    this.wait(key);
  }

  /** Sends what waits, at once. */
  flush(): void {
    for (const { latest, timer } of this.later.values()) {
      clearTimeout(timer);
      if (latest !== undefined) this.send(latest);
    }
    this.later.clear();
  }

  private wait(key: string): void {
    const timer = setTimeout(() => {
      const latest = this.later.get(key)?.latest;
      this.later.delete(key);
      if (latest === undefined) return;
      this.send(latest);
      this.wait(key);
    }, SPACE_MS).unref();
    this.later.set(key, { timer });
  }
}
