import type { MeetupView, TripView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Note, TextLink } from '@wayfellow/ui';
import type { MeetupStand } from '../data/stand';
import { tripThere } from '../data/trip-there';
import { closingText, firstNameOf, placeText, whenText } from '../data/words';

interface Props {
  meetup: MeetupView;
  stand: MeetupStand;
  /** Whether somebody else took the last place just before. */
  wasLate: boolean;
  /** The viewer's trips, as far as they are known. */
  trips: readonly TripView[] | undefined;
}

/** What the viewer has to know first: that they wait, that it was cancelled or is hidden, or that their trip has moved. */
export const MeetupNotes = ({ meetup, stand, wasLate, trips }: Props) => {
  if (stand === 'cancelled')
    return (
      <Note kind="warning">
        <b>This meetup was cancelled.</b> {firstNameOf(meetup.host.name)} has told everybody who joined.
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
      <Note kind="warning">
        {wasLate && <b>The last place went to somebody else. </b>}
        {placeText(meetup)} If a place is free until {closingText(meetup)}, it is yours.
      </Note>
    );
  if (stand === 'going' && trips && !tripThere(meetup, trips))
    return (
      <Note kind="info">
        <b>Your trip no longer covers this day.</b> You are still going to {meetup.title} on{' '}
        {whenText(meetup)}.{' '}
        <TextLink component={Link} to="/profile?tab=trips">
          My Trips
        </TextLink>
      </Note>
    );
  return null;
};
