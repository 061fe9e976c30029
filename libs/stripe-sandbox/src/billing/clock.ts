import type { Store } from '../state/store.js';

/** The sandbox's time in Unix seconds: the real one plus what it was advanced by, or a test clock's own. */
export class Clock {
  private moment: number | undefined;

  constructor(private readonly store: Store) {}

  now(testClock: string | null = null): number {
    if (this.moment !== undefined) return this.moment;
    const frozen = this.store.get('test_helpers.test_clock', testClock)?.frozen_time;
    return frozen ?? Math.floor(Date.now() / 1000) + this.store.offset;
  }

  /** Does work as if it were `moment`: what fell due earlier happens with its own time on it. */
  at<Result>(moment: number, work: () => Result): Result {
    const before = this.moment;
    this.moment = moment;
    try {
      return work();
    } finally {
      this.moment = before;
    }
  }
}
