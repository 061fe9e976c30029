import { useMemo, useSyncExternalStore } from 'react';
import type { MessageView } from '@wayfellow/contracts';
import type { Outbox } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/outbox-storage';

/** The unsent messages to `otherId` that are not in the conversation yet, oldest first. */
export const useOutboxItems = (
  outbox: Outbox,
  otherId: number,
  messages: readonly MessageView[],
): readonly OutboxItem[] => {
  const items = useSyncExternalStore(
    (listener) => outbox.subscribe(listener),
    () => outbox.items,
  );
  return useMemo(() => {
    const stored = new Set(messages.map(({ clientId }) => clientId));
    return items.filter(({ receiverId, clientId }) => receiverId === otherId && !stored.has(clientId));
  }, [items, otherId, messages]);
};
