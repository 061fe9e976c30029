import { type ReactNode, type RefObject, useCallback } from 'react';
import type { UserView } from '@wayfellow/contracts';
import type { ChatMessage } from '../data/chat-source';
import type { Thread } from '../data/thread-cache';
import { useHints } from '../data/use-hints';
import { type Recipient, chatKeyOf } from '../outbox/outbox-storage';
import type { Group } from './groups';
import { HintNote } from './hint-note';

interface Hinted {
  userId: number;
  /** Whom messages of the conversation are for. */
  to: Recipient;
  thread: Thread<ChatMessage>;
  /** Who wrote a message; must keep its identity. */
  authorOf: (message: ChatMessage) => UserView;
  /** Gets the focus of a note that is dismissed. */
  scroller: RefObject<HTMLElement | null>;
}

/** The notes on what the browser noticed: gives what stands below the messages of a group, undefined where that is nothing. */
export const useHintNotes = ({ userId, to, thread, authorOf, scroller }: Hinted) => {
  const hints = useHints(userId, chatKeyOf(to), thread);
  const { conversationId } = to;
  const below = useCallback(
    (message: ChatMessage): ReactNode =>
      hints.byMessage.get(message.id)?.map((kind) => (
        <HintNote
          key={kind}
          kind={kind}
          person={authorOf(message)}
          messageId={message.id}
          conversationId={conversationId}
          onDismiss={() => {
            hints.dismiss(kind);
            scroller.current?.focus({ preventScroll: true });
          }}
        />
      )),
    [hints, conversationId, authorOf, scroller],
  );
  return ({ messages }: Group) => (messages.some(({ id }) => hints.byMessage.has(id)) ? below : undefined);
};
