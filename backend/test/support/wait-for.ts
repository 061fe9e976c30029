const POLL_MS = 20;

/** Tries until `probe` gives something truthy (or stops throwing), and gives that; fails with its last error. */
export const waitFor = async <T>(probe: () => T | Promise<T>, withinMs = 5_000): Promise<NonNullable<T>> => {
  const until = Date.now() + withinMs;
  let last: unknown;
  while (Date.now() < until) {
    try {
      const found = await probe();
      if (found) return found;
      last = new Error(`Nothing within ${withinMs} ms: ${probe.toString()}`);
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw last;
};
