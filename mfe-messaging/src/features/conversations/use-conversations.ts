import { type ConversationView, endpoints } from '@wayfellow/contracts';
import { useApiPages } from '@wayfellow/web';

/** The loaded conversations, latest first, without duplicates. */
export const useConversations = () => {
  const query = useApiPages(endpoints.messages.conversations, {});
  const byUser = new Map<number, ConversationView>();
  // Between loading two pages, a conversation may have moved from the second to the first.
  for (const { items } of query.data?.pages ?? [])
    for (const item of items) if (item.user && !byUser.has(item.user.id)) byUser.set(item.user.id, item);
  return { ...query, conversations: query.data && [...byUser.values()] };
};
