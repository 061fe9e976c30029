import { useSyncExternalStore } from 'react';
import { type Notice, timing } from '@wayfellow/contracts';

/** The toast on the screen. `id` differs for each, so that the same words twice are announced twice. */
export interface Toast extends Notice {
  readonly id: number;
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

/** Shows a notice in place of the one that is shown: at most one toast at a time. */
export const toast = (notice: Notice): void => {
  clearTimeout(removal);
  lastId += 1;
  change({ ...notice, id: lastId, isOpen: true });
};

/** Closes the toast. It is forgotten a long while later, so that its way out can be shown. */
export const dismissToast = (id: number): void => {
  if (current?.id !== id || !current.isOpen) return;
  change({ ...current, isOpen: false });
  removal = setTimeout(() => change(undefined), timing.toastRemovalMs);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toast to show, for the one outlet in the shell. */
export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
