import Button, { type ButtonProps } from '@mui/material/Button';
import { loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { Icon, LinkButton } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  /** Opens the trip form, which is rendered by a parent: adding a first trip unmounts this button with the empty state. */
  onAdd: () => void;
}

/** Lets a signed-in user add a trip here; sends visitors to sign in and back. */
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
