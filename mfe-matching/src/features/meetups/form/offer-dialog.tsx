import { useState } from 'react';
import { type TripView, endpoints, inputs, notices, todayHere, zoneHere } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { detailOf, toast, useApiMutation } from '@wayfellow/web';
import { daysAhead } from '../data/days-ahead';
import { MeetupDialog } from './meetup-dialog';
import { newValues } from './meetup-values';

// Missing on plain http, where a meetup that is sent twice is stored twice.
const newClientId = () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined);

interface Props {
  trip: TripView;
  onClose: () => void;
}

/** Offers a meetup on one of the days of a trip, and leads to it. */
export const OfferDialog = ({ trip, onClose }: Props) => {
  const navigate = useNavigate();
  // One for each opening of the dialog: makes that the meetup is stored once, however often it is sent.
  const [clientId] = useState(newClientId);
  const days = daysAhead(trip);
  // Of a place in own words no zone is known: its times are by the host's clocks.
  const zone = trip.destinationId === null ? zoneHere() : undefined;
  const onError = (error: Error) => toast(notices.meetupNotOffered(detailOf(error)));
  const keepZone = useApiMutation(endpoints.notifications.keepZone, { onError });
  const save = useApiMutation(endpoints.meetups.offer, { onError });
  return (
    <MeetupDialog
      title="Offer a meetup"
      submitLabel="Offer it"
      busyLabel="Offering..."
      initial={newValues(days[0] ?? todayHere())}
      days={days}
      zone={zone}
      rules={inputs.meetup}
      toInput={(input) => ({ ...input, tripId: trip.id, clientId })}
      onSubmit={async (body) => {
        if (zone) await keepZone.mutateAsync({ body: { zone } });
        const { id } = await save.mutateAsync({ body });
        toast(notices.meetupOffered);
        await navigate(`/meetups/${id}`);
      }}
      onClose={onClose}
    />
  );
};
