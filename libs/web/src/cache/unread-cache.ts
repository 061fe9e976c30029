import type { QueryClient } from '@tanstack/react-query';
import { type MessageView, type UnreadView, endpoints } from '@wayfellow/contracts';
import { refetchPending } from './list-cache';
import { queryKeyOf } from './queries';

/** Updates the header's badge: whether the conversation with a user has unread messages. */
const countUnread = (client: QueryClient, otherId: number, isUnread: boolean): void => {
  client.setQueryData<UnreadView>(queryKeyOf(endpoints.messages.unread), (known) => {
    if (!known || (known.userIds ?? []).includes(otherId) === isUnread) return known;
    const others = (known.userIds ?? []).filter((id) => id !== otherId);
    return {
      ...known,
      conversations: Math.max(0, known.conversations + (isUnread ? 1 : -1)),
      userIds: isUnread ? [...others, otherId] : others,
    };
  });
};

/** Counts the conversation with a user by the number of its unread messages. */
export const setUnread = (client: QueryClient, otherId: number, unreadCount: number): void => {
  countUnread(client, otherId, unreadCount > 0);
  void refetchPending(client, endpoints.messages.read);
};

/** Counts the conversation of a message that came by a frame, unless it is one's own. Receiving it more than once has no further effect. */
export const applyMessage = (client: QueryClient, message: MessageView, userId: number): void => {
  if (message.senderId !== userId && !message.read) countUnread(client, message.senderId, true);
  void refetchPending(client, endpoints.messages.read);
};
