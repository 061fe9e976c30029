import { useSyncExternalStore } from 'react';

/** The person that a menu or dialog of the shell is about. */
export interface PersonNamed {
  id: number;
  name: string;
}

/** What to show: the menu about a person, anchored to its button, or the dialog that confirms blocking them. */
export type SafetyDialog =
  { kind: 'menu'; person: PersonNamed; anchor: HTMLElement } | { kind: 'block'; person: PersonNamed };

let current: SafetyDialog | undefined;
const listeners = new Set<() => void>();

const change = (next: SafetyDialog | undefined) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Opens the menu about a person at a button. The shell renders it for all frontends. */
export const openPersonMenu = (person: PersonNamed, anchor: HTMLElement): void =>
  change({ kind: 'menu', person, anchor });

/** Opens the dialog that confirms blocking a person. */
export const openBlockDialog = (person: PersonNamed): void => change({ kind: 'block', person });

/** Closes the menu or dialog. */
export const closeSafety = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The menu or dialog to show; rendered once, by the shell. */
export const useSafetyDialog = (): SafetyDialog | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
