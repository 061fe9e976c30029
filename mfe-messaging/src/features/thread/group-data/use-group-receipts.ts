import { useMemo } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { type QueryClient, call, invalidateChangedBy } from '@wayfellow/web';
import { setChatUnread } from '../../../shared/chat-list-cache';

/** How messages of a conversation are marked as read, here and on the server; those up to `from` are. */
export const useGroupReceipts = (client: QueryClient, id: number, from: number) =>
  useMemo(
    () => ({
      from,
      mark: () => setChatUnread(client, { id }, 0),
      put: async (messageId: number) => {
        await call(endpoints.conversations.read, { params: { id }, body: { messageId } });
        await invalidateChangedBy(client, endpoints.conversations.read);
      },
    }),
    [client, id, from],
  );
