import { useMemo, useState } from 'react';
import { type HintKind, hintsOf } from '../hints';
import { readTab, writeTab } from '../outbox/tab-storage';
import type { ChatMessage } from './chat-source';
import type { Thread } from './thread-cache';

/** In session storage, which is cleared at sign-out: who one has talked to is nobody else's business. */
const keyOf = (userId: number, chat: string) => `wayfellow.hints.${userId}.${chat}`;

const readDismissed = (key: string): HintKind[] => {
  const stored = readTab(key);
  return Array.isArray(stored) ? (stored as HintKind[]) : [];
};

const writeDismissed = (key: string, kinds: readonly HintKind[]) => {
  try {
    writeTab(key, kinds);
  } catch {
    // Without storage, a hint stays dismissed as long as the conversation is open.
  }
};

/** The hints on a conversation, found in this browser, and a function to dismiss a kind in it. `chat` names it. */
export const useHints = (userId: number, chat: string, { messages, hasOlder }: Thread<ChatMessage>) => {
  const key = keyOf(userId, chat);
  const [dismissed, setDismissed] = useState(() => readDismissed(key));
  return useMemo(() => {
    const dismiss = (kind: HintKind) => {
      const kinds = [...dismissed, kind];
      setDismissed(kinds);
      writeDismissed(key, kinds);
    };
    const byMessage = hintsOf({ messages, hasOlder }, userId, new Set(dismissed), window.location.host);
    return { byMessage, dismiss };
  }, [key, userId, messages, hasOlder, dismissed]);
};
