import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Spinner } from '@wayfellow/ui';

/** A spinner with a label, announced to screen readers. */
export const Waiting = ({ label }: { label: string }) => (
  <Box role="status" sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'center', py: 10 }}>
    <Spinner />
    <Typography component="span" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
  </Box>
);
