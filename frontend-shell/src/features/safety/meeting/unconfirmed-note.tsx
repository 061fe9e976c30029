import Box from '@mui/material/Box';
import { Note } from '@wayfellow/ui';
import { SendConfirmation } from '../../../shared/sign-in/send-confirmation';

/** Emails go to confirmed addresses alone: who relies on being asked must know before. */
export const UnconfirmedNote = ({ email }: { email: string }) => (
  <Note kind="warning">
    You have not confirmed {email}, so no email asks you there: only the bell, and devices that you turned on.
    <Box sx={{ mt: 2 }}>
      <SendConfirmation email={email} />
    </Box>
  </Note>
);
