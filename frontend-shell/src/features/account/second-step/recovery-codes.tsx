import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { Note, ResponsiveDialog, radii } from '@wayfellow/ui';

const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${PRODUCT_NAME} recovery codes\n\n${codes.join('\n')}\n`)}`;

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which cannot be shown again. */
export const RecoveryCodes = ({ codes, onDone }: Props) => (
  <ResponsiveDialog
    open
    isHeld
    onClose={onDone}
    title="Your recovery codes"
    actions={
      <>
        <Button variant="outlined" href={fileOf(codes)} download="wayfellow-recovery-codes.txt">
          Save as a file
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have them
        </Button>
      </>
    }
  >
    <Typography sx={{ color: 'text.secondary' }}>
      Each signs you in once, without your phone or your passkey. They are shown now, and never again.
    </Typography>
    <Box
      component="ul"
      aria-label="Recovery codes"
      className="num"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        m: 0,
        p: 4,
        listStyle: 'none',
        fontWeight: 650,
        letterSpacing: '.06em',
        border: 1,
        borderColor: 'divider',
        borderRadius: radii.card,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Note kind="quiet">Keep them off your phone: phones get lost on trips.</Note>
  </ResponsiveDialog>
);
