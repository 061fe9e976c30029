import { type MessageView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, queryKeyOf } from '@wayfellow/web';
import type { ChatMessage } from './chat-source';

/** The known part of a conversation, oldest message first. */
export interface Thread<Message extends ChatMessage = MessageView> {
  messages: readonly Message[];
  /** Whether the server has older messages. */
  hasOlder: boolean;
  /**
   * All messages up to this id have arrived or been requested; later frames may have been missed. 0 before the first page.
   */
  completeUpTo: number;
  /** The connection on which it was brought up to date: while it lasts, its frames leave no gap. */
  caughtUpOn?: number;
}

type Key = readonly unknown[];

/** The cache key of the conversation with `otherId`. */
export const threadKey = (otherId: number): Key =>
  queryKeyOf(endpoints.messages.thread, { params: { id: otherId } }, 'pages');

/** The cache key of a group's conversation. */
export const groupKey = (conversationId: number): Key =>
  queryKeyOf(endpoints.conversations.messages, { params: { id: conversationId } }, 'pages');

/** The other user of a message, from the side of `userId`. */
export const otherOf = ({ senderId, receiverId }: MessageView, userId: number): number =>
  senderId === userId ? receiverId : senderId;

const sameMessage = (a: ChatMessage, b: ChatMessage) =>
  a.content === b.content &&
  a.isHidden === b.isHidden &&
  a.read === b.read &&
  a.readAt === b.readAt &&
  a.clientId === b.clientId;

/** A read message stays read: an answer may be older than a receipt that was already received. */
const newer = <Message extends ChatMessage>(known: Message | undefined, incoming: Message): Message => {
  if (!known) return incoming;
  const both = { ...incoming, clientId: incoming.clientId ?? known.clientId };
  if (known.read) Object.assign(both, { read: true, readAt: incoming.readAt ?? known.readAt });
  return sameMessage(known, both) ? known : both;
};

/** Merges both lists: each message once, ordered by id. Unchanged messages keep their identity. */
export const merged = <Message extends ChatMessage>(
  known: readonly Message[],
  incoming: readonly Message[],
): readonly Message[] => {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, newer(byId.get(message.id), message));
  return [...byId.values()].sort((a, b) => a.id - b.id);
};

/** Marks everything that `authorId` wrote up to `messageId` as read; sets `readAt` where it is unknown. */
export const readUpTo = <Message extends ChatMessage>(
  messages: readonly Message[],
  authorId: number,
  messageId: number,
  readAt: string | null = null,
): readonly Message[] =>
  messages.map((message) =>
    message.senderId !== authorId || message.id > messageId || message.read
      ? message
      : { ...message, read: true, readAt: message.readAt ?? readAt },
  );

/**
 * Adds a message to its conversation, if that was opened. `connection` is the live connection that delivered it;
 * undefined if it was not received as a frame.
 */
export const addMessage = (
  client: QueryClient,
  key: Key,
  message: ChatMessage,
  connection?: number,
): void => {
  // Without data the first page is still loading, and may have been read before this message was stored.
  if (!client.getQueryState(key)) return;
  client.setQueryData<Thread<ChatMessage>>(key, (thread = UNREAD_THREAD) => ({
    ...thread,
    messages: merged(thread.messages, [message]),
    completeUpTo:
      connection !== undefined && thread.caughtUpOn === connection
        ? Math.max(thread.completeUpTo, message.id)
        : thread.completeUpTo,
  }));
};

const UNREAD_THREAD: Thread<ChatMessage> = { messages: [], hasOlder: true, completeUpTo: 0 };

/** Replaces a message that is hidden or shown again, if it is loaded. */
export const changeMessage = (client: QueryClient, key: Key, message: ChatMessage): void => {
  client.setQueryData<Thread<ChatMessage>>(key, (thread) =>
    thread?.messages.some(({ id }) => id === message.id)
      ? { ...thread, messages: merged(thread.messages, [message]) }
      : thread,
  );
};

/** Marks what `authorId` wrote up to `messageId` as read in the cached conversation. */
export const markRead = (
  client: QueryClient,
  key: Key,
  authorId: number,
  messageId: number,
  readAt: string | null = null,
): void => {
  client.setQueryData<Thread<ChatMessage>>(
    key,
    (thread) => thread && { ...thread, messages: readUpTo(thread.messages, authorId, messageId, readAt) },
  );
};
