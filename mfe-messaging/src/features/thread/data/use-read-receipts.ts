import { useCallback, useEffect, useRef } from 'react';
import { liveChannel, useFrame } from '@wayfellow/web';

interface Receipts {
  /** Up to which message the server knows that it was read; 0 if that is not known. */
  from?: number;
  /** Marks everything up to a message as read in the cache. */
  mark: (messageId: number) => void;
  /** Reports it by request. Throws where that fails. */
  put: (messageId: number) => Promise<unknown>;
}

/**
 * Returns a function to call with a seen message of somebody else. The newest one is reported to the server: by frame while
 * the channel is live, otherwise by request, retried on each poll (`polledAt`) until it succeeds.
 */
export const useReadReceipts = ({ from = 0, mark, put }: Receipts, polledAt: number) => {
  const newest = useRef(0);
  /** Seen, but not reported because the network was down. */
  const untold = useRef(0);

  const tell = useCallback(
    async (messageId: number) => {
      untold.current = 0;
      if (liveChannel.send({ type: 'read_receipt', messageId })) return;
      try {
        await put(messageId);
      } catch {
        untold.current = messageId;
      }
    },
    [put],
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
      if (messageId <= Math.max(newest.current, from)) return;
      newest.current = messageId;
      mark(messageId);
      void tell(messageId);
    },
    [from, mark, tell],
  );
};
