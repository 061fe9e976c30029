import Box from '@mui/material/Box';
import type { SessionUserView } from '@wayfellow/contracts';
import { Navigate } from '@wayfellow/router';
import { RequireLogin, usePageMeta } from '@wayfellow/web';
import { plansPath } from '../../shared/paths';
import { SingleCard } from '../../shared/single-card';
import { useSubscriptionStatus } from '../../shared/use-subscription-status';
import { Waiting as Loading } from '../../shared/waiting';
import { Active, Failed, Late, Waiting } from './outcomes';
import { useConfirmation } from './use-confirmation';
import { useRedirectStatus } from './use-redirect-status';

const Outcome = ({ user, isRefused }: { user: SessionUserView; isRefused: boolean }) => {
  const { confirmation, again } = useConfirmation(isRefused);
  return (
    <SingleCard>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 5 }}>
        {confirmation === 'active' && <Active email={user.emailsGoTo ?? user.email} />}
        {confirmation === 'waiting' && <Waiting />}
        {confirmation === 'late' && <Late onAgain={again} />}
        {confirmation === 'failed' && <Failed />}
      </Box>
    </SingleCard>
  );
};

/** The page without a payment: of a subscriber as after one; others have nothing to wait for, and are led to the plans. */
const WithoutPayment = ({ user }: { user: SessionUserView }) => {
  const { data: status, isLoadingError } = useSubscriptionStatus();
  if (status?.active) return <Outcome user={user} isRefused={false} />;
  if (status || isLoadingError) return <Navigate to={plansPath} replace />;
  return <Loading label="Loading your subscription..." />;
};

/** The return URL after paying: shows the outcome of the payment. */
export const SuccessPage = () => {
  usePageMeta({ title: 'Your Subscription', description: 'What became of your payment for Premium.' });
  const { status, isOfPayment } = useRedirectStatus();
  return (
    <RequireLogin fallback={<Loading label="Loading..." />}>
      {(user) =>
        isOfPayment ? <Outcome user={user} isRefused={status === 'failed'} /> : <WithoutPayment user={user} />
      }
    </RequireLogin>
  );
};
