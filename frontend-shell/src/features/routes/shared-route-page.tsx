import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type SharedRouteView, endpoints, notices, routeLine, todayUtc, townOf } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import {
  AvatarWithFallback,
  DestinationPoster,
  FailureNote,
  Icon,
  Page,
  PageHeader,
  PosterCard,
  TextLink,
  firstNameOf,
  formatDayRange,
} from '@wayfellow/ui';
import { RequireLogin, call, usePageMeta, usePrivatePage } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';

const TOKEN = 'wayfellow-shared-route';

/** Keeps the token of the link, which is sent to no server, while its reader signs in; gives it. */
const useKeptToken = (): string => {
  const { hash } = useLocation();
  return useMemo(() => {
    if (hash.length > 1) sessionStorage.setItem(TOKEN, hash.slice(1));
    return sessionStorage.getItem(TOKEN) ?? '';
  }, [hash]);
};

/** The route of a link, for whoever is signed in and has it. */
export const SharedRoutePage = () => {
  usePageMeta({ title: 'A shared route', description: 'A route that a traveler shared with you.' });
  usePrivatePage();
  const token = useKeptToken();
  return (
    <Page sx={{ minHeight: '70vh', pb: 14 }}>
      <RequireLogin notice={notices.routeNeedsLogin} fallback={<Skeleton height={320} />}>
        {() => <Shared key={token} token={token} />}
      </RequireLogin>
    </Page>
  );
};

const useShared = (token: string) => {
  const [route, setRoute] = useState<SharedRouteView>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async () => {
    setFailure(undefined);
    try {
      setRoute(await call(endpoints.routes.read, { body: { token } }));
    } catch (error) {
      setFailure(failureText(error) ?? 'Please try again.');
    }
  }, [token]);
  useEffect(() => void read(), [read]);
  return { route, failure, read };
};

const Shared = ({ token }: { token: string }) => {
  const { route, failure, read } = useShared(token);
  if (failure)
    return (
      <>
        <PageHeader title="A shared route" />
        <FailureNote text={failure} onRetry={() => void read()} />
      </>
    );
  if (!route) return <Skeleton height={320} />;
  const name = firstNameOf(route.user.name);
  return (
    <>
      <PageHeader title={`${name}’s route`} lead={routeLine(route.stops, todayUtc())} />
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 6 }}>
        <AvatarWithFallback
          id={route.user.id}
          name={route.user.name}
          src={route.user.profileImage}
          size={56}
        />
        <TextLink standalone component={Link} to={`/travelers/${route.user.id}`}>
          {route.user.name}
        </TextLink>
      </Box>
      {route.shared.length > 0 && (
        <Card sx={{ p: { xs: 5, sm: 7 }, mb: 6 }}>
          <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
            On the same days as you
          </Typography>
          {route.shared.map(({ destination, startDate, endDate }) => (
            <Box
              component="p"
              className="num"
              key={`${destination} ${startDate} ${endDate}`}
              sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
            >
              <Icon name="calendar" />
              {townOf(destination)}, {formatDayRange(startDate, endDate)}
            </Box>
          ))}
        </Card>
      )}
      <Box component="ol" aria-label="Stops" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
        {route.stops.map((stop) => (
          <li key={`${stop.destination} ${stop.startDate} ${stop.endDate}`}>
            <PosterCard sx={{ flexDirection: 'row', gap: 4, alignItems: 'center' }}>
              <Box sx={{ flex: 'none', width: 112, height: 88, overflow: 'hidden', borderRadius: '9px' }}>
                <DestinationPoster name={stop.destination} imageUrl={stop.coverImage} />
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="h5" component="h2">
                  {stop.destination}
                </Typography>
                <Typography className="num" sx={{ fontWeight: 600 }}>
                  {formatDayRange(stop.startDate, stop.endDate)}
                </Typography>
              </Box>
            </PosterCard>
          </li>
        ))}
      </Box>
    </>
  );
};
