import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import { ConfirmSession } from '../../../shared/second-step/confirm-session';
import { factorsOf } from '../../../shared/second-step/factors-of';

/** Confirms the session by a second factor, as moderators have to every twelve hours. */
export const SecondStepCard = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const account = useApiQuery(endpoints.account.one, {});
  return (
    <Card sx={{ p: 6, maxWidth: 460 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        Confirm it is you with your second step
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        Cases are shown for twelve hours after it.
      </Typography>
      {account.isPending ? (
        <Skeleton height={160} />
      ) : (
        // Where the account cannot be read, codes are asked for: everybody has recovery codes.
        <ConfirmSession
          factors={account.data ? factorsOf(account.data) : ['totp', 'recovery']}
          onConfirmed={onConfirmed}
        />
      )}
    </Card>
  );
};
