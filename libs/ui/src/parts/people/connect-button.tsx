import type { ButtonProps } from '@mui/material/Button';
import { Icon } from '../../icons/icon';
import { BusyButton } from '../buttons';

type Kind = 'connect' | 'sent' | 'respond' | 'message' | 'edit' | 'declined';

interface ConnectButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size'> {
  /** As returned by useConnectAction of libs/web. */
  action: { kind: Kind; label: string; isBusy: boolean; isDisabled: boolean; run: () => void };
  /** The traveler's name, for screen readers. */
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

/** The button of a traveler's card: connect, or the action that fits an existing connection. */
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
