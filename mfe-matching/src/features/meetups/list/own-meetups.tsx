import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MeetupView, type TripView, endpoints, todayHere, townOf } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { ChipRow, FailureNote, LinkButton, OffWithoutNetwork, PageHeader, ShowMore } from '@wayfellow/ui';
import { useKeptSince, usePageMeta, usePagedList } from '@wayfellow/web';
import { rangeOf } from '../../../shared/day-texts';
import { NoTrips } from '../../../shared/no-trips';
import { type MeetupStand, standOf } from '../data/stand';
import { Tickets } from './tickets';
import { TicketsSkeleton } from './tickets-skeleton';

const groups = [
  { title: 'You host', has: (meetup: MeetupView) => meetup.myState === 'host' },
  { title: 'You are going', has: (meetup: MeetupView) => meetup.myState === 'joined' },
  { title: 'On the waiting list', has: (meetup: MeetupView) => meetup.myState === 'waiting' },
] as const;

const past: readonly MeetupStand[] = ['begun', 'cancelled'];

const Group = ({ title, meetups }: { title: string; meetups: readonly MeetupView[] }) =>
  meetups.length > 0 && (
    <Box component="section" aria-label={title} sx={{ mb: 10 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Tickets meetups={meetups} label={title} />
    </Box>
  );

/** The viewer's coming trips, to see what is offered on their days. */
const TripChoice = ({ trips }: { trips: readonly TripView[] }) => {
  const coming = trips.filter(({ destination, endDate }) => destination && endDate >= todayHere());
  if (coming.length === 0)
    return (
      <NoTrips
        title="No trip, no meetups"
        text="Add where you are going, and see what travelers do there on your days."
      />
    );
  return (
    <Box component="section" aria-labelledby="meetup-trips">
      <Typography id="meetup-trips" variant="h4" component="h2">
        On your trips
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        Choose a trip to see what is offered on its days, or to offer something yourself.
      </Typography>
      <ChipRow>
        {coming.map((trip) => (
          <LinkButton
            key={trip.id}
            component={Link}
            to={`/meetups?trip=${trip.id}`}
            variant="outlined"
            className="num"
          >
            {townOf(trip.destination)}, {rangeOf(trip)}
          </LinkButton>
        ))}
      </ChipRow>
    </Box>
  );
};

/** The meetups that the viewer is part of, and the trips on which there may be others. */
export const OwnMeetups = ({ trips }: { trips: readonly TripView[] }) => {
  usePageMeta({
    title: 'Meetups',
    description: 'The meetups that you host or go to, and those on the days of your trips.',
  });
  const list = usePagedList(endpoints.meetups.mine, {});
  const isOff = useKeptSince() !== undefined;
  const now = new Date();
  const isPast = (meetup: MeetupView) => past.includes(standOf(meetup, now));
  const coming = list.items?.filter((meetup) => !isPast(meetup)) ?? [];
  return (
    <>
      <PageHeader title="Meetups" lead="What you do with travelers who are there when you are." />
      {list.isFailed && (
        <FailureNote title="We could not load your meetups." text="Please try again." onRetry={list.retry} />
      )}
      {!list.items && !list.isFailed && <TicketsSkeleton />}
      {list.items && (
        <ShowMore label="Show more meetups" list={list}>
          {groups.map(({ title, has }) => (
            <Group key={title} title={title} meetups={coming.filter(has)} />
          ))}
          <Group title="Over or cancelled" meetups={list.items.filter(isPast)} />
        </ShowMore>
      )}
      <Box sx={{ mt: 4 }}>
        {isOff ? (
          <OffWithoutNetwork isOff what="Joining or offering a meetup" />
        ) : (
          <TripChoice trips={trips} />
        )}
      </Box>
    </>
  );
};
