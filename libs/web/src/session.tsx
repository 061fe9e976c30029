import { type ReactNode, createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type LoginInput, type RegisterInput, type SessionUserView, endpoints } from '@wayfellow/contracts';
import { ApiError, call } from './api-client';
import { invalidate } from './queries';

/** Who is signed in. `isLoading` until the server first answered; `isBusy` during login, register and logout. */
export interface Session {
  user: SessionUserView | null;
  isLoading: boolean;
  isBusy: boolean;
  login: (input: LoginInput) => Promise<SessionUserView>;
  register: (input: RegisterInput) => Promise<SessionUserView>;
  logout: () => Promise<void>;
  /** Asks the server again who this is. */
  refresh: () => Promise<void>;
  /** Takes over a profile that the server answered. */
  replace: (user: SessionUserView) => void;
}

/** What the cache holds as a visitor saw it: the specification's three lists, and cards that depend on the viewer. */
const seenAsVisitor = [
  endpoints.trips.list,
  endpoints.interests.list,
  endpoints.matches.list,
  endpoints.search.travelers,
  endpoints.destinations.travelers,
  endpoints.destinations.travelTips,
  endpoints.tips.list,
];

const SessionContext = createContext<Session | undefined>(undefined);

const currentUser = async (): Promise<SessionUserView | null> => {
  try {
    return await call(endpoints.auth.me, {});
  } catch (error) {
    // Not signed in is the ordinary answer; a failed check is only logged (specification section 8).
    if (!(error instanceof ApiError && error.status === 401)) console.error(error);
    return null;
  }
};

/** Holds the session of the page; everything below may call {@link useSession}. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient();
  const [user, setUser] = useState<SessionUserView | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [isBusy, setIsBusy] = useState(false);

  const refresh = useCallback(async () => {
    setUser(await currentUser());
    setIsLoading(false);
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const enter = useCallback(
    async (entering: Promise<SessionUserView>) => {
      setIsBusy(true);
      try {
        const entered = await entering;
        setUser(entered);
        await invalidate(client, ...seenAsVisitor);
        return entered;
      } finally {
        setIsBusy(false);
      }
    },
    [client],
  );

  const logout = useCallback(async () => {
    setIsBusy(true);
    try {
      await call(endpoints.auth.logout, {});
      setUser(null);
      client.clear();
    } finally {
      setIsBusy(false);
    }
  }, [client]);

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isBusy,
      login: (body) => enter(call(endpoints.auth.login, { body })),
      register: (body) => enter(call(endpoints.auth.register, { body })),
      logout,
      refresh,
      replace: setUser,
    }),
    [user, isLoading, isBusy, enter, logout, refresh],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
};

/** The session. Throws outside {@link SessionProvider}. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
};
