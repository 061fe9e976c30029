import { useEffect } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { notices } from '@wayfellow/contracts';
import { FailureNote, Page } from '@wayfellow/ui';
import { toast, usePageMeta, useSession, useToast } from '@wayfellow/web';
import { priceText } from '../../shared/price';
import { usePremiumPlan } from '../../shared/use-premium-plan';
import { useSubscriptionStatus } from '../../shared/use-subscription-status';
import { PlanCard } from './plan-card';
import { freeFeatures, premiumFeatures } from './plan-features';
import { StatusNote } from './status-note';
import { useChoosePlan } from './use-choose-plan';

const failed = notices.subscriptionStatusFailed;

/** Shows a toast when the status fails to load, unless the previous screen has just shown the same text. */
const useStatusToast = (isFailed: boolean) => {
  const shown = useToast();
  const isAlreadyShown = shown?.isOpen && shown.title === failed.title;
  useEffect(() => {
    if (isFailed && !isAlreadyShown) toast(failed);
    // Once per failure, whatever happens to the toast.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFailed]);
};

const Title = () => (
  <Box sx={{ textAlign: 'center', pt: { xs: 7, sm: 12 }, pb: { xs: 4.5, sm: 7 } }}>
    <Typography variant="h1">Travel free, or with everything</Typography>
    <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, color: 'text.secondary' }}>
      Plans auto-renew unless cancelled. You can cancel at any time.
    </Typography>
  </Box>
);

/** The two plans, with the viewer's own marked, and buttons to change it. */
export const PlansPage = () => {
  usePageMeta({
    title: 'Premium Plans',
    description: 'Travel free, or get unlimited matches, the compatibility quiz and more with Premium.',
  });
  const { user, isLoading } = useSession();
  const { plan, ...plans } = usePremiumPlan();
  const status = useSubscriptionStatus({ enabled: Boolean(user) });
  useStatusToast(status.isLoadingError);
  const isOneColumn = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const tier = user ? status.data?.tier : undefined;
  const choose = useChoosePlan(tier);
  const isCurrent = (own: typeof tier) => (isLoading || status.isLoading ? undefined : tier === own);

  const cards = [
    <PlanCard
      key="free"
      name="Free"
      price={priceText(0, 'usd')}
      pitch="Everything you need to find somebody."
      features={freeFeatures}
      isCurrent={isCurrent('free')}
      isNext={tier === 'premium' && status.data?.cancelAtPeriodEnd}
      action={tier === 'premium' ? 'Downgrade to Free' : 'Choose Free'}
      onChoose={() => choose('free')}
    />,
    <PlanCard
      key="premium"
      name="Premium"
      price={plan ? priceText(plan.price, plan.currency) : plans.isLoading ? undefined : '–'}
      pitch="For people who mean to go together."
      features={premiumFeatures}
      isPremium
      isCurrent={isCurrent('premium')}
      isForSale={plan?.isForSale}
      action="Upgrade to Premium"
      onChoose={() => choose('premium')}
    />,
  ];
  return (
    <Page sx={{ pb: { xs: 14, sm: 24 } }}>
      <Title />
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 1080, mx: 'auto' }}>
        {status.isLoadingError && (
          <FailureNote title={failed.title} text={failed.description} onRetry={() => void status.refetch()} />
        )}
        {plans.isLoadingError && (
          <FailureNote
            title="The price could not be loaded."
            text="Check your connection and try again."
            onRetry={() => void plans.refetch()}
          />
        )}
        {user && status.data && <StatusNote status={status.data} />}
        <Box sx={{ display: 'grid', gap: { xs: 4, sm: 6 }, gridTemplateColumns: { md: '1fr 1.5fr' } }}>
          {isOneColumn ? cards.reverse() : cards}
        </Box>
      </Box>
    </Page>
  );
};
