import type { SessionUserView, UserView } from '@wayfellow/contracts';
import { ApiError, holdPage, useLiveStatus } from '@wayfellow/web';
import { Composer } from './parts/composer';
import { MessageList } from './parts/message-list';
import type { Messaging } from './data/messaging';
import { isBeginning } from './hints';
import { ReadOnlyNote } from './parts/read-only-note';
import { OfflineBand } from './parts/offline-band';
import { ThreadFailure, ThreadSkeleton } from './parts/thread-states';
import { useOutboxItems } from './data/use-outbox';
import { useReadReceipts } from './data/use-read-receipts';
import { useThread } from './data/use-thread';
import { useTypingSignal } from './data/use-typing';

interface Props {
  user: SessionUserView;
  other: UserView;
  messaging: Messaging;
  isPhone: boolean;
  /** Whether the other cannot be reached any more. */
  isReadOnly: boolean;
}

const NONE = [] as const;

/** The users are no longer connected: cached messages may no longer be shown. */
const isForbidden = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

/** A conversation below its header: messages and composer. Use the other user's id as `key`. */
export const Chat = ({ user, other, messaging, isPhone, isReadOnly }: Props) => {
  const { client, outbox, drafts } = messaging;
  const thread = useThread(messaging, other.id);
  const items = useOutboxItems(outbox, other.id, thread.data?.messages ?? NONE);
  const onSeen = useReadReceipts(client, other.id, thread.dataUpdatedAt);
  const typing = useTypingSignal(other.id);
  const isLive = useLiveStatus() === 'live';

  const write = (text: string) => {
    drafts.set(other.id, text);
    holdPage('drafts', [...drafts.values()].some(Boolean));
    typing.changed(text);
  };
  const send = (content: string) => {
    drafts.delete(other.id);
    holdPage('drafts', [...drafts.values()].some(Boolean));
    typing.stop();
    outbox.add(other.id, content);
  };

  if (thread.error && (!thread.data || isForbidden(thread.error)))
    return <ThreadFailure error={thread.error} onRetry={() => void thread.refetch()} />;
  return (
    <>
      {!isLive && <OfflineBand outbox={outbox} />}
      {thread.data ? (
        <MessageList
          {...{ user, other, items, messaging, isLive, onSeen }}
          thread={thread.data}
          older={thread.older}
        />
      ) : (
        <ThreadSkeleton />
      )}
      {isReadOnly ? (
        <ReadOnlyNote other={other} />
      ) : (
        <Composer
          draft={drafts.get(other.id) ?? ''}
          onChange={write}
          onSend={send}
          isFocused={!isPhone}
          isBeginning={thread.data !== undefined && isBeginning(thread.data.messages, thread.data.hasOlder)}
        />
      )}
    </>
  );
};
