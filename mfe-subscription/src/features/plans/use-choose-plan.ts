import { type Tier, loginPath, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { toast, useSession } from '@wayfellow/web';
import { cancelPath, checkoutPath, plansPath } from '../../shared/paths';

/** The action of choosing a plan; `tier` is the viewer's own, undefined if unknown. */
export const useChoosePlan = (tier: Tier | undefined) => {
  const { user } = useSession();
  const navigate = useNavigate();
  return (chosen: Tier): void => {
    if (!user) {
      toast(notices.plansNeedLogin);
      void navigate(loginPath(plansPath, '/auth'));
    } else if (chosen === 'premium') void navigate(checkoutPath);
    else if ((tier ?? user.tier) === 'premium') void navigate(cancelPath);
    else toast(notices.alreadyFree);
  };
};
