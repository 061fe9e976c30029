/**
 * Throttles `run`: at once, then at most every `everyMs`, with a trailing run. Returns the function to call, and one that ends
 * it.
 */
export const throttled = (run: () => void, everyMs: number): [call: () => void, stop: () => void] => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const call = () => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) call();
    }, everyMs);
  };
  return [call, () => clearTimeout(timer)];
};
