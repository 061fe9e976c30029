import { useEffect } from 'react';
import { loginPath } from '@wayfellow/contracts';
import { useLocation, useNavigate } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';

/** Sends a user whose session the server ended to sign in again and back. */
export const useSessionEnd = (): void => {
  const { hasEnded } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hasEnded) void navigate(loginPath(pathname + search), { replace: true });
    // Only the URL at that time counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded]);
};
