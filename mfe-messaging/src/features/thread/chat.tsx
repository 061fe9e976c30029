import type { ReactNode } from 'react';
import { ApiError, useLiveStatus } from '@wayfellow/web';
import { type ChatMessage, type ChatSource } from './data/chat-source';
import type { Messaging } from './data/messaging';
import { useOutboxItems } from './data/use-outbox';
import { useReadReceipts } from './data/use-read-receipts';
import { useThread } from './data/use-thread';
import { useTypingSignal } from './data/use-typing-signal';
import { isBeginning } from './hints';
import { chatKeyOf } from './outbox/outbox-storage';
import { Composer } from './parts/composer';
import type { Loaded } from './parts/message-list';
import { OfflineBand } from './parts/offline-band';
import { ThreadSkeleton } from './parts/thread-states';

interface Props<Message extends ChatMessage> {
  messaging: Messaging;
  source: ChatSource<Message>;
  receipts: Parameters<typeof useReadReceipts>[0];
  isPhone: boolean;
  /** The messages, once they are loaded. */
  renderMessages: (loaded: Loaded<Message>) => ReactNode;
  renderFailure: (error: unknown, retry: () => void) => ReactNode;
  /** In place of the composer, where nothing can be written any more. */
  closed?: ReactNode;
}

const NONE = [] as const;

/** The user may no longer read the conversation: cached messages may no longer be shown. */
const isForbidden = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

/** A conversation below its header: messages and composer. Needs a `key` that differs by conversation. */
export const Chat = <Message extends ChatMessage>({
  messaging,
  source,
  receipts,
  isPhone,
  renderMessages,
  renderFailure,
  closed,
}: Props<Message>) => {
  const { userId, outbox, drafts, unreported } = messaging;
  const key = chatKeyOf(source.to);
  const thread = useThread(messaging, source);
  const items = useOutboxItems(outbox, source.to, thread.data?.messages ?? NONE);
  const onSeen = useReadReceipts(receipts, { chat: key, unreported, polledAt: thread.dataUpdatedAt });
  const typing = useTypingSignal(source.to);
  const isLive = useLiveStatus() === 'live';

  const write = (text: string) => {
    drafts.set(key, text);
    typing.changed(text);
  };
  const send = (content: string) => {
    drafts.set(key, '');
    typing.stop();
    outbox.add(source.to, content);
  };

  if (thread.error && (!thread.data || isForbidden(thread.error)))
    return renderFailure(thread.error, () => void thread.refetch());
  return (
    <>
      {!isLive && <OfflineBand outbox={outbox} />}
      {thread.data ? (
        renderMessages({ userId, items, outbox, isLive, onSeen, thread: thread.data, older: thread.older })
      ) : (
        <ThreadSkeleton />
      )}
      {closed || (
        <Composer
          draft={drafts.of(key)}
          onChange={write}
          onSend={send}
          isFocused={!isPhone}
          isBeginning={thread.data !== undefined && isBeginning(thread.data.messages, thread.data.hasOlder)}
        />
      )}
    </>
  );
};
