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
 * the channel is live, otherwise by request, retried on each poll (`polledAt`) until it succeeds. What is still unreported
 * when the chat is left stays in `unreported`, under the `chat`'s key, for the next connection.
 */
export const useReadReceipts = (
  { from = 0, mark, put }: Receipts,
  { chat, unreported, polledAt }: { chat: string; unreported: Map<string, number>; polledAt: number },
) => {
  const newest = useRef(0);

  const report = useCallback(
    async (messageId: number) => {
      unreported.delete(chat);
      if (liveChannel.send({ type: 'read_receipt', messageId })) return;
      try {
        await put(messageId);
      } catch {
        unreported.set(chat, Math.max(messageId, unreported.get(chat) ?? 0));
      }
    },
    [put, chat, unreported],
  );

  useEffect(() => {
    const messageId = unreported.get(chat);
    if (messageId) void report(messageId);
  }, [polledAt, report, chat, unreported]);

  // A frame may have been lost in a dead connection; reporting it twice is harmless.
  useFrame('ready', () => {
    if (newest.current) void report(newest.current);
  });

  return useCallback(
    (messageId: number) => {
      if (messageId <= Math.max(newest.current, from)) return;
      newest.current = messageId;
      mark(messageId);
      void report(messageId);
    },
    [from, mark, report],
  );
};
