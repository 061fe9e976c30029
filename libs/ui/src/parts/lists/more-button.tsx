import IconButton from '@mui/material/IconButton';
import { Icon } from '../../icons/icon';

interface MoreButtonProps {
  /** Whom the menu is about. */
  name: string;
  /** Opens the menu at the button. */
  onOpen: (button: HTMLElement) => void;
  /** On a round of the surface's color, for a button over a picture. */
  raised?: boolean;
}

/** Three dots that open the menu about somebody. */
export const MoreButton = ({ name, onOpen, raised }: MoreButtonProps) => (
  <IconButton
    aria-label={`More about ${name}`}
    aria-haspopup="menu"
    onClick={(event) => onOpen(event.currentTarget)}
    sx={{
      flex: 'none',
      ...(raised && {
        '&&': { borderRadius: '50%' },
        '&, &:hover': { backgroundColor: 'background.paper', color: 'text.primary' },
      }),
    }}
  >
    <Icon name="more" />
  </IconButton>
);
