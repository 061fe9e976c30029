import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type MeetupView,
  type SessionUserView,
  endpoints,
  limits,
  notices,
  townOf,
} from '@wayfellow/contracts';
import { Link, useParams } from '@wayfellow/router';
import { FailureNote, Note, Page, TextLink, keepFocus } from '@wayfellow/ui';
import {
  ApiError,
  RequireLogin,
  useApiList,
  useApiQuery,
  useKeptSince,
  usePageMeta,
  usePrivatePage,
} from '@wayfellow/web';
import { standOf } from './data/stand';
import { tripThere } from './data/trip-there';
import { useJoin } from './data/use-join';
import { whenText } from './data/words';
import { AsideCard } from './page/aside-card';
import { Going } from './page/going';
import { MeetupHead } from './page/meetup-head';
import { MeetupNotes } from './page/notes';
import { Spot } from './page/spot';
import { UnknownMeetup } from './page/unknown-meetup';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gap: { xs: 9, md: 18 },
  alignItems: 'start',
  pt: 8,
  pb: { xs: 14, sm: 24 },
} as const;

const Waiting = () => (
  <Page sx={{ pt: 6, minHeight: '80vh' }}>
    <p role="status" className="vh">
      Loading the meetup...
    </p>
    <Skeleton height={300} />
    <Skeleton width="60%" height={48} sx={{ mt: 6 }} />
  </Page>
);

const ShowMeetup = ({ meetup, viewer }: { meetup: MeetupView; viewer: SessionUserView }) => {
  usePageMeta({
    title: meetup.title,
    description: `A meetup in ${townOf(meetup.destination ?? meetup.area)}, ${whenText(meetup)}.`,
  });
  const joining = useJoin(meetup);
  const trips = useApiList(endpoints.trips.list, {});
  const isOff = useKeptSince() !== undefined;
  const stand = standOf(meetup);
  const mine = trips.data && tripThere(meetup, trips.data);
  const here = trips.data?.find(({ destination }) => destination === meetup.destination);
  return (
    <>
      <MeetupHead meetup={meetup} coverImage={here?.coverImage} />
      <Page>
        <Box ref={keepFocus} sx={columns}>
          <Stack sx={{ gap: 7, minWidth: 0 }}>
            <MeetupNotes meetup={meetup} stand={stand} wasLate={joining.wasLate} trips={trips.data} />
            {meetup.description && (
              <Typography variant="subtitle1" component="p" sx={{ maxWidth: '68ch', whiteSpace: 'pre-line' }}>
                {meetup.description}
              </Typography>
            )}
            <Spot meetup={meetup} />
            <Going meetup={meetup} viewerId={viewer.id} canRemove={stand === 'hosting' && !isOff} />
            {stand !== 'cancelled' && (
              <Note kind="info" icon="safety">
                First meetings go well in daylight, in public, with your own way home.{' '}
                <TextLink component={Link} to="/safety">
                  Meet safely
                </TextLink>
              </Note>
            )}
          </Stack>
          <AsideCard meetup={meetup} stand={stand} joining={joining} trip={mine} />
        </Box>
      </Page>
    </>
  );
};

const Meetup = ({ id, viewer }: { id: number; viewer: SessionUserView }) => {
  const isId = Number.isInteger(id) && id > 0 && id <= limits.id.max;
  const { data, error, refetch } = useApiQuery(endpoints.meetups.one, { params: { id } }, { enabled: isId });
  const isOff = useKeptSince() !== undefined;
  const isUnknown = !isId || (error instanceof ApiError && error.status === 404);
  // What was read before goes with it: a removed guest no longer sees the spot.
  if (isUnknown)
    return (
      <Page sx={{ py: { xs: 7, sm: 12 } }}>
        <UnknownMeetup detail={error instanceof ApiError ? error.detail : undefined} />
      </Page>
    );
  if (data) return <ShowMeetup meetup={data} viewer={viewer} />;
  if (!error) return <Waiting />;
  return (
    <Page sx={{ py: { xs: 7, sm: 12 } }}>
      <Typography variant="h1" sx={{ mb: 6 }}>
        Meetup
      </Typography>
      <FailureNote
        title={isOff ? 'This meetup needs a network.' : 'We could not load the meetup.'}
        text={isOff ? 'It is not kept on this device.' : 'Please try again.'}
        onRetry={() => void refetch()}
      />
    </Page>
  );
};

/** A meetup: what, when, where, who goes, and what the viewer can do about it. */
export const MeetupPage = () => {
  usePrivatePage();
  const { id } = useParams();
  return (
    <RequireLogin notice={notices.meetupsNeedLogin} fallback={<Waiting />}>
      {(user) => <Meetup key={`${user.id}-${id}`} id={Number(id)} viewer={user} />}
    </RequireLogin>
  );
};
