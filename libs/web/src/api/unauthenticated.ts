type Listener = (askedAt: number) => void;
const listeners = new Set<Listener>();

/** Calls `listener` when the server says that nobody is signed in here. Returns the way to stop it. */
export const onUnauthenticated = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Passes on that the server said so, to what was asked at `askedAt` (of `performance.now()`). */
export const reportUnauthenticated = (askedAt = performance.now()): void => {
  for (const listener of listeners) listener(askedAt);
};
