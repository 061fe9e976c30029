import Skeleton from '@mui/material/Skeleton';
import { limits } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';
import { Page, PageHeader } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { CrossingsSkeleton } from './parts/crossings-skeleton';
import { OwnCrossings } from './parts/own-crossings';
import { CountTravelers } from './visitor/count-travelers';

/** The id of the destination by which another page leads here; undefined without a valid one. */
const usePlaceId = (): number | undefined => {
  const [params] = useSearchParams();
  const id = Number(params.get('destination') ?? '');
  return Number.isInteger(id) && id > 0 && id <= limits.id.max ? id : undefined;
};

const Waiting = () => (
  <>
    <PageHeader title={<Skeleton width="min(420px, 80%)" sx={{ mt: 6 }} />} />
    <CrossingsSkeleton />
  </>
);

/** Who is there when one is: a traveler's trips day by day, with names; for visitors, counts. */
export const CrossingsPage = () => {
  const { user, isLoading } = useSession();
  const placeId = usePlaceId();
  return (
    <Page sx={{ pb: { xs: 14, sm: 24 } }}>
      {isLoading && <Waiting />}
      {user && <OwnCrossings key={user.id} user={user} placeId={placeId} />}
      {!user && !isLoading && <CountTravelers placeId={placeId} />}
    </Page>
  );
};
