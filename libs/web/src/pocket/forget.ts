import { useSyncExternalStore } from 'react';

/** The name of the database with what is kept for pages without a network. */
export const POCKET = 'wayfellow-pocket';

/** In local storage, which can be read before anything is shown: the id of the user whose data the pocket may have. */
const OWNER = 'wayfellow.pocket-of';

/** Nothing more is kept on this page, until it is opened again. */
let isShut = false;
/** How often it was opened again. */
let openings = 0;
const listeners = new Set<() => void>();

const stored = (change: (storage: Storage) => string | null | void): string | null => {
  try {
    return change(localStorage) ?? null;
  } catch {
    // A browser that forbids storage has stored nothing.
    return null;
  }
};

/** Whose data the pocket may have; undefined if it has none. */
export const pocketOwner = (): number | undefined => {
  const id = stored((storage) => storage.getItem(OWNER));
  return id === null ? undefined : Number(id);
};

/** Says whose data the pocket has, before the first of it is written. */
export const setPocketOwner = (userId: number): void => {
  stored((storage) => storage.setItem(OWNER, String(userId)));
};

export const isPocketShut = (): boolean => isShut;
/** Has what is read kept again, after it was forgotten. */
export const openPocket = (): void => {
  isShut = false;
  openings += 1;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A number that changes each time that keeping begins again. */
export const usePocketOpenings = (): number =>
  useSyncExternalStore(
    subscribe,
    () => openings,
    () => 0,
  );

/**
 * Deletes the pocket; other tabs close their connections. Resolves once it is deleted, or will be when a suspended tab resumes.
 * Never rejects.
 */
export const forgetPocket = async (): Promise<void> => {
  isShut = true;
  if (pocketOwner() === undefined) return;
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(POCKET);
    request.onsuccess = () => {
      stored((storage) => storage.removeItem(OWNER));
      resolve();
    };
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
};
