import { type MessageView, endpoints } from '@wayfellow/contracts';
import { type QueryClient, call, liveChannel, onSignedOut, queryKeyOf } from '@wayfellow/web';
import { Outbox } from '../outbox/outbox';
import { type Thread, addMessage, markRead, otherOf, threadKey } from './thread-cache';

/** What keeps a user's conversations true while the page lives, whichever screen is shown. */
export interface Messaging {
  userId: number;
  client: QueryClient;
  outbox: Outbox;
  /** What was begun and not sent, by the other's id. */
  drafts: Map<number, string>;
  /** The live connection there is, by number; undefined while there is none. */
  connection: () => number | undefined;
}

// Of the page and not of a screen: see docs/libs.md.
let current: (Messaging & { stop: () => void }) | undefined;

/** Numbers the live connections, a recovered bus counting as another. Told first of all, and the way to stop. */
const countConnections = () => {
  let count = 0;
  const stop = liveChannel.on('ready', () => (count += 1));
  return { connection: () => (liveChannel.status === 'live' ? count : undefined), stop };
};

/** Reads the open conversation anew. A reading begun before the channel was live may have missed what came meanwhile. */
const catchUp = async (client: QueryClient): Promise<void> => {
  const queryKey = [endpoints.messages.thread.path];
  await client.cancelQueries({ queryKey, type: 'active' });
  await client.refetchQueries({ queryKey, type: 'active' });
};

/** Writes what the live channel tells into the cached conversations. Returns the way to stop. */
const syncThreads = (
  client: QueryClient,
  userId: number,
  connection: Messaging['connection'],
): (() => void) => {
  const isOurs = () => liveChannel.userId === userId;
  const take = (message: MessageView) => {
    const otherId = otherOf(message, userId);
    addMessage(client, otherId, message, connection());
    const thread = client.getQueryData<Thread>(threadKey(otherId));
    // The catching up failed or is under way: without it this message may stand behind a gap.
    if (thread && thread.caughtUpOn !== connection())
      void client.refetchQueries({ queryKey: threadKey(otherId), type: 'active' }, { cancelRefetch: false });
  };
  const stops = [
    liveChannel.on('new_message', ({ message }) => isOurs() && take(message)),
    liveChannel.on(
      'read_receipt',
      ({ readerId, messageId, readAt }) => isOurs() && markRead(client, readerId, userId, messageId, readAt),
    ),
    // What happened while the channel was down was told to nobody: the open conversation asks for it.
    liveChannel.on('ready', () => void catchUp(client)),
  ];
  return () => stops.forEach((stop) => stop());
};

const begin = (client: QueryClient, userId: number): Messaging & { stop: () => void } => {
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
  const stopThreads = syncThreads(client, userId, connections.connection);
  const stop = () => {
    connections.stop();
    stopOutbox();
    stopThreads();
  };
  return { userId, client, outbox, drafts: new Map(), connection: connections.connection, stop };
};

/**
 * Starts the messaging of a user on this page; the same one on every call. It goes on when its screens are left, so that
 * what was written is sent from anywhere, and ends when the user leaves: nothing unsent and no draft is kept then.
 */
export const startMessaging = (client: QueryClient, userId: number): Messaging => {
  if (current?.userId === userId && current.client === client) return current;
  end();
  current = begin(client, userId);
  return current;
};

const end = (): void => {
  current?.stop();
  current = undefined;
};
onSignedOut(end);
