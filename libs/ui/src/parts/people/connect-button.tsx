import type { ButtonProps } from '@mui/material/Button';
import { Icon } from '../../icons/icon';
import { BusyButton } from '../buttons';

type Kind = 'connect' | 'sent' | 'respond' | 'message' | 'edit' | 'declined';

interface ConnectButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size'> {
  /** As returned by useConnectAction of libs/web. */
  action: { kind: Kind; label: string; isBusy: boolean; isDisabled: boolean; run: () => void };
  /** The traveler's name, for screen readers. */
  name: string;
  /** For rows close to each other: smaller, and pale instead of coral. */
  isDense?: boolean;
}

const looks: Record<Kind, Pick<ButtonProps, 'variant' | 'color'>> = {
  connect: { variant: 'contained', color: 'secondary' },
  sent: { variant: 'tint' },
  respond: { variant: 'tint' },
  message: { variant: 'outlined' },
  edit: { variant: 'outlined' },
  declined: { variant: 'outlined' },
};

const dense = { px: 3, minWidth: 116 } as const;

/** The looks in rows close to each other, where full coral would be too much of it. */
const denseLooks: Record<Kind, Pick<ButtonProps, 'variant' | 'color' | 'sx'>> = {
  ...looks,
  connect: {
    variant: 'tint',
    sx: {
      ...dense,
      bgcolor: 'secondary.tint',
      color: 'secondary.text',
      '&:hover': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
    },
  },
};

/** The button of a traveler's card: connect, or the action that fits an existing connection. */
export const ConnectButton = ({ action, name, isDense, ...rest }: ConnectButtonProps) => (
  <BusyButton
    {...(isDense ? { size: 'small', sx: dense, ...denseLooks[action.kind] } : looks[action.kind])}
    {...rest}
    busy={action.isBusy}
    busyLabel={isDense ? undefined : 'Connecting...'}
    disabled={action.isDisabled}
    startIcon={action.kind === 'sent' && !isDense ? <Icon name="check" /> : undefined}
    onClick={action.run}
  >
    <span>
      {isDense && action.isBusy ? 'Connect' : action.label}
      {action.kind !== 'edit' && <span className="vh">, {name}</span>}
    </span>
  </BusyButton>
);
