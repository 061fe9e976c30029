import { type MessageView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, call, holdPage, liveChannel, onSignedOut, queryKeyOf } from '@wayfellow/web';
import { Outbox } from '../outbox/outbox';
import { type Thread, addMessage, changeMessage, markRead, otherOf, threadKey } from './thread-cache';

/** A user's messaging, which keeps running for the lifetime of the page, whichever screen is shown. */
export interface Messaging {
  userId: number;
  client: QueryClient;
  outbox: Outbox;
  /** Unsent drafts, by the other user's id. */
  drafts: Map<number, string>;
  /** The number of the current live connection; undefined while offline. */
  connection: () => number | undefined;
}

// One per page, not per screen: see docs/libs.md.
let current: (Messaging & { stop: () => void }) | undefined;

/** Numbers the live connections; recovery of the message bus counts as a new one. Must subscribe before all others. */
const countConnections = () => {
  let count = 0;
  const stop = liveChannel.on('ready', () => (count += 1));
  return { connection: () => (liveChannel.status === 'live' ? count : undefined), stop };
};

/** Refetches the open conversation. A read started before the channel was live may have missed messages. */
const catchUp = async (client: QueryClient): Promise<void> => {
  const queryKey = [endpoints.messages.thread.path];
  await client.cancelQueries({ queryKey, type: 'active' });
  await client.refetchQueries({ queryKey, type: 'active' });
};

/** Applies the live channel's frames to the cached conversations. Returns a function that stops it. */
const syncThreads = (
  client: QueryClient,
  userId: number,
  connection: Messaging['connection'],
): (() => void) => {
  const isOurs = () => liveChannel.userId === userId;
  const receive = (message: MessageView) => {
    const otherId = otherOf(message, userId);
    addMessage(client, otherId, message, connection());
    const thread = client.getQueryData<Thread>(threadKey(otherId));
    // Catching up failed or is in progress; until then there may be a gap before this message.
    if (thread && thread.caughtUpOn !== connection())
      void client.refetchQueries({ queryKey: threadKey(otherId), type: 'active' }, { cancelRefetch: false });
  };
  const stops = [
    liveChannel.on('new_message', ({ message }) => isOurs() && receive(message)),
    liveChannel.on(
      'message_update',
      ({ message }) => isOurs() && changeMessage(client, otherOf(message, userId), message),
    ),
    liveChannel.on(
      'read_receipt',
      ({ readerId, messageId, readAt }) => isOurs() && markRead(client, readerId, userId, messageId, readAt),
    ),
    // Frames may have been lost while the channel was down, so the open conversation is refetched.
    liveChannel.on('ready', () => void catchUp(client)),
  ];
  return () => stops.forEach((stop) => stop());
};

const createMessaging = (client: QueryClient, userId: number): Messaging & { stop: () => void } => {
  const connections = countConnections();
  const outbox = new Outbox({
    userId,
    channel: liveChannel,
    post: ({ receiverId, content, clientId }, signal) =>
      call(endpoints.messages.send, { body: { receiverId, content, clientId } }, signal),
    onPosted: (message: MessageView) => {
      addMessage(client, message.receiverId, message);
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoints.messages.conversations, {}, 'pages') });
    },
  });
  const stopOutbox = outbox.start();
  const stopHolding = outbox.subscribe(() => holdPage('outbox', outbox.items.length > 0));
  const drafts = new Map<number, string>();
  const stopThreads = syncThreads(client, userId, connections.connection);
  const stop = () => {
    connections.stop();
    stopOutbox();
    stopHolding();
    stopThreads();
    holdPage('outbox', false);
    holdPage('drafts', false);
  };
  return { userId, client, outbox, drafts, connection: connections.connection, stop };
};

/**
 * Starts the messaging of a user on this page; further calls return the same one. It keeps running when its screens are
 * left, so that unsent messages are still sent, and ends when the user signs out, which discards unsent messages and drafts.
 */
export const startMessaging = (client: QueryClient, userId: number): Messaging => {
  if (current?.userId === userId && current.client === client) return current;
  end();
  current = createMessaging(client, userId);
  return current;
};

const end = (): void => {
  current?.stop();
  current = undefined;
};
onSignedOut(end);
