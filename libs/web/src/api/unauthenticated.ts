type Listener = (askedAt: number | undefined) => void | Promise<void>;
const listeners = new Set<Listener>();

/** Calls `listener` when the server reports that nobody is signed in, or may be. Returns a function that unsubscribes. */
export const onUnauthenticated = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Notifies the listeners. `askedAt` (of `performance.now()`) is when the request was sent that was refused; without it, who is
 * signed in has to be asked.
 */
export const reportUnauthenticated = (askedAt?: number): void => {
  for (const listener of listeners) void listener(askedAt);
};
