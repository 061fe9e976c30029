import { type TripView, endpoints } from '@wayfellow/contracts';
import { ConfirmDialog, formatDayRange } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';

interface Props {
  trip: TripView;
  onClose: () => void;
}

const audienceOf = ({ isQuiet }: TripView) =>
  isQuiet ? 'Your matches will no longer see that you are' : 'Other travelers will no longer find you';

/** Deletes a trip after confirmation. */
export const DeleteTrip = ({ trip, onClose }: Props) => {
  const { mutate, isPending } = useApiMutation(endpoints.trips.remove, {
    onSuccess: () => {
      onClose();
      toast({
        severity: 'success',
        title: 'Trip Deleted',
        description: `${trip.destination} is no longer on your list of trips.`,
      });
    },
    onError: (error) => {
      onClose();
      const description = failureText(error) ?? 'Please try again later.';
      toast({ title: 'Failed to delete trip', description, severity: 'error' });
    },
  });
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete this trip?"
      text={`${audienceOf(trip)} in ${trip.destination}, ${formatDayRange(trip.startDate, trip.endDate)}. This cannot be undone.`}
      confirmLabel="Delete"
      busy={isPending}
      busyLabel="Deleting..."
      onConfirm={() => mutate({ params: { id: trip.id } })}
      onClose={onClose}
    />
  );
};
