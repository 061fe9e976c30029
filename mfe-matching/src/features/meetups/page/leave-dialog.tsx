import { type MeetupView, endpoints, notices } from '@wayfellow/contracts';
import { ConfirmDialog } from '@wayfellow/ui';
import { detailOf, toast, useApiMutation } from '@wayfellow/web';

interface Props {
  meetup: MeetupView;
  onClose: () => void;
}

/** Asks before the viewer leaves a meetup. */
export const LeaveDialog = ({ meetup, onClose }: Props) => {
  const leave = useApiMutation(endpoints.meetups.leave, {
    onSuccess: () => {
      toast(notices.meetupLeft);
      onClose();
    },
    onError: (error) => {
      toast(notices.meetupNotLeft(detailOf(error)));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Leave ${meetup.title}?`}
      text="Your place goes to the next in line."
      confirmLabel="Leave"
      cancelLabel="Stay"
      busy={leave.isPending}
      busyLabel="Leaving..."
      onConfirm={() => leave.mutate({ params: { id: meetup.id } })}
      onClose={onClose}
    />
  );
};
