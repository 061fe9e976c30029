import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MeetupHeadView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { stubDay, timeText } from '../group-data/meetup-texts';

const Stub = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: 14,
  alignItems: 'center',
  padding: '10px 20px 10px 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sand,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  [theme.breakpoints.down('sm')]: { padding: '8px 8px 8px 16px', gap: 10 },
}));

const Day = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  paddingRight: 14,
  borderRight: `2px dotted ${theme.vars.palette.border.control}`,
  fontSize: '.75rem',
  fontWeight: 650,
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  '& b': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.5rem',
    fontWeight: 560,
    color: theme.vars.palette.secondary.art,
  },
}));

const Where = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.9rem',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  meetup: MeetupHeadView;
  /** Whether the file for the calendar is there: it comes from the server. */
  hasFile: boolean;
}

/** When and where those in the chat meet, with the file for their calendar. */
export const PinnedMeetup = ({ meetup, hasFile }: Props) => {
  const { id, day, spot, area, isHidden } = meetup;
  const { weekday, date } = stubDay(day);
  const file = `/api/meetups/${id}/calendar`;
  const when = (
    <Day>
      {weekday}
      <b>{date}</b>
    </Day>
  );
  if (isHidden)
    return (
      <Stub>
        {when}
        <span>
          <b>This meetup is hidden</b>
          <Where>Our moderators look after what was reported. You can leave it.</Where>
        </span>
      </Stub>
    );
  return (
    <Stub>
      {when}
      <span>
        <TextLink component={Link} to={`/meetups/${id}`} sx={{ fontWeight: 600, color: 'text.primary' }}>
          {[timeText(meetup), spot].filter(Boolean).join(', ')}
        </TextLink>
        <Where>{area}</Where>
      </span>
      {hasFile && (
        <Button
          component="a"
          href={file}
          download
          variant="outlined"
          size="small"
          aria-label="Add to calendar"
          title="Add to calendar"
          sx={{ px: { xs: 2.5, md: 4 } }}
        >
          <Icon name="calendar" />
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            Add to calendar
          </Box>
        </Button>
      )}
    </Stub>
  );
};
