import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type DeletionInput,
  type DeletionView,
  type LoginInput,
  type PasskeyAnswerInput,
  type RegisterInput,
  type SecondFactorInput,
  type SessionUserView,
  endpoints,
  notices,
} from '@wayfellow/contracts';
import { ApiError, call } from '../api/api-client';
import { invalidate } from '../cache/queries';
import { toast } from '../page/toasts';
import { onUnauthenticated } from '../api/unauthenticated';
import { useUser } from './use-user';

/** The session of the page. `isLoading` until the server's first answer; `isBusy` during login, register and logout. */
export interface Session {
  user: SessionUserView | null;
  isLoading: boolean;
  isBusy: boolean;
  /** Whether the server ended the last session on this page. */
  hasEnded: boolean;
  login: (input: LoginInput) => Promise<SessionUserView>;
  /** Sends the code that a login asked for. */
  finishLogin: (input: SecondFactorInput) => Promise<SessionUserView>;
  /** The same by a passkey, whose challenge the caller asked for. */
  finishLoginByPasskey: (input: PasskeyAnswerInput) => Promise<SessionUserView>;
  register: (input: RegisterInput) => Promise<SessionUserView>;
  logout: () => Promise<void>;
  /** Leaves: closes the account until it is erased, and ends the session. */
  leave: (input: DeletionInput) => Promise<DeletionView>;
  /** Reads the signed-in user from the server again. */
  refresh: () => Promise<void>;
  /** Replaces the user by a profile that the server returned. */
  replace: (user: SessionUserView) => void;
}

/** What to refetch after sign-in: the specification's three lists, and everything whose answer depends on the viewer. */
const seenAsVisitor = [
  endpoints.trips.list,
  endpoints.interests.list,
  endpoints.matches.list,
  endpoints.search.travelers,
  endpoints.destinations.one,
  endpoints.destinations.travelers,
  endpoints.destinations.travelTips,
  endpoints.tips.list,
];

const SessionContext = createContext<Session | undefined>(undefined);

const currentUser = async (): Promise<SessionUserView | null> => {
  try {
    return await call(endpoints.auth.me, {});
  } catch (error) {
    // 401 is the normal answer for visitors; other failures are only logged (specification section 8).
    if (!(error instanceof ApiError && error.status === 401)) console.error(error);
    return null;
  }
};

/** Provides the session of the page to {@link useSession}. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { client, user, latest, become } = useUser();
  const [isLoading, setIsLoading] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const enteredAt = useRef(0);
  const isLeaving = useRef(false);

  const refresh = useCallback(async () => {
    become(await currentUser());
    setIsLoading(false);
  }, [become]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  useEffect(
    () =>
      onUnauthenticated((askedAt) => {
        // Ignore answers to requests sent before the sign-in, and those that arrive during the sign-out.
        if (!latest.current || askedAt < enteredAt.current || isLeaving.current) return;
        become(null);
        setHasEnded(true);
        toast(notices.sessionEnded);
      }),
    [become, latest],
  );

  const enter = useCallback(
    async (entering: Promise<SessionUserView>) => {
      setIsBusy(true);
      try {
        const entered = await entering;
        enteredAt.current = performance.now();
        become(entered);
        setHasEnded(false);
        await invalidate(client, ...seenAsVisitor);
        return entered;
      } finally {
        setIsBusy(false);
      }
    },
    [client, become],
  );

  const exit = useCallback(
    async <View,>(leaving: Promise<View>) => {
      setIsBusy(true);
      isLeaving.current = true;
      try {
        const answer = await leaving;
        become(null);
        return answer;
      } finally {
        isLeaving.current = false;
        setIsBusy(false);
      }
    },
    [become],
  );

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isBusy,
      hasEnded,
      login: (body) => enter(call(endpoints.auth.login, { body })),
      finishLogin: (body) => enter(call(endpoints.auth.secondFactor, { body })),
      finishLoginByPasskey: (body) => enter(call(endpoints.auth.passkey, { body })),
      register: (body) => enter(call(endpoints.auth.register, { body })),
      logout: () => exit(call(endpoints.auth.logout, {})),
      leave: (body) => exit(call(endpoints.leaving.begin, { body })),
      refresh,
      replace: become,
    }),
    [user, isLoading, isBusy, hasEnded, enter, exit, refresh, become],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
};

/** The session. Throws outside {@link SessionProvider}. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
};
