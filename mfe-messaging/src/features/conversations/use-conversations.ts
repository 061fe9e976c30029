import { type ChatView, endpoints } from '@wayfellow/contracts';
import { useApiPages } from '@wayfellow/web';

/** The key of a conversation in the list: a pair is known by the other user, who is there before its id. */
export const keyOf = ({ id, user }: ChatView): string => (user ? `${user.id}` : `g/${id}`);

/** The loaded conversations, latest first, without duplicates. */
export const useConversations = () => {
  const query = useApiPages(endpoints.conversations.list, {});
  const byKey = new Map<string, ChatView>();
  // Between loading two pages, a conversation may have moved from the second to the first.
  for (const { items } of query.data?.pages ?? [])
    for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return { ...query, conversations: query.data && [...byKey.values()] };
};
