import { type SessionUserView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { FailureNote, Icon, LinkButton, PageHeader, ParentLink } from '@wayfellow/ui';
import { usePageMeta, usePagedList } from '@wayfellow/web';
import { CountTravelers } from '../visitor/count-travelers';
import { Boards } from './boards';
import { CrossingsSkeleton } from './crossings-skeleton';

const Header = () => {
  usePageMeta({
    title: 'Crossings',
    description: 'Who is where you are on each day of your trips, with the days and interests you share.',
  });
  return (
    <PageHeader
      parent={
        <ParentLink component={Link} to="/matches">
          Matches
        </ParentLink>
      }
      title="Crossings"
      lead="Who is there when you are, day by day."
      action={
        <LinkButton component={Link} to="/routes/new" variant="outlined" startIcon={<Icon name="plus" />}>
          Plan a route
        </LinkButton>
      }
    />
  );
};

interface Props {
  user: SessionUserView;
  /** The destination that the URL names: its trip is shown first, or its travelers are counted if there is none. */
  placeId: number | undefined;
}

/** A traveler's own trips, and who crosses them. */
export const OwnCrossings = ({ user, placeId }: Props) => {
  const list = usePagedList(endpoints.crossings.list, {});
  const { isFailed, retry } = list;
  // A server of another version may not send it.
  const boards = list.items?.filter(({ trip }) => trip);
  const named = boards?.find(({ trip }) => placeId !== undefined && trip.destinationId === placeId);
  if (boards && placeId !== undefined && !named) return <CountTravelers placeId={placeId} isTraveler />;
  return (
    <>
      <Header />
      {isFailed && (
        <FailureNote
          title="We could not load your crossings."
          text="Your trips are safe. Please try again."
          onRetry={retry}
        />
      )}
      {!boards && !isFailed && <CrossingsSkeleton />}
      {boards && <Boards list={list} boards={boards} user={user} named={named} />}
    </>
  );
};
