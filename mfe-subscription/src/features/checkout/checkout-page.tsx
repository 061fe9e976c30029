import { useEffect } from 'react';
import { notices } from '@wayfellow/contracts';
import { useNavigate, useSearchParams } from '@wayfellow/router';
import { RequireLogin, toast, usePageMeta } from '@wayfellow/web';
import { plansPath, premiumKey } from '../../shared/paths';
import { Waiting } from '../../shared/waiting';
import { Checkout } from './checkout';

const KnownPlan = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isKnown = search.get('plan') === premiumKey;
  useEffect(() => {
    if (isKnown) return;
    toast(notices.invalidPlan);
    void navigate(plansPath, { replace: true });
  }, [isKnown, navigate]);
  return isKnown ? <Checkout /> : <Waiting label="Loading..." />;
};

/** The checkout of the plan in the URL, for signed-in users. */
export const CheckoutPage = () => {
  usePageMeta({ title: 'Checkout', description: 'Complete your subscription to Premium.' });
  return <RequireLogin fallback={<Waiting label="Loading..." />}>{() => <KnownPlan />}</RequireLogin>;
};
