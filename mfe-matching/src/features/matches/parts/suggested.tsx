import { DEFAULT_BIO, type PotentialMatchView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { ConnectButton, EmptyState, LinkButton, formatDayRange } from '@wayfellow/ui';
import { useConnectAction } from '@wayfellow/web';
import { CardList } from './card-list';
import { PersonCard } from './person-card';
import { toReason } from '../data/reasons';
import { useSuggestions } from '../data/use-matches';

const Suggestion = ({ person }: { person: PotentialMatchView }) => {
  const action = useConnectAction({ ...person, connection: 'none' });
  const { shared, nextTrip } = person;
  const trip = shared?.theirs ?? nextTrip;
  return (
    <PersonCard
      person={person}
      shared={shared}
      nextTrip={nextTrip}
      detail={trip && formatDayRange(trip.startDate, trip.endDate)}
      reasons={person.reasons?.map(toReason)}
      bio={person.bio ?? DEFAULT_BIO}
      action={<ConnectButton action={action} name={person.name} />}
    />
  );
};

const NoSuggestions = () => (
  <EmptyState
    drawing="map"
    title="No shared days yet"
    text="Add a trip and we will show who is there on the same days."
    action={
      <LinkButton component={Link} to="/" variant="contained">
        Explore Destinations
      </LinkButton>
    }
  />
);

/** The travelers suggested to the viewer, best match first. */
export const Suggested = () => (
  <CardList
    list={useSuggestions()}
    name="suggestions"
    more="Show more travelers"
    empty={<NoSuggestions />}
    keyOf={(person) => person.id}
  >
    {(person) => <Suggestion person={person} />}
  </CardList>
);
