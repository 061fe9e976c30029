import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Page } from '@wayfellow/ui';
import { BackLink } from '../../shared/back-link';
import { rateText } from '../../shared/price';
import { usePremiumPlan } from '../../shared/use-premium-plan';
import { Waiting } from '../../shared/waiting';
import { OrderSummary } from './parts/order-summary';
import { Payment } from './parts/payment';
import { useLeaveOnFailure } from './data/use-leave-on-failure';

/** The card form and the order summary. */
export const Checkout = () => {
  const { plan, error } = usePremiumPlan();
  useLeaveOnFailure(error);
  return (
    <Page sx={{ pb: { xs: 14, sm: 24 } }}>
      <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
        <Box sx={{ pt: { xs: 4, sm: 6 }, pb: { xs: 3, sm: 4 } }}>
          <BackLink>Back to plans</BackLink>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, sm: 8 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 380px' },
          }}
        >
          <Card sx={{ p: { xs: 5, sm: 7 } }}>
            <Typography variant="h3" component="h1">
              Complete your subscription
            </Typography>
            <Typography sx={{ mt: 2, mb: 5.5, color: 'text.secondary' }}>
              {plan ? `Subscribe to ${plan.name} for ${rateText(plan)}` : <Skeleton width="18em" />}
            </Typography>
            {plan ? <Payment plan={plan} /> : <Waiting label="Preparing your payment..." />}
          </Card>
          {plan && <OrderSummary plan={plan} />}
        </Box>
      </Box>
    </Page>
  );
};
