import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { type Notice, type SessionUserView, loginPath } from '@wayfellow/contracts';
import { useLocation, useNavigate } from '@wayfellow/router';
import { useSession } from './session';
import { toast } from '../page/toasts';

interface Props {
  /** The toast shown to a visitor on the redirect to the sign-in page. */
  notice?: Notice;
  /** Shown while the session is loading. */
  fallback: ReactNode;
  /** The sign-in page. */
  screen?: '/login' | '/auth';
  children: (user: SessionUserView) => ReactNode;
}

/** Renders its children for a signed-in user; redirects visitors to sign in, and back afterwards. */
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
    // A user whose session ended on this screen has already been told so.
    if (notice && !(hasEnded && hadUser.current)) toast(notice);
    void navigate(loginPath(pathname + search, screen), { replace: true });
    // Only the URL at that time counts, and the notice is shown once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isVisitor]);

  // Another user begins anew: nothing that was typed or opened is left.
  return user ? <Fragment key={user.id}>{children(user)}</Fragment> : fallback;
};
