import { useMemo } from 'react';
import type { UserView } from '@wayfellow/contracts';
import { Chat } from '../chat';
import type { Messaging } from '../data/messaging';
import { ThreadFailure } from '../parts/thread-states';
import { PairMessages } from './pair-messages';
import { pairSource } from './pair-source';
import { ReadOnlyNote } from './read-only-note';
import { usePairReceipts } from './use-pair-receipts';

interface Props {
  other: UserView;
  messaging: Messaging;
  isPhone: boolean;
  /** Whether the other cannot be reached any more. */
  isReadOnly: boolean;
}

/** The conversation with another traveler, below its header. Use the other user's id as `key`. */
export const PairChat = ({ other, messaging, isPhone, isReadOnly }: Props) => (
  <Chat
    {...{ messaging, isPhone }}
    source={useMemo(() => pairSource(other.id), [other.id])}
    receipts={usePairReceipts(messaging.client, other.id)}
    renderMessages={(loaded) => <PairMessages {...{ other, isReadOnly }} {...loaded} />}
    renderFailure={(error, retry) => <ThreadFailure error={error} onRetry={retry} />}
    closed={isReadOnly && <ReadOnlyNote other={other} />}
  />
);
