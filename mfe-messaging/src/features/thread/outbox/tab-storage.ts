/** What this tab keeps under a key, also when its page is loaded again; undefined without it, and where it cannot be read. */
export const readTab = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage is forbidden, or its content is not JSON.
    return undefined;
  }
};

/**
 * Keeps a value, which JSON can tell, in session storage: other tabs do not see it, and signing out clears it. undefined removes it.
 *
 * @throws where the browser forbids storage
 */
export const writeTab = (key: string, value: unknown): void => {
  if (value === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(value));
};
