import { useState } from 'react';
import type { MeetupView, TripView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Note, TextLink } from '@wayfellow/ui';
import type { MeetupStand } from '../data/stand';
import { tripThere } from '../data/trip-there';
import { closingText, hostNameOf, placeText, whenText } from '../data/words';
import { LeaveDialog } from './leave-dialog';

interface Props {
  meetup: MeetupView;
  stand: MeetupStand;
  /** Whether somebody else took the last place just before. */
  wasLate: boolean;
  /** The viewer's trips, as far as they are known. */
  trips: readonly TripView[] | undefined;
}

const toldText = (meetup: MeetupView): string => {
  if (meetup.myState !== 'host') return `${hostNameOf(meetup)} has told everybody who joined.`;
  return meetup.joined === 0 ? 'Nobody had joined.' : 'Everybody who joined was told.';
};

const TripMoved = ({ meetup }: { meetup: MeetupView }) => {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Note kind="info" icon="calendar">
      <b>Your trip no longer covers this day.</b>
      <br />
      You are still going to {meetup.title} on {whenText(meetup)}.
      <br />
      <TextLink component="button" type="button" onClick={() => setIsLeaving(true)}>
        Leave the meetup
      </TextLink>
      {isLeaving && <LeaveDialog meetup={meetup} onClose={() => setIsLeaving(false)} />}
    </Note>
  );
};

/** What the viewer has to know first: that they wait, that it was cancelled or is hidden, or that their trip has moved. */
export const MeetupNotes = ({ meetup, stand, wasLate, trips }: Props) => {
  if (stand === 'cancelled')
    return (
      <Note kind="warning">
        <b>This meetup was cancelled.</b> {toldText(meetup)}
      </Note>
    );
  if (meetup.isHidden)
    return (
      <Note kind="warning">
        <b>This meetup is hidden.</b> Only you see it: nobody finds or joins it, and nobody is reminded of it.
        Who has joined keeps the chat. You can cancel it, or{' '}
        <TextLink component={Link} to="/account?part=reports">
          appeal against the decision
        </TextLink>
        .
      </Note>
    );
  if (stand === 'waiting')
    return (
      <Note kind="warning" icon="clock">
        {wasLate && (
          <>
            <b>The last place went to somebody else.</b>
            <br />
          </>
        )}
        {placeText(meetup)}
        {meetup.time && ` If a place is free until ${closingText(meetup)}, it is yours.`}
      </Note>
    );
  if (stand === 'going' && trips && !tripThere(meetup, trips)) return <TripMoved meetup={meetup} />;
  return null;
};
