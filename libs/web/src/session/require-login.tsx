import { type ReactNode, useEffect, useRef } from 'react';
import { type Notice, type SessionUserView, loginPath } from '@wayfellow/contracts';
import { useLocation, useNavigate } from '@wayfellow/router';
import { useSession } from './session';
import { toast } from '../page/toasts';

interface Props {
  /** The toast a visitor gets on the way to the sign-in page. */
  notice?: Notice;
  /** Shown while the session is not known yet. */
  fallback: ReactNode;
  /** The sign-in page: most screens use /login. */
  screen?: '/login' | '/auth';
  children: (user: SessionUserView) => ReactNode;
}

/** Shows its children to whoever is signed in; sends visitors to sign in, and back here afterwards. */
export const RequireLogin = ({ notice, fallback, screen = '/login', children }: Props) => {
  const { user, isLoading, hasEnded } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isVisitor = !isLoading && !user;
  const hadUser = useRef(false);

  useEffect(() => {
    hadUser.current ||= user !== null;
  });
  useEffect(() => {
    if (!isVisitor) return;
    // Whose session ended while they were here is told just that.
    if (notice && !(hasEnded && hadUser.current)) toast(notice);
    void navigate(loginPath(pathname + search, screen), { replace: true });
    // The address at the time counts; the notice is shown once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isVisitor]);

  return user ? children(user) : fallback;
};
