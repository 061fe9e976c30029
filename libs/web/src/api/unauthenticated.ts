type Listener = (askedAt: number) => void | Promise<void>;
const listeners = new Set<Listener>();

/** Calls `listener` when the server reports that the session is not as the page knows it, or has ended. Returns a function that unsubscribes. */
export const onUnauthenticated = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Notifies the listeners. `askedAt` (of `performance.now()`) is when the request was sent. */
export const reportUnauthenticated = (askedAt = performance.now()): void => {
  for (const listener of listeners) void listener(askedAt);
};
