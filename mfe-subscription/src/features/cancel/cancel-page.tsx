import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SubscriptionStatusView, limits } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, LinkButton, Note } from '@wayfellow/ui';
import { RequireLogin, usePageMeta } from '@wayfellow/web';
import { BackLink } from '../../shared/back-link';
import { plansPath } from '../../shared/paths';
import { periodEndText } from '../../shared/period-end';
import { SingleCard } from '../../shared/single-card';
import { Waiting } from '../../shared/waiting';
import { useCancelling } from './use-cancelling';

const Consequences = ({ status }: { status: SubscriptionStatusView }) => {
  const end = <b className="num">{periodEndText(status.currentPeriodEnd)}</b>;
  if (status.cancelAtPeriodEnd)
    return (
      <Note kind="warning">
        Your subscription has already been cancelled. You keep your premium features until {end}; after that,
        your account will be downgraded to the free plan.
      </Note>
    );
  return (
    <>
      <Typography>Your current billing period ends on {end}.</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        You keep your premium features until then. After that, your account will be downgraded to the free
        plan: {limits.freeRequestsPerDay} matches per day, and no travel compatibility quiz.
      </Typography>
    </>
  );
};

const Cancelling = () => {
  const { status, cancel, isProcessing } = useCancelling();
  if (!status?.active) return <Waiting label="Loading your subscription..." />;
  return (
    <SingleCard above={<BackLink>Back to subscription</BackLink>}>
      <Typography variant="h2" component="h1">
        Cancel your subscription
      </Typography>
      <Consequences status={status} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        <LinkButton variant="contained" component={Link} to={plansPath}>
          {/* What is cancelled cannot be resumed. */}
          {status.cancelAtPeriodEnd ? 'Back to Plans' : 'Keep My Subscription'}
        </LinkButton>
        <BusyButton
          variant="outlined"
          color="error"
          busy={isProcessing}
          busyLabel="Processing..."
          disabled={status.cancelAtPeriodEnd}
          onClick={cancel}
        >
          Cancel Subscription
        </BusyButton>
      </Box>
    </SingleCard>
  );
};

/** Asks a subscriber to confirm the cancellation, and explains its effects. */
export const CancelPage = () => {
  usePageMeta({
    title: 'Cancel Subscription',
    description: 'Cancel Premium at the end of the billing period.',
  });
  return <RequireLogin fallback={<Waiting label="Loading..." />}>{() => <Cancelling />}</RequireLogin>;
};
