import { useCallback, useEffect, useRef } from 'react';
import { endpoints } from '@wayfellow/contracts';
import {
  type QueryClient,
  call,
  invalidateChangedBy,
  liveChannel,
  setUnread,
  useFrame,
} from '@wayfellow/web';
import { type Thread, markRead, threadKey } from './thread-cache';

/**
 * Returns a function to call with a seen message of `otherId`. The newest one is reported to the server: by frame while
 * the channel is live, otherwise by request, retried on each poll (`polledAt`) until it succeeds.
 */
export const useReadReceipts = (client: QueryClient, otherId: number, polledAt: number) => {
  const newest = useRef(0);
  /** Seen, but not reported because the network was down. */
  const untold = useRef(0);

  const tell = useCallback(
    async (messageId: number) => {
      untold.current = 0;
      if (liveChannel.send({ type: 'read_receipt', messageId })) return;
      try {
        await call(endpoints.messages.read, { params: { id: messageId } });
        await invalidateChangedBy(client, endpoints.messages.read);
      } catch {
        untold.current = messageId;
      }
    },
    [client],
  );

  useEffect(() => {
    if (untold.current) void tell(untold.current);
  }, [polledAt, tell]);

  // A frame may have been lost in a dead connection; reporting it twice is harmless.
  useFrame('ready', () => {
    if (newest.current) void tell(newest.current);
  });

  return useCallback(
    (messageId: number) => {
      if (messageId <= newest.current) return;
      newest.current = messageId;
      markRead(client, otherId, otherId, messageId);
      const last = client.getQueryData<Thread>(threadKey(otherId))?.messages.at(-1);
      if (!last || last.id <= messageId || last.senderId !== otherId) setUnread(client, otherId, 0);
      void tell(messageId);
    },
    [client, otherId, tell],
  );
};
