import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { problems } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { FailureNote, Note, Page, PageHeader, TextLink } from '@wayfellow/ui';
import { NotFoundScreen } from '../../../shared/not-found/not-found-screen';

/** Shown at the top of the user's own page. */
export const OwnProfileBanner = () => (
  <Box sx={{ mb: { xs: 0, sm: 4 }, py: { xs: 4, sm: 0 } }}>
    <Note
      kind="info"
      action={
        <TextLink component={Link} to="/profile" standalone>
          Edit Profile
        </TextLink>
      }
    >
      This is how others see you.
    </Note>
  </Box>
);

/** Shown when the traveler does not exist or is not visible to the viewer. */
export const TravelerNotFound = () => (
  <NotFoundScreen
    title="Traveler Not Found"
    text={problems['unknown-user'].detail}
    link={{ to: '/matches', label: 'Find Travel Companions' }}
  />
);

export const TravelerFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Page sx={{ pb: 20 }}>
    <PageHeader title="Traveler" />
    <FailureNote
      title="This traveler could not be loaded."
      text="Check your connection and try again."
      onRetry={onRetry}
    />
  </Page>
);

export const TravelerWaiting = () => (
  <Page sx={{ pt: { xs: 0, sm: 6 }, pb: 20, minHeight: '90vh' }}>
    <p className="vh" role="status">
      Loading traveler...
    </p>
    <Skeleton height={200} sx={{ height: { sm: 344 }, borderRadius: '20px', mx: { xs: -5, sm: 0 } }} />
    <Skeleton height={40} width="min(420px,100%)" sx={{ mt: 8 }} />
    <Skeleton height={160} width="min(680px,100%)" sx={{ mt: 4 }} />
  </Page>
);
