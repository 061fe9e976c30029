import { type ConversationView, type UnreadView, endpoints } from '@wayfellow/contracts';
import type { InfiniteData, ListPage, QueryClient } from '@wayfellow/web';

type Pages = InfiniteData<ListPage<ConversationView>>;

/** Clears the badges of the conversation with `otherId` at once; the server's own counts follow with its notice. */
export const clearUnread = (client: QueryClient, otherId: number): void => {
  let wasUnread = false;
  const cleared = (conversation: ConversationView): ConversationView => {
    if (conversation.user.id !== otherId || conversation.unreadCount === 0) return conversation;
    wasUnread = true;
    return { ...conversation, unreadCount: 0 };
  };
  client.setQueriesData<Pages>({ queryKey: [endpoints.messages.conversations.path] }, (data) =>
    data?.pages
      ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(cleared) })) }
      : data,
  );
  if (!wasUnread) return;
  client.setQueriesData<UnreadView>(
    { queryKey: [endpoints.messages.unread.path] },
    (unread) => unread && { ...unread, conversations: Math.max(0, unread.conversations - 1) },
  );
};
