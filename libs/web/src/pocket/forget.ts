/** The name of the database with what is kept for pages without a network. */
export const POCKET = 'wayfellow-pocket';

/** In local storage, which can be read before anything is shown: the id of the user whose data the pocket has. */
const OWNER = 'wayfellow.pocket-of';

/** Nothing more is kept on this page, until somebody signs in on it. */
let isShut = false;

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
export const openPocket = (): void => {
  isShut = false;
};

/**
 * Empties the pocket, of which other tabs let go as well. Resolves when it is empty, or is going to be as soon as a tab that
 * the browser has stopped continues. Never rejects.
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
