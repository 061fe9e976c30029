import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type RouteView, endpoints, notices } from '@wayfellow/contracts';
import { Icon, ResponsiveDialog } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';

interface Props {
  route: RouteView;
  /** Called when it is gone. */
  onRemoved: () => void;
}

/** Removes a route: asks first, and whether its trips stay. */
export const RemoveRoute = ({ route, onRemoved }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        color="error"
        startIcon={<Icon name="trash" size={16} />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setIsOpen(true)}
      >
        Remove route
      </Button>
      <RemovalDialog route={route} open={isOpen} onClose={() => setIsOpen(false)} onRemoved={onRemoved} />
    </>
  );
};

interface DialogProps extends Props {
  open: boolean;
  onClose: () => void;
}

const RemovalDialog = ({ route, open, onClose, onRemoved }: DialogProps) => {
  const id = useId();
  const { mutate, isPending } = useApiMutation(endpoints.routes.remove, {
    onSuccess: (_, { query }) => {
      toast(notices.routeRemoved(query?.withTrips === '1'));
      onRemoved();
    },
    onError: (error) => {
      onClose();
      toast(notices.routeNotRemoved(failureText(error)));
    },
  });
  const remove = (withTrips: '0' | '1') => mutate({ params: { id: route.id }, query: { withTrips } });
  const trips = route.trips.length === 1 ? 'trip' : `${route.trips.length} trips`;
  return (
    <ResponsiveDialog
      open={open}
      onClose={() => !isPending && onClose()}
      title="Remove this route?"
      role="alertdialog"
      describedBy={id}
      actions={
        <>
          <Button variant="outlined" disabled={isPending} onClick={() => remove('0')}>
            Keep the {trips}
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={() => remove('1')}>
            Delete the {trips}
          </Button>
        </>
      }
    >
      <Typography id={id} sx={{ color: 'text.secondary' }}>
        Its trips can stay on your list, each by itself, or be deleted with it, which cannot be undone. Its
        link ends.
      </Typography>
    </ResponsiveDialog>
  );
};
