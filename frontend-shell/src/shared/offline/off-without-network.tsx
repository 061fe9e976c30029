import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useKeptSince } from '@wayfellow/web';

/** Switches everything in it off, where it is disabled. */
const Controls = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:disabled :is(button, input, textarea)': { opacity: 0.5, cursor: 'not-allowed' },
});

interface Props {
  /** What is not possible, as a sentence begins: 'Changing trips'. */
  what: string;
  children: ReactNode;
}

/** Switches buttons and fields off while there is no network, and says why. */
export const OffWithoutNetwork = ({ what, children }: Props) => {
  const isOff = useKeptSince() !== undefined;
  return (
    <Controls disabled={isOff}>
      {children}
      {isOff && (
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          {what} needs a network.
        </Typography>
      )}
    </Controls>
  );
};
