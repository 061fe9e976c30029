import { readTab, writeTab } from './tab-storage';

/** Whom a message is for: one traveler, or everybody in a conversation. */
export type Recipient =
  { receiverId: number; conversationId?: undefined } | { conversationId: number; receiverId?: undefined };

/** The key of what is kept by chat, such as drafts. */
export const chatKeyOf = ({ receiverId, conversationId }: Recipient): string =>
  receiverId === undefined ? `g/${conversationId}` : String(receiverId);

/** A message that the server has not confirmed yet. */
export type OutboxItem = Recipient & {
  /** The same on every attempt, so that the server stores the message once. */
  clientId: string;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
  /** Refused by the server: only sent again if the author chooses to. */
  isFailed: boolean;
};

/** Key in session storage, which survives a reload but is not shared, so that tabs never send each other's messages. */
const keyOf = (userId: number) => `wayfellow.outbox.${userId}`;

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OutboxItem).clientId === 'string' &&
  typeof (value as OutboxItem).content === 'string' &&
  [(value as OutboxItem).receiverId, (value as OutboxItem).conversationId].some(Number.isInteger);

/** The user's unconfirmed messages from this tab, oldest first. Invalid entries are left out. */
export const readOutbox = (userId: number): OutboxItem[] => {
  const stored = readTab(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isItem) : [];
};

/** Stores the outbox for the next page load; if the browser forbids storage, it lasts as long as the page. */
export const writeOutbox = (userId: number, items: readonly OutboxItem[]): void => {
  try {
    writeTab(keyOf(userId), items.length ? items : undefined);
  } catch (error) {
    console.warn('Unsent messages cannot be stored and will be lost on reload', error);
  }
};
