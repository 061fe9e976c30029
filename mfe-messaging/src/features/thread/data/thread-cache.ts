import { type MessageView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, queryKeyOf } from '@wayfellow/web';

/** What is known of a conversation, oldest first. */
export interface Thread {
  messages: readonly MessageView[];
  /** Whether the server holds messages older than these. */
  hasOlder: boolean;
  /** Nothing is missing up to this id; behind it frames may have been missed. 0 before the first page. */
  wholeUpTo: number;
  /** The connection on which it was caught up: as long as that one lasts, its frames leave no gap. */
  caughtUpOn?: number;
}

/** Where the cache keeps the conversation with `otherId`. */
export const threadKey = (otherId: number) =>
  queryKeyOf(endpoints.messages.thread, { params: { id: otherId } }, 'pages');

/** Who a message was exchanged with, seen from `userId`. */
export const otherOf = ({ senderId, receiverId }: MessageView, userId: number): number =>
  senderId === userId ? receiverId : senderId;

const sameMessage = (a: MessageView, b: MessageView) =>
  a.read === b.read && a.readAt === b.readAt && a.clientId === b.clientId;

/** Read stays read: an answer may be older than the receipt that already came. */
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

/** Both lists as one: each message once, in the order of ids. Messages that did not change keep their identity. */
export const merged = (
  known: readonly MessageView[],
  incoming: readonly MessageView[],
): readonly MessageView[] => {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, newer(byId.get(message.id), message));
  return [...byId.values()].sort((a, b) => a.id - b.id);
};

/** The messages with everything that `authorId` wrote up to `messageId` read; `readAt` where none is known yet. */
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
 * Writes a message into its conversation, if that was opened. `connection` is the live connection that told it;
 * undefined where it did not come as a frame.
 */
export const addMessage = (
  client: QueryClient,
  otherId: number,
  message: MessageView,
  connection?: number,
): void => {
  // Without data the first page is still on its way, and may have been read before this message was stored.
  if (!client.getQueryState(threadKey(otherId))) return;
  client.setQueryData<Thread>(threadKey(otherId), (thread = UNREAD_THREAD) => ({
    ...thread,
    messages: merged(thread.messages, [message]),
    wholeUpTo:
      connection !== undefined && thread.caughtUpOn === connection
        ? Math.max(thread.wholeUpTo, message.id)
        : thread.wholeUpTo,
  }));
};

const UNREAD_THREAD: Thread = { messages: [], hasOlder: true, wholeUpTo: 0 };

/** Marks in the cached conversation with `otherId` what `authorId` wrote up to `messageId` as read. */
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
