import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResponsiveDialog } from '@wayfellow/ui';
import { useMute } from '../group-data/use-own-place';

/** Asks for how long a conversation is muted. */
export const MuteDialog = ({ conversationId, onClose }: { conversationId: number; onClose: () => void }) => {
  const setMuted = useMute(conversationId);
  const choose = (until: 'tomorrow' | 'always') => {
    setMuted(until);
    onClose();
  };
  return (
    <ResponsiveDialog
      open
      title="Mute"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={() => choose('tomorrow')}>
            Until tomorrow, 8:00
          </Button>
          <Button variant="contained" onClick={() => choose('always')}>
            Always
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        It stays in your list with its number, but neither notifies you nor counts in the header.
      </Typography>
    </ResponsiveDialog>
  );
};
