import { useMemo, useSyncExternalStore } from 'react';
import type { Outbox } from '../outbox/outbox';
import { type OutboxItem, type Recipient, chatKeyOf } from '../outbox/outbox-storage';
import type { ChatMessage } from './chat-source';

/** The unsent messages of a chat that are not in the conversation yet, oldest first. */
export const useOutboxItems = (
  outbox: Outbox,
  to: Recipient,
  messages: readonly ChatMessage[],
): readonly OutboxItem[] => {
  const items = useSyncExternalStore(
    (listener) => outbox.subscribe(listener),
    () => outbox.items,
  );
  const key = chatKeyOf(to);
  return useMemo(() => {
    const stored = new Set(messages.map(({ clientId }) => clientId));
    return items.filter((item) => chatKeyOf(item) === key && !stored.has(item.clientId));
  }, [items, key, messages]);
};
