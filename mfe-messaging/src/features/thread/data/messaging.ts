import { type GroupMessageView, type MessageView, endpoints } from '@wayfellow/contracts';
import {
  type QueryClient,
  type RemoteTraveler,
  call,
  holdPage,
  invalidate,
  liveChannel,
  onSignedOut,
} from '@wayfellow/web';
import { syncChatList } from '../../../shared/chat-list-cache';
import { Drafts } from '../outbox/drafts';
import { Outbox } from '../outbox/outbox';
import { type OutboxItem, readOutbox } from '../outbox/outbox-storage';
import type { ChatMessage } from './chat-source';
import {
  type Thread,
  addMessage,
  changeMessage,
  groupKey,
  markRead,
  otherOf,
  threadKey,
} from './thread-cache';

/** A user's messaging, which keeps running for the lifetime of the page, whichever screen is shown. */
export interface Messaging {
  userId: number;
  client: QueryClient;
  outbox: Outbox;
  drafts: Drafts;
  /** Up to where a chat was read, by chat, where the server could not be told. */
  unreported: Map<string, number>;
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
  for (const { path } of [endpoints.messages.thread, endpoints.conversations.messages]) {
    await client.cancelQueries({ queryKey: [path], type: 'active' });
    await client.refetchQueries({ queryKey: [path], type: 'active' });
  }
};

/** Applies the live channel's frames to the cached conversations. Returns a function that stops it. */
const syncThreads = (
  client: QueryClient,
  userId: number,
  connection: Messaging['connection'],
): (() => void) => {
  const isOurs = () => liveChannel.userId === userId;
  const keyFor = (message: MessageView) => threadKey(otherOf(message, userId));
  const receive = (queryKey: readonly unknown[], message: ChatMessage) => {
    addMessage(client, queryKey, message, connection());
    const thread = client.getQueryData<Thread<ChatMessage>>(queryKey);
    // Catching up failed or is in progress; until then there may be a gap before this message.
    if (thread && thread.caughtUpOn !== connection())
      void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
  };
  const stops = [
    liveChannel.on('new_message', ({ message }) => isOurs() && receive(keyFor(message), message)),
    liveChannel.on(
      'new_group_message',
      ({ message }) => isOurs() && receive(groupKey(message.conversationId), message),
    ),
    liveChannel.on(
      'message_update',
      ({ message }) => isOurs() && changeMessage(client, keyFor(message), message),
    ),
    liveChannel.on(
      'read_receipt',
      ({ readerId, messageId, readAt }) =>
        isOurs() && markRead(client, threadKey(readerId), userId, messageId, readAt),
    ),
    // Who was not matched may be by now: what was refused is read again.
    liveChannel.on('match_update', () => {
      void client.refetchQueries({
        queryKey: [endpoints.messages.thread.path],
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    }),
    // After a block two do not read each other in groups, and after its end they do again: what was read before is not kept.
    liveChannel.on('people_update', () => {
      void client.resetQueries({ queryKey: [endpoints.conversations.messages.path] });
      void invalidate(client, endpoints.conversations.one);
    }),
    // Frames may have been lost while the channel was down, so the open conversation is refetched.
    liveChannel.on('ready', () => void catchUp(client)),
  ];
  return () => stops.forEach((stop) => stop());
};

/** Reports on each connection what was read without one. Returns a function that stops it. */
const reportRead = (userId: number, unreported: Messaging['unreported']): (() => void) =>
  liveChannel.on('ready', () => {
    if (liveChannel.userId !== userId) return;
    for (const [chat, messageId] of unreported)
      if (liveChannel.send({ type: 'read_receipt', messageId })) unreported.delete(chat);
  });

/** Sends a message by HTTP request, and adds the server's copy to its conversation. */
const post = async (client: QueryClient, item: OutboxItem, signal: AbortSignal): Promise<void> => {
  const { receiverId, conversationId, content, clientId } = item;
  const [key, message]: [readonly unknown[], MessageView | GroupMessageView] =
    receiverId === undefined
      ? [
          groupKey(conversationId),
          await call(
            endpoints.conversations.send,
            { params: { id: conversationId }, body: { content, clientId } },
            signal,
          ),
        ]
      : [
          threadKey(receiverId),
          await call(endpoints.messages.send, { body: { receiverId, content, clientId } }, signal),
        ];
  if (signal.aborted) return;
  addMessage(client, key, { ...message, clientId });
  void invalidate(client, endpoints.conversations.list);
};

const createMessaging = (client: QueryClient, userId: number): Messaging & { stop: () => void } => {
  const connections = countConnections();
  const outbox = new Outbox({
    userId,
    channel: liveChannel,
    post: (item, signal) => post(client, item, signal),
  });
  const stopOutbox = outbox.start();
  const stopHolding = outbox.subscribe(() => holdPage('outbox', outbox.items.length > 0));
  const drafts = new Drafts(userId);
  const unreported = new Map<string, number>();
  const stopReporting = reportRead(userId, unreported);
  const stopThreads = syncThreads(client, userId, connections.connection);
  const stopList = syncChatList(client, userId);
  const stop = () => {
    connections.stop();
    stopOutbox();
    stopHolding();
    stopReporting();
    stopThreads();
    stopList();
    holdPage('outbox', false);
    holdPage('drafts', false);
  };
  return { userId, client, outbox, drafts, unreported, connection: connections.connection, stop };
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

/** Starts it where an earlier page of this tab has left unsent messages, so that they leave whichever screen is shown. */
export const sendLeftOver = ({ client, userId }: RemoteTraveler): void => {
  if (liveChannel.userId === userId && readOutbox(userId).length) startMessaging(client, userId);
};

const end = (): void => {
  current?.stop();
  current = undefined;
};
onSignedOut(end);
