import { styled } from '@mui/material/styles';
import { Icon } from '@wayfellow/ui';

const Band = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 12,
  alignItems: 'center',
  boxSizing: 'border-box',
  height: 44,
  // Those of a page.
  padding: '0 max(32px, calc((100% - 1200px) / 2))',
  fontSize: '.9375rem',
  fontWeight: 550,
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.warning.tint,
  [theme.breakpoints.down('sm')]: { paddingInline: 20 },
}));

/** '08:55' today, 'Dec 3, 08:55' before. */
const momentText = (at: number): string => {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday
    ? time
    : `${moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
};

/** Says that there is no network, and how old what is shown may be. */
export const KeptBand = ({ since }: { since: number }) => (
  <Band role="status" className="band">
    <Icon name="offline" />
    <span className="num">
      No network. Kept here since <time dateTime={new Date(since).toISOString()}>{momentText(since)}</time>.
    </span>
  </Band>
);
