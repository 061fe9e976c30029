import { useMemo, useState } from 'react';
import { type HintKind, hintsOf } from '../hints';
import type { Thread } from './thread-cache';

/** In session storage, which is cleared at sign-out: who one has talked to is nobody else's business. */
const keyOf = (userId: number, otherId: number) => `wayfellow.hints.${userId}.${otherId}`;

const readDismissed = (key: string): HintKind[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as HintKind[]) : [];
  } catch {
    // Storage is forbidden, or its content is not JSON: nothing is known to be dismissed.
    return [];
  }
};

const writeDismissed = (key: string, kinds: readonly HintKind[]) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(kinds));
  } catch {
    // Without storage, a hint stays dismissed as long as the conversation is open.
  }
};

/** The hints on the conversation of the two, found in this browser, and a function to dismiss a kind in it. */
export const useHints = (userId: number, otherId: number, { messages, hasOlder }: Thread) => {
  const key = keyOf(userId, otherId);
  const [dismissed, setDismissed] = useState(() => readDismissed(key));
  return useMemo(() => {
    const dismiss = (kind: HintKind) => {
      const kinds = [...dismissed, kind];
      setDismissed(kinds);
      writeDismissed(key, kinds);
    };
    const byMessage = hintsOf({ messages, hasOlder }, otherId, new Set(dismissed), window.location.host);
    return { byMessage, dismiss };
  }, [key, otherId, messages, hasOlder, dismissed]);
};
