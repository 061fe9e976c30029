type Listener = (askedAt: number) => void;
const listeners = new Set<Listener>();

/** Calls `listener` when the server reports that nobody is signed in. Returns a function that unsubscribes. */
export const onUnauthenticated = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Notifies the listeners. `askedAt` (of `performance.now()`) is when the request was sent. */
export const reportUnauthenticated = (askedAt = performance.now()): void => {
  for (const listener of listeners) listener(askedAt);
};
