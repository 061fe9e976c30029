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
import { call } from '../api/api-client';
import { invalidate } from '../cache/queries';
import { liveChannel } from '../live/live-channel';
import { toast } from '../page/toasts';
import { forgetPocket, openPocket } from '../pocket/forget';
import { networkIsBack, onNetworkBack } from '../pocket/offline';
import { onUnauthenticated } from '../api/unauthenticated';
import { currentUser } from './current-user';
import { useUser } from './use-user';

/** The session of the page. `isLoading` until the server's first answer; `isBusy` during login, register and logout. */
export interface Session {
  user: SessionUserView | null;
  isLoading: boolean;
  isBusy: boolean;
  /** Whether the server could not be asked yet who this is: the user is the one whom this device keeps, if it keeps one. */
  isKept: boolean;
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
  /** The user once the server has said who is signed in, for what is pressed before. */
  known: () => Promise<SessionUserView | null>;
  /** Reads the signed-in user from the server again. */
  refresh: () => Promise<void>;
  /** Replaces the user by their profile that the server returned; does nothing once somebody else is signed in. */
  replace: (user: SessionUserView) => void;
}

/** What to refetch after sign-in: the specification's three lists, and everything whose answer depends on the viewer. */
const seenAsVisitor = [
  endpoints.trips.list,
  endpoints.interests.list,
  endpoints.matches.list,
  endpoints.search.travelers,
  endpoints.destinations.list,
  endpoints.destinations.one,
  endpoints.destinations.travelers,
  endpoints.destinations.travelTips,
  endpoints.tips.list,
];

const SessionContext = createContext<Session | undefined>(undefined);

/** Provides the session of the page to {@link useSession}. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { client, user, latest, become } = useUser();
  const [isLoading, setIsLoading] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const enteredAt = useRef(0);
  /** Counts what says who is signed in, in the order in which it was asked: of two answers that of the later question counts. */
  const lastAsked = useRef(0);
  const lastSettled = useRef(0);
  /** While signing out, and while the server is asked whether the session has ended. */
  const ignoresEnd = useRef(false);

  const refresh = useCallback(async () => {
    const asked = ++lastAsked.current;
    const isLate = () => asked < lastSettled.current;
    const answer = await currentUser(isLate);
    setIsLoading(false);
    if (isLate() || (latest.current && !answer.isKnown)) return;
    lastSettled.current = asked;
    become(answer.user);
    setIsKept(answer.isKept);
    if (!answer.isKept) networkIsBack(client);
  }, [become, client, latest]);

  /** What was asked before does not count any more. */
  const settle = useCallback(
    (next: SessionUserView | null) => {
      lastSettled.current = ++lastAsked.current;
      become(next);
    },
    [become],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);

  // Who is signed in is asked again as soon as the network may be back.
  useEffect(() => {
    if (!isKept) return;
    const ask = () => void refresh();
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    const stops = [onNetworkBack(ask), liveChannel.on('ready', ask)];
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isKept, refresh]);

  useEffect(
    () =>
      onUnauthenticated(async (askedAt) => {
        // Ignore answers to requests sent before the sign-in.
        const isCurrent = askedAt === undefined || askedAt >= enteredAt.current;
        if (!latest.current || !isCurrent || ignoresEnd.current) return;
        if (isKept || askedAt === undefined) {
          // A sign-in in another tab may have replaced the session, by one of the same user or of somebody else.
          ignoresEnd.current = true;
          await refresh();
          ignoresEnd.current = false;
          if (latest.current) return;
        } else settle(null);
        setHasEnded(true);
        toast(notices.sessionEnded);
      }),
    [settle, latest, isKept, refresh],
  );

  const enter = useCallback(
    async (entering: Promise<SessionUserView>) => {
      setIsBusy(true);
      try {
        const entered = await entering;
        enteredAt.current = performance.now();
        openPocket();
        settle(entered);
        setIsKept(false);
        setHasEnded(false);
        await invalidate(client, ...seenAsVisitor);
        return entered;
      } finally {
        setIsBusy(false);
      }
    },
    [client, settle],
  );

  const exit = useCallback(
    async <View,>(leave: () => Promise<View>) => {
      setIsBusy(true);
      ignoresEnd.current = true;
      try {
        // First, and also where the server cannot be told.
        await forgetPocket();
        const answer = await leave();
        settle(null);
        return answer;
      } finally {
        ignoresEnd.current = false;
        setIsBusy(false);
      }
    },
    [settle],
  );

  const replace = useCallback(
    (next: SessionUserView) => {
      if (latest.current?.id === next.id) become(next);
    },
    [become, latest],
  );

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading,
      isBusy,
      isKept,
      hasEnded,
      login: (body) => enter(call(endpoints.auth.login, { body })),
      finishLogin: (body) => enter(call(endpoints.auth.secondFactor, { body })),
      finishLoginByPasskey: (body) => enter(call(endpoints.auth.passkey, { body })),
      register: (body) => enter(call(endpoints.auth.register, { body })),
      logout: () => exit(() => call(endpoints.auth.logout, {})),
      leave: (body) => exit(() => call(endpoints.leaving.begin, { body })),
      known: async () => {
        if (isLoading) await refresh();
        return latest.current;
      },
      refresh,
      replace,
    }),
    [user, isLoading, isBusy, isKept, hasEnded, enter, exit, latest, refresh, replace],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
};

/** The session. Throws outside {@link SessionProvider}. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
};
