import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type SessionUserView, retentionDays } from '@wayfellow/contracts';
import { SettingSection } from '../../../shared/settings/setting-rows';
import { DataCopy } from './data-copy';
import { DeleteDialog } from './delete-dialog';

const Facts = styled('dl')(({ theme }) => ({
  margin: '0 0 16px',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '2px 20px',
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&:last-of-type': { borderBottom: 0 },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const facts: readonly (readonly [string, string])[] = [
  ['Gone at once, for others', 'Your profile, trips, requests and photo'],
  [
    `Gone after ${retentionDays.leaving} days`,
    'Name, email, age, bio, photos, trips, interests, quiz answers, blocks, sessions, this copy',
  ],
  [
    'Stays with others',
    'Messages you sent, under “Former traveler”, unless you take them back. Your tips, without your name, unless you delete them',
  ],
  [
    'Stays by law',
    'Receipts at the payment provider. What was reported, until the case is closed and its time for appeal is over',
  ],
];

/** The way out: what becomes of the user's data, and the button to leave. */
const Leaving = ({ user }: { user: SessionUserView }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingSection
      title="Leave Wayfellow"
      lead={`You disappear at once. For ${retentionDays.leaving} days you can change your mind by signing in; then it is final.`}
    >
      <Card sx={{ px: { xs: 4, sm: 5.5 }, pt: 1, pb: 5 }}>
        <Facts>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          Delete my account
        </Button>
        {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
      </Card>
    </SettingSection>
  );
};

/** The user's data: a copy of it, and leaving. */
export const MyData = ({ user }: { user: SessionUserView }) => (
  <>
    <DataCopy />
    <Leaving user={user} />
  </>
);
