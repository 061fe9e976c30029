import Box from '@mui/material/Box';
import type { TravelerProfileView } from '@wayfellow/contracts';
import { ConnectButton } from '@wayfellow/ui';
import { useConnectAction } from '@wayfellow/web';

/** What one can do next with somebody: connect, answer, write, or change one's own profile. */
export const PersonActions = ({ person }: { person: TravelerProfileView }) => (
  <Box sx={{ display: 'grid', mb: 5 }}>
    <ConnectButton action={useConnectAction(person)} name={person.name} fullWidth />
  </Box>
);
