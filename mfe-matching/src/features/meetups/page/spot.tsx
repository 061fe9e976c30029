import { styled } from '@mui/material/styles';
import { type MeetupView, endpoints, urlOf } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, LinkButton, radii } from '@wayfellow/ui';
import { useKeptSince } from '@wayfellow/web';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  padding: '14px 16px',
  borderRadius: radii.control,
  '&.locked': {
    flexWrap: 'nowrap',
    border: `1.5px dashed ${theme.vars.palette.border.control}`,
    color: theme.vars.palette.text.secondary,
  },
  '&.open': {
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& svg': { flex: 'none' },
  '& .where': {
    display: 'flex',
    flex: '1 1 220px',
    gap: 12,
    alignItems: 'center',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .where svg': { color: theme.vars.palette.primary.main },
}));

/** Where exactly one meets, with chat and calendar; before joining, that they show then. */
export const Spot = ({ meetup }: { meetup: MeetupView }) => {
  const { id, spot, conversationId, state } = meetup;
  const isOff = useKeptSince() !== undefined;
  if (spot == null)
    return state === 'cancelled' ? null : (
      <Box className="locked">
        <Icon name="lock" />
        <span>The exact spot and the chat show when you have joined.</span>
      </Box>
    );
  return (
    <Box className="open">
      <p className="where">
        <Icon name="pin" />
        <span>
          <span className="vh">Exact spot: </span>
          {spot}
        </span>
      </p>
      {conversationId != null && (
        <LinkButton
          component={Link}
          to={`/messages/g/${conversationId}`}
          variant="contained"
          size="small"
          startIcon={<Icon name="messages" />}
        >
          Open chat
        </LinkButton>
      )}
      {!isOff && state !== 'cancelled' && (
        <LinkButton
          href={urlOf(endpoints.meetups.calendar, { params: { id } })}
          variant="outlined"
          size="small"
          startIcon={<Icon name="calendar" />}
        >
          Add to calendar
        </LinkButton>
      )}
    </Box>
  );
};
