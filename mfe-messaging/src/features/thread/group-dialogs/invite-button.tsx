import { BusyButton } from '@wayfellow/ui';

interface Props {
  /** How many are chosen. */
  count: number;
  isInviting: boolean;
}

/** Submits a dialog in which matches are chosen. */
export const InviteButton = ({ count, isInviting }: Props) => (
  <BusyButton
    type="submit"
    variant="contained"
    disabled={count === 0}
    busy={isInviting}
    busyLabel="Inviting..."
  >
    {count ? `Invite ${count}` : 'Invite'}
  </BusyButton>
);
