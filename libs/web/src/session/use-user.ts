import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SessionUserView } from '@wayfellow/contracts';
import { forgetPocket, openPocket } from '../pocket/forget';

const leaveListeners = new Set<() => void>();

/** Calls `listener` when the user signs out or changes, to drop the user's data. Returns a function that unsubscribes. */
export const onSignedOut = (listener: () => void): (() => void) => {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
};

/** Session storage holds only what is of the user: drafts, unsent messages and what screens remember until the tab is closed. */
const forgetStored = () => {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage has stored nothing.
  }
};

/** The signed-in user, and `become` to replace them, which clears all data of the previous user from the page. */
export const useUser = () => {
  const client = useQueryClient();
  const [user, setUser] = useState<SessionUserView | null>(null);
  const latest = useRef(user);
  const become = useCallback(
    (next: SessionUserView | null) => {
      const before = latest.current;
      latest.current = next;
      setUser(next);
      if (!before || before.id === next?.id) return;
      client.clear();
      for (const listener of leaveListeners) listener();
      forgetStored();
      void forgetPocket();
      if (next) openPocket();
    },
    [client],
  );
  return { client, user, latest, become };
};
