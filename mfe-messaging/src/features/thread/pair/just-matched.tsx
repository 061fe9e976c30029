import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@wayfellow/contracts';
import { Icon, TextLink } from '@wayfellow/ui';
import { openMeetingDialog } from '@wayfellow/web';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  alignItems: 'start',
  gap: '6px 16px',
  maxWidth: 560,
  margin: '0 auto 18px',
  padding: '18px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { marginBottom: 14 },
}));

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.tint,
  color: theme.vars.palette.primary.main,
}));

/** At the top of a new conversation: why it is good to stay here until the two have met. */
export const JustMatched = ({ other }: { other: UserView }) => (
  <Card>
    <Round>
      <Icon name="safety" />
    </Round>
    <div>
      <Typography variant="h6" component="h3">
        You have just matched
      </Typography>
      <Typography sx={{ fontSize: '.9375rem', color: 'text.secondary' }}>
        Stay on Wayfellow until you have met: what is written here can be reported.{' '}
        <TextLink standalone component="button" onClick={() => openMeetingDialog(other)}>
          Meet safely
        </TextLink>
      </Typography>
    </div>
  </Card>
);
