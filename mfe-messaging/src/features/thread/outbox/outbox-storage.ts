/** A message that the server has not confirmed yet. */
export interface OutboxItem {
  /** The same however often it is sent: the server stores it once. */
  clientId: string;
  receiverId: number;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
  /** Refused by the server: only its author may send it again. */
  isFailed: boolean;
}

/** One tab's own store, so that two tabs never send each other's messages; it outlives a reload. */
const keyOf = (userId: number) => `wayfellow.outbox.${userId}`;

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OutboxItem).clientId === 'string' &&
  typeof (value as OutboxItem).content === 'string' &&
  Number.isInteger((value as OutboxItem).receiverId);

/** What a user wrote in this tab and nobody confirmed, oldest first. Unreadable entries are left out. */
export const readOutbox = (userId: number): OutboxItem[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    // A browser that forbids storage, or text of somebody else's: there is nothing to take up.
    return [];
  }
};

/** Keeps the outbox for the next page load; where the browser refuses, it lives as long as the page. */
export const writeOutbox = (userId: number, items: readonly OutboxItem[]): void => {
  try {
    if (items.length) sessionStorage.setItem(keyOf(userId), JSON.stringify(items));
    else sessionStorage.removeItem(keyOf(userId));
  } catch (error) {
    console.warn('Unsent messages cannot be kept over a reload', error);
  }
};
