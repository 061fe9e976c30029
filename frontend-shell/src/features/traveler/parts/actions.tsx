import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TravelerProfileView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { ConnectButton, Icon, LinkButton } from '@wayfellow/ui';
import { openMeetingDialog, useConnectAction } from '@wayfellow/web';

/** The actions on a traveler's page: connect, answer, message, or edit one's own profile. */
export const PersonActions = ({ person }: { person: TravelerProfileView }) => {
  const action = useConnectAction(person);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 2.5,
        mb: 5,
      }}
    >
      {action.kind === 'message' ? (
        <LinkButton
          component={Link}
          to={`/messages/${person.id}`}
          variant="contained"
          fullWidth
          startIcon={<Icon name="messages" />}
        >
          Message<span className="vh">, {person.name}</span>
        </LinkButton>
      ) : (
        <ConnectButton action={action} name={person.name} fullWidth />
      )}
      {person.connection === 'matched' && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<Icon name="safety" />}
          onClick={() => openMeetingDialog(person)}
        >
          Meet safely
        </Button>
      )}
    </Box>
  );
};
