import { useMemo } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { type QueryClient, call, invalidateChangedBy, setUnread } from '@wayfellow/web';
import { setChatUnread } from '../../../shared/chat-list-cache';
import { type Thread, markRead, threadKey } from '../data/thread-cache';

/** How messages of `otherId` are marked as read, here and on the server. */
export const usePairReceipts = (client: QueryClient, otherId: number) =>
  useMemo(
    () => ({
      mark: (messageId: number) => {
        markRead(client, threadKey(otherId), otherId, messageId);
        const last = client.getQueryData<Thread>(threadKey(otherId))?.messages.at(-1);
        if (last && last.id > messageId && last.senderId === otherId) return;
        setUnread(client, otherId, 0);
        setChatUnread(client, { userId: otherId }, 0);
      },
      put: async (messageId: number) => {
        await call(endpoints.messages.read, { params: { id: messageId } });
        await invalidateChangedBy(client, endpoints.messages.read);
      },
    }),
    [client, otherId],
  );
