import { useState } from 'react';
import { type MeetupView, addDays, endpoints, inputs, notices } from '@wayfellow/contracts';
import { Note } from '@wayfellow/ui';
import { detailOf, invalidate, toast, useApiList, useApiMutation, useQueryClient } from '@wayfellow/web';
import { daysAhead } from '../data/days-ahead';
import { hostsZone } from '../data/words';
import { MeetupDialog } from './meetup-dialog';
import { valuesOf } from './meetup-values';

/** The days on which the host is there: those of their trips to the place around the meetup's day. */
const useDays = ({ day, destination }: MeetupView) => {
  const { data = [] } = useApiList(endpoints.trips.list, {});
  const trips = data.filter(
    (trip) => trip.destination === destination && trip.startDate <= addDays(day, 365),
  );
  return [...new Set(trips.flatMap(daysAhead))].sort();
};

interface Props {
  meetup: MeetupView;
  onClose: () => void;
}

/** Changes a meetup of the viewer's. Who has joined is told by the server. */
export const EditDialog = ({ meetup, onClose }: Props) => {
  const client = useQueryClient();
  const days = useDays(meetup);
  // What is in the fields is of this version, also when a newer one comes meanwhile: that is not overwritten.
  const [version] = useState(meetup.version);
  const save = useApiMutation(endpoints.meetups.change, {
    onError: (error) => {
      toast(notices.meetupNotSaved(detailOf(error)));
      void invalidate(client, endpoints.meetups.one);
    },
  });
  return (
    <MeetupDialog
      title="Change the meetup"
      submitLabel="Save"
      busyLabel="Saving..."
      initial={valuesOf(meetup)}
      days={days}
      zone={hostsZone(meetup)}
      rules={inputs.meetupChange}
      toInput={(input) => ({ ...input, version })}
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { id: meetup.id }, body });
        toast(notices.meetupSaved);
        onClose();
      }}
      onClose={onClose}
    >
      {meetup.joined > 0 && <Note>Who has joined is told when day, time or spot change.</Note>}
    </MeetupDialog>
  );
};
