import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './empty-drawing';
import type { DrawingName } from './empty-drawing';

interface EmptyStateProps {
  drawing: DrawingName;
  title: string;
  /** One sentence. */
  text: ReactNode;
  action?: ReactNode;
  /** Level of the title: h2 by default. */
  component?: 'h1' | 'h2' | 'h3';
}

/** The empty state of a list or page: a drawing, one sentence, one action. */
export const EmptyState = ({ drawing, title, text, action, component = 'h2' }: EmptyStateProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      textAlign: 'center',
      gap: 2.5,
      px: 6,
      pt: 10,
      pb: 11,
    }}
  >
    <EmptyDrawing name={drawing} />
    <Typography variant="h4" component={component} sx={{ mt: 1.5 }}>
      {title}
    </Typography>
    <Typography sx={{ maxWidth: '42ch', color: 'text.secondary' }}>{text}</Typography>
    {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
  </Box>
);
