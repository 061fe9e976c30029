/** A message that the server has not confirmed yet. */
export interface OutboxItem {
  /** The same on every attempt, so that the server stores the message once. */
  clientId: string;
  receiverId: number;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
  /** Refused by the server: only sent again if the author chooses to. */
  isFailed: boolean;
}

/** Key in session storage, which survives a reload but is not shared, so that tabs never send each other's messages. */
const keyOf = (userId: number) => `wayfellow.outbox.${userId}`;

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OutboxItem).clientId === 'string' &&
  typeof (value as OutboxItem).content === 'string' &&
  Number.isInteger((value as OutboxItem).receiverId);

/** The user's unconfirmed messages from this tab, oldest first. Invalid entries are left out. */
export const readOutbox = (userId: number): OutboxItem[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    // Storage is forbidden, or its content is not JSON: there is nothing to restore.
    return [];
  }
};

/** Stores the outbox for the next page load; if the browser forbids storage, it lasts as long as the page. */
export const writeOutbox = (userId: number, items: readonly OutboxItem[]): void => {
  try {
    if (items.length) sessionStorage.setItem(keyOf(userId), JSON.stringify(items));
    else sessionStorage.removeItem(keyOf(userId));
  } catch (error) {
    console.warn('Unsent messages cannot be stored and will be lost on reload', error);
  }
};
