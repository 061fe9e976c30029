const held = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Says whether something would be lost if the page were loaded again: a text that is being written, messages that are being
 * sent. `what` names it among others.
 */
export const holdPage = (what: string, isHeld: boolean): void => {
  if (held.has(what) === isHeld) return;
  if (isHeld) held.add(what);
  else held.delete(what);
  for (const listener of listeners) listener();
};

export const isPageHeld = (): boolean => held.size > 0;

/** Calls `listener` when something is held, or let go. Returns a function that unsubscribes. */
export const onPageHold = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
