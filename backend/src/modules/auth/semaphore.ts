/** Lets at most `count` pieces of work run at once; the others wait in line, which is full with `waitingMax`. */
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

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  /** The turn goes straight to the next in line, so that nobody slips in between. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
