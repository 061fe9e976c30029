import Skeleton from '@mui/material/Skeleton';
import { endpoints, limits, notices } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';
import { FailureNote, Page, PageHeader, keepFocus } from '@wayfellow/ui';
import { RequireLogin, useApiList } from '@wayfellow/web';
import { OwnMeetups } from './list/own-meetups';
import { TicketsSkeleton } from './list/tickets-skeleton';
import { TripMeetups } from './list/trip-meetups';

/** The id of the trip that the URL names; undefined without a valid one. */
const useTripId = (): number | undefined => {
  const [params] = useSearchParams();
  const id = Number(params.get('trip') ?? '');
  return Number.isInteger(id) && id > 0 && id <= limits.id.max ? id : undefined;
};

const Waiting = () => (
  <>
    <PageHeader title={<Skeleton width="min(420px, 80%)" sx={{ mt: 6 }} />} />
    <TicketsSkeleton />
  </>
);

const Meetups = () => {
  const tripId = useTripId();
  const trips = useApiList(endpoints.trips.list, {});
  const trip = trips.data?.find(({ id }) => id === tripId);
  if (trips.isError)
    return (
      <>
        <PageHeader title="Meetups" />
        <FailureNote
          title="We could not load your trips."
          text="Please try again."
          onRetry={() => void trips.refetch()}
        />
      </>
    );
  if (!trips.data) return <Waiting />;
  return trip ? <TripMeetups key={trip.id} trip={trip} /> : <OwnMeetups trips={trips.data} />;
};

/** What travelers do together on the days of a trip; without a trip, the viewer's own meetups. */
export const MeetupsPage = () => (
  <Page sx={{ pb: { xs: 14, sm: 24 } }}>
    <RequireLogin notice={notices.meetupsNeedLogin} fallback={<Waiting />}>
      {(user) => (
        <div ref={keepFocus}>
          <Meetups key={user.id} />
        </div>
      )}
    </RequireLogin>
  </Page>
);
