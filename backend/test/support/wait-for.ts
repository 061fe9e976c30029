const POLL_MS = 20;
/**
 * Far longer than anything here takes on a busy machine: only what never comes is given up. An email that could not be sent is
 * tried again after a minute, by a job that looks once a minute.
 */
export const WAIT_MS = 180_000;

/** Tries until `probe` gives something truthy (or stops throwing), and gives that; fails with its last error. */
export const waitFor = async <T>(probe: () => T | Promise<T>): Promise<NonNullable<T>> => {
  // Date.now() may be a test's own.
  const until = performance.now() + WAIT_MS;
  let last: unknown;
  while (performance.now() < until) {
    try {
      const found = await probe();
      if (found) return found;
      last = new Error(`Nothing within ${WAIT_MS} ms: ${probe.toString()}`);
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw last;
};

const TICK_MS = 50;

/**
 * Starts a stopwatch, whose function stops it and gives its milliseconds. It counts by a timer of this process, which is
 * late when the process is: time in which a busy machine does other things is left out.
 */
export const stopwatch = (): (() => number) => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), TICK_MS).unref();
  return () => {
    clearInterval(timer);
    return ticks * TICK_MS;
  };
};
