import type { ButtonProps } from '@mui/material/Button';
import { Icon } from '../../icons/icon';
import { BusyButton } from '../buttons';

type Kind = 'connect' | 'sent' | 'respond' | 'message' | 'edit' | 'declined';

interface ConnectButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size'> {
  /** How things stand between viewer and traveler; as libs/web's useConnectAction gives it. */
  action: { kind: Kind; label: string; isBusy: boolean; isDisabled: boolean; run: () => void };
  /** Whose card it stands on, for who cannot see the card. */
  name: string;
}

const looks: Record<Kind, Pick<ButtonProps, 'variant' | 'color'>> = {
  connect: { variant: 'contained', color: 'secondary' },
  sent: { variant: 'tint' },
  respond: { variant: 'tint' },
  message: { variant: 'outlined' },
  edit: { variant: 'outlined' },
  declined: { variant: 'outlined' },
};

/** The one button of a traveler's card: connect, or what stands in its place once something exists between the two. */
export const ConnectButton = ({ action, name, ...rest }: ConnectButtonProps) => (
  <BusyButton
    {...looks[action.kind]}
    {...rest}
    busy={action.isBusy}
    busyLabel="Connecting..."
    disabled={action.isDisabled}
    startIcon={action.kind === 'sent' ? <Icon name="check" /> : undefined}
    onClick={action.run}
  >
    <span>
      {action.label}
      {action.kind !== 'edit' && <span className="vh">, {name}</span>}
    </span>
  </BusyButton>
);
