import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { type DestinationView, loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { Icon, LinkButton } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { TripDialog } from '../../trips/trip-dialog';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  destination: DestinationView;
}

/** Opens the trip form with this destination filled in; leads visitors to sign in, and back here. */
export const PlanTrip = ({ destination, ...look }: Props) => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  if (!user)
    return (
      <LinkButton component={Link} to={loginPath(pathname + search, '/auth')} {...look}>
        Sign In to Plan a Trip
      </LinkButton>
    );
  return (
    <>
      <Button startIcon={<Icon name="plus" />} onClick={() => setIsAdding(true)} {...look}>
        Add Your Trip
      </Button>
      {isAdding && <TripDialog destination={destination.name} onClose={() => setIsAdding(false)} />}
    </>
  );
};
