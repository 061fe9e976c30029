import { useSyncExternalStore } from 'react';
import { type Notice, timing } from '@wayfellow/contracts';

/** A button in a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** The current toast. Each has its own `id`, so that repeating a text announces it again. */
export interface Toast extends Notice {
  readonly id: number;
  /** Its button. With one, the toast stays until it is pressed or dismissed. */
  readonly action?: ToastAction;
  readonly isOpen: boolean;
}

let current: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const change = (next: Toast | undefined) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows a notice with a button, as {@link toast} does. Returns the toast's id. */
export const toastWithAction = (notice: Notice, action: ToastAction | undefined): number => {
  clearTimeout(removal);
  lastId += 1;
  change({ ...notice, id: lastId, isOpen: true, action });
  return lastId;
};

/** Shows a notice, replacing the current one: at most one toast at a time. */
export const toast = (notice: Notice): void => void toastWithAction(notice, undefined);

/** Closes the toast. It is removed much later, so that it can be animated out. */
export const dismissToast = (id: number): void => {
  if (current?.id !== id || !current.isOpen) return;
  change({ ...current, isOpen: false });
  removal = setTimeout(() => change(undefined), timing.toastRemovalMs);
};

/** Calls `listener` after each change of the toast. Returns a function that unsubscribes. */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toast that is shown, or is being animated out; undefined when there is none. */
export const currentToast = (): Toast | undefined => current;

/** The toast to show; rendered once, by the shell. */
export const useToast = (): Toast | undefined => useSyncExternalStore(onToast, currentToast, () => undefined);
