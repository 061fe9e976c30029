import { useRef } from 'react';
import { DEFAULT_BIO, type PotentialMatchView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { ConnectButton, EmptyState, LinkButton, formatDayRange } from '@wayfellow/ui';
import { useConnectAction } from '@wayfellow/web';
import { ShowMore } from '../../parts/show-more';
import { useFocusOnNew } from '../../parts/use-focus-on-new';
import { CardList } from './card-list';
import { PersonCard } from './person-card';
import { toReason } from './reasons';
import type { Suggestions } from './use-suggestions';

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
      reasons={person.reasons.map(toReason)}
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

/** Travellers whom the viewer could meet, the best fit first. */
export const Suggested = ({ suggestions }: { suggestions: Suggestions }) => {
  const { people, isMore, isLoadingMore, isMoreFailed, loadMore, ...state } = suggestions;
  const around = useRef<HTMLDivElement>(null);
  const expectNew = useFocusOnNew(around, people?.length ?? 0);
  const showMore = () => {
    expectNew();
    loadMore();
  };
  return (
    <>
      <div ref={around}>
        <CardList
          {...state}
          items={people}
          name="suggestions"
          empty={<NoSuggestions />}
          keyOf={(person) => person.id}
        >
          {(person) => <Suggestion person={person} />}
        </CardList>
      </div>
      {isMore && (
        <ShowMore
          label="Show more travelers"
          isBusy={isLoadingMore}
          isFailed={isMoreFailed}
          onPress={showMore}
        />
      )}
    </>
  );
};
