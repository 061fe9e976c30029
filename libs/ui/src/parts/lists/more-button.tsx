import IconButton from '@mui/material/IconButton';
import { Icon } from '../../icons/icon';

interface MoreButtonProps {
  /** The person or the tip that the menu is about; an empty one is not named. */
  name: string;
  /** Opens the menu, anchored to the button. */
  onOpen: (button: HTMLElement) => void;
  /** On a circle in the surface color, for a button over a picture. */
  raised?: boolean;
}

/** The three-dot button that opens the menu about a person or a tip. */
export const MoreButton = ({ name, onOpen, raised }: MoreButtonProps) => (
  <IconButton
    aria-label={name ? `More about ${name}` : 'More'}
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
