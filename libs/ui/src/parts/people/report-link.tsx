import IconButton from '@mui/material/IconButton';
import { Icon } from '../../icons/icon';
import type { PersonLinkTarget } from './person-link';

interface ReportLinkProps {
  /** Who is reported. */
  name: string;
  /** The form for reports without an account. */
  link: PersonLinkTarget;
  /** On a circle in the surface color, over a picture. */
  raised?: boolean;
}

/** The flag by which visitors report somebody on a card. */
export const ReportLink = ({ name, link, raised }: ReportLinkProps) => (
  <IconButton
    component={link.component}
    to={link.to}
    aria-label={`Report ${name}`}
    sx={{
      flex: 'none',
      color: 'text.secondary',
      ...(raised && {
        '&&': { borderRadius: '50%' },
        '&, &:hover': { backgroundColor: 'background.paper' },
      }),
    }}
  >
    <Icon name="flag" />
  </IconButton>
);
