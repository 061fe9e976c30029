/**
 * Runs something at once, and then at most once in so many milliseconds, the last time after the last call. Returns the function
 * to call, and one that ends it.
 */
export const spaced = (run: () => void, everyMs: number): [call: () => void, stop: () => void] => {
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
