import { notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { toast, useSession } from '@wayfellow/web';

/** Signs out and goes to the home page; on failure stays and shows a toast. */
export const useLogOut = (): (() => Promise<void>) => {
  const { logout } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await logout();
    } catch {
      return toast(notices.logoutFailed);
    }
    void navigate('/');
    toast(notices.loggedOut);
  };
};
