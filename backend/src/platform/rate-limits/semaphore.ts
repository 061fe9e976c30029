/**
 * Runs at most `count` tasks at once; the others wait in line. Callers check `isFull` first, since `run` has no limit.
 */
export class Semaphore {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    count: number,
    private readonly waitingMax = Infinity,
  ) {
    this.free = count;
  }

  get isFull(): boolean {
    return this.waiting.length >= this.waitingMax;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Hands the slot straight to the next in line, so that no newcomer takes it. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
