import { useState } from 'react';
import Button from '@mui/material/Button';
import { type MeetupView, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton, ConfirmDialog, Icon } from '@wayfellow/ui';
import { detailOf, toast, useApiMutation } from '@wayfellow/web';
import { EditDialog } from '../form/edit-dialog';

const toldText = (count: number) =>
  count === 0
    ? 'Nobody has joined yet.'
    : `${count} ${count === 1 ? 'person is' : 'people are'} told at once.`;

/** Changes whether a meetup takes somebody, or whether it takes place at all. */
const useMeetupState = (meetup: MeetupView, onDone: () => void) => {
  const save = useApiMutation(endpoints.meetups.setState, {
    onSuccess: (_, { body }) => {
      toast(body.state === 'cancelled' ? notices.meetupCancelled : notices.meetupSaved);
      onDone();
    },
    onError: (error) => {
      toast(notices.meetupNotSaved(detailOf(error)));
      onDone();
    },
  });
  const change = (state: MeetupView['state']) => save.mutate({ params: { id: meetup.id }, body: { state } });
  return { change, isSaving: save.isPending };
};

/** What the host of a meetup can do with it: while it is hidden, cancel it. */
export const HostTools = ({ meetup }: { meetup: MeetupView }) => {
  const [task, setTask] = useState<'edit' | 'cancel'>();
  const close = () => setTask(undefined);
  const { change, isSaving } = useMeetupState(meetup, close);
  const isOpen = meetup.state === 'open';
  return (
    <>
      {!meetup.isHidden && (
        <>
          <Button
            variant="contained"
            fullWidth
            startIcon={<Icon name="edit" />}
            onClick={() => setTask('edit')}
          >
            Edit
          </Button>
          <BusyButton
            variant="outlined"
            fullWidth
            busy={isSaving && task !== 'cancel'}
            onClick={() => change(isOpen ? 'closed' : 'open')}
          >
            {isOpen ? 'Take nobody more' : 'Open again'}
          </BusyButton>
        </>
      )}
      <Button color="error" fullWidth onClick={() => setTask('cancel')}>
        Cancel the meetup
      </Button>
      {task === 'edit' && <EditDialog meetup={meetup} onClose={close} />}
      <ConfirmDialog
        open={task === 'cancel'}
        destructive
        title="Cancel the meetup?"
        text={`${toldText(meetup.joined)} This cannot be undone.`}
        confirmLabel="Cancel the meetup"
        cancelLabel="Keep it"
        busy={isSaving}
        busyLabel="Cancelling..."
        onConfirm={() => change('cancelled')}
        onClose={close}
      />
    </>
  );
};
