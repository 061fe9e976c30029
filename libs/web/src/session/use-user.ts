import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SessionUserView } from '@wayfellow/contracts';

const leaveListeners = new Set<() => void>();

/** Calls `listener` when whoever was signed in no longer is: it forgets what was theirs. Returns the way to stop it. */
export const onSignedOut = (listener: () => void): (() => void) => {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
};

/** What a tab keeps over a reload is what its user wrote. */
const forgetStored = () => {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage has kept nothing.
  }
};

/** The user, and how another one takes their place: nothing of a person stays on the page when they leave it. */
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
    },
    [client],
  );
  return { client, user, latest, become };
};
