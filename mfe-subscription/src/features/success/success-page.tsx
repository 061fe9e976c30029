import Box from '@mui/material/Box';
import type { SessionUserView } from '@wayfellow/contracts';
import { RequireLogin, usePageMeta } from '@wayfellow/web';
import { SingleCard } from '../../shared/single-card';
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

/** The return URL after paying: shows the outcome of the payment. */
export const SuccessPage = () => {
  usePageMeta({ title: 'Your Subscription', description: 'What became of your payment for Premium.' });
  const isRefused = useRedirectStatus() === 'failed';
  return (
    <RequireLogin fallback={<Loading label="Loading..." />}>
      {(user) => <Outcome user={user} isRefused={isRefused} />}
    </RequireLogin>
  );
};
