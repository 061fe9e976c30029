import { loginPath } from '@wayfellow/contracts';
import { useLocation } from '@wayfellow/router';

const signInScreens = ['/login', '/auth', '/register'];

/** The paths of the frame's sign-in links, which return to this page, or to the target of an earlier redirect. */
export const useSignInPaths = (): { logIn: string; signUp: string } => {
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted) return { logIn: loginPath(wanted), signUp: loginPath(wanted, '/register') };
  const isSigningIn = signInScreens.includes(pathname);
  return { logIn: isSigningIn ? '/login' : loginPath(pathname + search), signUp: '/register' };
};
