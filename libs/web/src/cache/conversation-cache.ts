import type { QueryClient } from '@tanstack/react-query';
import { type ConversationView, type MessageView, type UnreadView, endpoints } from '@wayfellow/contracts';
import { cachedItems, changeLists, refetchPending } from './list-cache';
import { queryKeyOf } from './queries';

const { conversations, unread } = endpoints.messages;

/** Updates the header's badge: whether the conversation with a user has unread messages. */
const countUnread = (client: QueryClient, otherId: number, isUnread: boolean): void => {
  client.setQueryData<UnreadView>(queryKeyOf(unread), (known) => {
    if (!known || (known.userIds ?? []).includes(otherId) === isUnread) return known;
    const others = (known.userIds ?? []).filter((id) => id !== otherId);
    return {
      ...known,
      conversations: Math.max(0, known.conversations + (isUnread ? 1 : -1)),
      userIds: isUnread ? [...others, otherId] : others,
    };
  });
};

/** Puts a conversation at the top of each cached list that it belongs to. */
export const putConversation = (client: QueryClient, conversation: ConversationView): void => {
  const { id } = conversation.user;
  changeLists<ConversationView>(client, conversations, (items, { query, isFirst }) => {
    const others = items.filter(({ user }) => user.id !== id);
    return isFirst && (query.with ?? id) === id ? [conversation, ...others] : others;
  });
};

/** The cached conversation with a user, if any. */
export const conversationWith = (client: QueryClient, otherId: number): ConversationView | undefined =>
  cachedItems<ConversationView>(client, conversations).find(({ user }) => user.id === otherId);

/** Updates the number of unread messages from a user. */
export const setUnread = (client: QueryClient, otherId: number, unreadCount: number): void => {
  changeLists<ConversationView>(client, conversations, (items) =>
    items.map((item) => (item.user.id === otherId ? { ...item, unreadCount } : item)),
  );
  countUnread(client, otherId, unreadCount > 0);
  void refetchPending(client, endpoints.messages.read);
};

/** Adds a received message to the cached conversations. Receiving it more than once has no further effect. */
export const applyMessage = (client: QueryClient, message: MessageView, userId: number): void => {
  const isMine = message.senderId === userId;
  const otherId = isMine ? message.receiverId : message.senderId;
  const isUnread = !isMine && !message.read;
  const known = conversationWith(client, otherId);
  if ((known?.messages.at(-1)?.id ?? 0) >= message.id) return;
  if (isUnread) countUnread(client, otherId, true);
  const unreadCount = (known?.unreadCount ?? 0) + (isUnread ? 1 : 0);
  if (known) putConversation(client, { ...known, messages: [message], unreadCount });
  // The conversation is on a page that is not loaded yet.
  else void client.invalidateQueries({ queryKey: queryKeyOf(conversations, {}, 'pages') });
  void refetchPending(client, endpoints.messages.read);
};
