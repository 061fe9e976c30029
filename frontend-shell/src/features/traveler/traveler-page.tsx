import Box from '@mui/material/Box';
import { type SessionUserView, endpoints, notices, problemOf, rules } from '@wayfellow/contracts';
import { useParams } from '@wayfellow/router';
import { Page, firstNameOf, keepFocus } from '@wayfellow/ui';
import { ApiError, RequireLogin, useApiQuery, usePageMeta } from '@wayfellow/web';
import { PersonActions } from './parts/actions';
import { Common } from './parts/common';
import { About, Trips } from './parts/about';
import { References } from './parts/references';
import { TravelerHero } from './parts/traveler-hero';
import { Trust } from './parts/trust';
import { OwnProfileBanner, TravelerFailed, TravelerNotFound, TravelerWaiting } from './parts/states';

const description = 'Who they are, where they go, and what you have in common.';

/** A traveler's public page, including the viewer's own. */
export const TravelerPage = () => {
  const id = Number(useParams().id);
  return (
    <RequireLogin notice={notices.travelerNeedsLogin} fallback={<TravelerWaiting />}>
      {(user) => (problemOf(rules.id, id) ? <TravelerNotFound /> : <Traveler key={id} id={id} user={user} />)}
    </RequireLogin>
  );
};

const Traveler = ({ id, user }: { id: number; user: SessionUserView }) => {
  const { data, error, refetch } = useApiQuery(endpoints.users.profile, { params: { id } });
  usePageMeta({ title: data?.name ?? 'Traveler', description });
  // Cached data may no longer be shown.
  if (error instanceof ApiError && error.status === 404) return <TravelerNotFound />;
  if (!data) return error ? <TravelerFailed onRetry={() => void refetch()} /> : <TravelerWaiting />;
  const isMe = id === user.id;
  const firstName = firstNameOf(data.name);
  return (
    <Page sx={{ pt: { xs: 0, sm: 6 }, pb: { xs: 12, sm: 20 } }}>
      {isMe && <OwnProfileBanner />}
      <TravelerHero person={data} hasMenu={!isMe} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          columnGap: 18,
          pt: { xs: 6, sm: 10 },
        }}
      >
        <Box component="aside" sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <PersonActions person={data} />
          <Trust person={data} firstName={firstName} />
        </Box>
        <Box
          ref={keepFocus}
          sx={{ display: 'grid', gap: { xs: 10, sm: 12 }, pt: { xs: 10, md: 0 }, alignContent: 'start' }}
        >
          <Common person={data} firstName={firstName} />
          <About person={data} firstName={firstName} />
          <References person={data} firstName={firstName} />
          <Trips trips={data.trips} />
        </Box>
      </Box>
    </Page>
  );
};
