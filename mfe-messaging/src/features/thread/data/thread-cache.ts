import { type MessageView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, queryKeyOf } from '@wayfellow/web';

/** The known part of a conversation, oldest message first. */
export interface Thread {
  messages: readonly MessageView[];
  /** Whether the server has older messages. */
  hasOlder: boolean;
  /**
   * Up to this id every message came or is on its way; after it, frames may have been missed. 0 before the first page.
   */
  completeUpTo: number;
  /** The connection on which it was brought up to date: while it lasts, its frames leave no gap. */
  caughtUpOn?: number;
}

/** The cache key of the conversation with `otherId`. */
export const threadKey = (otherId: number) =>
  queryKeyOf(endpoints.messages.thread, { params: { id: otherId } }, 'pages');

/** The other user of a message, from the side of `userId`. */
export const otherOf = ({ senderId, receiverId }: MessageView, userId: number): number =>
  senderId === userId ? receiverId : senderId;

const sameMessage = (a: MessageView, b: MessageView) =>
  a.content === b.content &&
  a.isHidden === b.isHidden &&
  a.read === b.read &&
  a.readAt === b.readAt &&
  a.clientId === b.clientId;

/** A read message stays read: an answer may be older than a receipt that was already received. */
const newer = (known: MessageView | undefined, incoming: MessageView): MessageView => {
  if (!known) return incoming;
  const both = {
    ...incoming,
    read: known.read || incoming.read,
    readAt: incoming.readAt ?? known.readAt,
    clientId: incoming.clientId ?? known.clientId,
  };
  return sameMessage(known, both) ? known : both;
};

/** Merges both lists: each message once, ordered by id. Unchanged messages keep their identity. */
export const merged = (
  known: readonly MessageView[],
  incoming: readonly MessageView[],
): readonly MessageView[] => {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, newer(byId.get(message.id), message));
  return [...byId.values()].sort((a, b) => a.id - b.id);
};

/** Marks everything that `authorId` wrote up to `messageId` as read; sets `readAt` where it is unknown. */
export const readUpTo = (
  messages: readonly MessageView[],
  authorId: number,
  messageId: number,
  readAt: string | null = null,
): readonly MessageView[] =>
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
  otherId: number,
  message: MessageView,
  connection?: number,
): void => {
  // Without data the first page is still loading, and may have been read before this message was stored.
  if (!client.getQueryState(threadKey(otherId))) return;
  client.setQueryData<Thread>(threadKey(otherId), (thread = UNREAD_THREAD) => ({
    ...thread,
    messages: merged(thread.messages, [message]),
    completeUpTo:
      connection !== undefined && thread.caughtUpOn === connection
        ? Math.max(thread.completeUpTo, message.id)
        : thread.completeUpTo,
  }));
};

const UNREAD_THREAD: Thread = { messages: [], hasOlder: true, completeUpTo: 0 };

/** Replaces a message that is hidden or shown again, if it is loaded. */
export const changeMessage = (client: QueryClient, otherId: number, message: MessageView): void => {
  client.setQueryData<Thread>(threadKey(otherId), (thread) =>
    thread?.messages.some(({ id }) => id === message.id)
      ? { ...thread, messages: merged(thread.messages, [message]) }
      : thread,
  );
};

/** Marks what `authorId` wrote up to `messageId` as read in the cached conversation with `otherId`. */
export const markRead = (
  client: QueryClient,
  otherId: number,
  authorId: number,
  messageId: number,
  readAt: string | null = null,
): void => {
  client.setQueryData<Thread>(
    threadKey(otherId),
    (thread) => thread && { ...thread, messages: readUpTo(thread.messages, authorId, messageId, readAt) },
  );
};
