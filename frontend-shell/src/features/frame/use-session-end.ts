import { useEffect } from 'react';
import { loginPath } from '@wayfellow/contracts';
import { useLocation, useNavigate } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';

/** Leads whoever was signed out by the server to sign in again, and back here afterwards. */
export const useSessionEnd = (): void => {
  const { hasEnded } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hasEnded) void navigate(loginPath(pathname + search), { replace: true });
    // The address at the time counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded]);
};
