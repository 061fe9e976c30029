import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The title of a list, with its actions at the right. */
export const SectionHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}
  >
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);
