import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  type RouteView,
  type SessionUserView,
  endpoints,
  notices,
  problemOf,
  problems,
  rules,
} from '@wayfellow/contracts';
import { Link, useParams } from '@wayfellow/router';
import { FailureNote, Page, PageHeader, ParentLink } from '@wayfellow/ui';
import { ApiError, RequireLogin, useApiQuery, usePageMeta } from '@wayfellow/web';
import { NotFoundScreen } from '../../shared/not-found/not-found-screen';
import { draftOf, newDraft } from './data/route-draft';
import { useRouteDraft } from './data/use-route-draft';
import { useSharedPlace } from './data/use-shared-place';
import { RouteEditor } from './route-editor';

const ToTrips = () => (
  <ParentLink component={Link} to="/profile?tab=trips">
    My Trips
  </ParentLink>
);

const TITLE = 'Your route';

const frameOf = (content: ReactNode, title: string | null = null) => (
  <Page>
    <PageHeader
      parent={<ToTrips />}
      title={title ?? TITLE}
      lead="Each stop is a trip of its own; move one and the days move along."
    />
    {content}
  </Page>
);

const useMeta = () =>
  usePageMeta({
    title: TITLE,
    description: 'Several stops planned in one go, moved together, and shared in one line.',
  });

const Waiting = () => (
  <Box sx={{ minHeight: '60vh' }}>
    <p className="vh" role="status">
      Loading your route...
    </p>
    <Skeleton variant="rounded" height={116} sx={{ mb: 12 }} />
    <Skeleton variant="rounded" height={116} />
  </Box>
);

/** Plans a new route. */
export const NewRoutePage = () => {
  useMeta();
  return frameOf(
    <RequireLogin notice={notices.routeNeedsLogin} fallback={<Waiting />}>
      {(user) => <NewRoute key={user.id} user={user} />}
    </RequireLogin>,
  );
};

const NewRoute = ({ user }: { user: SessionUserView }) => {
  const { draft, change, forget } = useRouteDraft(user.id, undefined, newDraft);
  const place = useSharedPlace();
  return (
    <RouteEditor
      route={undefined}
      place={place}
      draft={draft}
      onChange={change}
      onForget={forget}
      onRenew={forget}
    />
  );
};

/** A stored route of the user's, to be changed. */
export const RoutePage = () => {
  useMeta();
  const id = Number(useParams().id);
  return (
    <RequireLogin notice={notices.routeNeedsLogin} fallback={frameOf(<Waiting />)}>
      {(user) =>
        problemOf(rules.id, id) ? <Unknown /> : <StoredRoute key={`${user.id} ${id}`} user={user} id={id} />
      }
    </RequireLogin>
  );
};

const Unknown = () => (
  <NotFoundScreen
    title="Route Not Found"
    text={problems['unknown-route'].detail}
    link={{ to: '/profile?tab=trips', label: 'My Trips' }}
  />
);

const StoredRoute = ({ user, id }: { user: SessionUserView; id: number }) => {
  const { data, error, refetch } = useApiQuery(endpoints.routes.one, { params: { id } });
  if (error instanceof ApiError && error.status === 404) return <Unknown />;
  if (error && !data)
    return frameOf(
      <FailureNote
        title="We could not load your route."
        text="Your trips are safe. Please try again."
        onRetry={() => void refetch()}
      />,
    );
  if (!data) return frameOf(<Waiting />);
  return frameOf(<Known user={user} route={data} onRenew={() => void refetch()} />, data.title);
};

const Known = ({
  user,
  route,
  onRenew,
}: {
  user: SessionUserView;
  route: RouteView;
  onRenew: () => void;
}) => {
  const { draft, change, forget } = useRouteDraft(user.id, route.id, () => draftOf(route));
  return (
    <RouteEditor
      route={route}
      // Until something is changed here, the route is as it is stored, also when its trips are changed elsewhere.
      draft={draft.isChanged ? draft : draftOf(route)}
      onChange={change}
      onForget={forget}
      onRenew={() => {
        forget();
        onRenew();
      }}
    />
  );
};
