import Box from '@mui/material/Box';
import { FORMER_TRAVELER, type UserView, problems } from '@wayfellow/contracts';
import { Note } from '@wayfellow/ui';

/** In place of the composer: why nothing can be written. */
export const ReadOnlyNote = ({ other }: { other: UserView }) => (
  <Box sx={{ px: { xs: 3, sm: 8 }, pb: { xs: 3, sm: 5 } }}>
    <Note>
      {problems[other.name === FORMER_TRAVELER ? 'traveler-left' : 'traveler-away'].detail} You can still read
      what you wrote to each other.
    </Note>
  </Box>
);
