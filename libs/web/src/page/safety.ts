import { useSyncExternalStore } from 'react';

/** Somebody whom a menu or dialog of the shell is about. */
export interface PersonNamed {
  id: number;
  name: string;
}

/** What was asked for: the menu about somebody, at the button that opens it, or the question whether to block them. */
export type SafetyAsk =
  { kind: 'menu'; person: PersonNamed; anchor: HTMLElement } | { kind: 'block'; person: PersonNamed };

let current: SafetyAsk | undefined;
const listeners = new Set<() => void>();

const change = (next: SafetyAsk | undefined) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Opens the menu about somebody at a button. The shell shows it, whichever frontend asks. */
export const askPersonMenu = (person: PersonNamed, anchor: HTMLElement): void =>
  change({ kind: 'menu', person, anchor });

/** Asks whether to block somebody. */
export const askBlock = (person: PersonNamed): void => change({ kind: 'block', person });

/** Closes whatever is open. */
export const closeSafety = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What to show, for the one outlet in the shell. */
export const useSafetyAsk = (): SafetyAsk | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
