import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Switches everything in it off, where it is disabled. */
const Controls = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:disabled :is(button, input, textarea)': { cursor: 'not-allowed' },
  // Buttons of the theme have a look of their own.
  '&:disabled :is(button:not(.MuiButton-root, .MuiIconButton-root), input, textarea)': { opacity: 0.5 },
});

interface OffWithoutNetworkProps {
  /** Whether there is no network. */
  isOff: boolean;
  /** What is not possible then, as a sentence begins: 'Changing trips'. */
  what: string;
  children?: ReactNode;
}

/** Switches buttons and fields off while there is no network, and says why. */
export const OffWithoutNetwork = ({ isOff, what, children }: OffWithoutNetworkProps) => (
  <Controls disabled={isOff}>
    {children}
    {isOff && (
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {what} needs a network.
      </Typography>
    )}
  </Controls>
);
