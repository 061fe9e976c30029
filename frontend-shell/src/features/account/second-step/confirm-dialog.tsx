import Typography from '@mui/material/Typography';
import type { SecondFactor } from '@wayfellow/contracts';
import { ResponsiveDialog } from '@wayfellow/ui';
import { ConfirmSession } from '../../../shared/second-step/confirm-session';

interface Props {
  /** The second factors of the account. */
  factors: readonly SecondFactor[];
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for a second factor of the account before another is added. */
export const ConfirmDialog = ({ factors, onConfirmed, onClose }: Props) => (
  <ResponsiveDialog open onClose={onClose} title="Confirm it is you">
    <Typography sx={{ color: 'text.secondary' }}>
      Before you add another, use the second step that you have.
    </Typography>
    <ConfirmSession factors={factors} onConfirmed={onConfirmed} />
  </ResponsiveDialog>
);
