import { endpoints } from '@wayfellow/contracts';
import { useApiList, useSession, useUnreadConversations } from '@wayfellow/web';

/** What waits for the signed-in traveller: requests to answer, conversations with unread messages. */
export const useCounts = (): { requests: number; unread: number } => {
  const { user } = useSession();
  const unread = useUnreadConversations();
  const matches = useApiList(endpoints.matches.list, {}, { enabled: user !== null }).data ?? [];
  const requests = matches.filter(
    ({ status, user2Id }) => status === 'pending' && user2Id === user?.id,
  ).length;
  return { requests, unread };
};
