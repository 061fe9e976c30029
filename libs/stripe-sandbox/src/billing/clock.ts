import type { Store } from '../state/store.js';

/** The sandbox's time in Unix seconds: real time plus the offset it was advanced by, or a test clock's time. */
export class Clock {
  private moment: number | undefined;

  constructor(private readonly store: Store) {}

  now(testClock: string | null = null): number {
    if (this.moment !== undefined) return this.moment;
    const frozen = this.store.get('test_helpers.test_clock', testClock)?.frozen_time;
    return frozen ?? Math.floor(Date.now() / 1000) + this.store.offset;
  }

  /** Runs `work` as if the time were `moment`, so that overdue events get the time at which they were due. */
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
