import Button, { type ButtonProps } from '@mui/material/Button';
import { loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { Icon, LinkButton } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  /** Opens the trip form, which stands where it outlasts this button: a first trip replaces the empty state. */
  onAdd: () => void;
}

/** Lets whoever is signed in add a trip here; leads visitors to sign in, and back here. */
export const PlanTrip = ({ onAdd, ...look }: Props) => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user ? (
    <Button startIcon={<Icon name="plus" />} onClick={onAdd} {...look}>
      Add Your Trip
    </Button>
  ) : (
    <LinkButton component={Link} to={loginPath(pathname + search, '/auth')} {...look}>
      Sign In to Plan a Trip
    </LinkButton>
  );
};
