import Box from '@mui/material/Box';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, Page } from '@wayfellow/ui';
import { usePageMeta, useSession } from '@wayfellow/web';

/** In place of a screen of one's own while it is not known who this is. The session asks again when the network is back. */
const Unreachable = () => {
  const isOff = !navigator.onLine;
  const title = isOff ? 'This page needs a network.' : 'The server cannot be reached.';
  usePageMeta({ title: isOff ? 'No network' : 'No answer', description: title });
  return (
    <Page sx={{ minHeight: '60vh', py: { xs: 7, sm: 12 } }}>
      <FailureNote
        title={title}
        text={isOff ? 'Try again when you have one.' : 'You may still be signed in. Try again in a moment.'}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
};

/** In place of a screen of which nothing is kept on this device. */
export const NeedsNetworkPage = () => (useSession().user ? <NothingKept /> : <Unreachable />);

const NothingKept = () => {
  usePageMeta({ title: 'No network', description: 'This page needs a network.' });
  return (
    <Page>
      <EmptyState
        component="h1"
        drawing="tent"
        title="This page needs a network."
        text="Your trips and chats are here."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, justifyContent: 'center' }}>
            <LinkButton component={Link} to="/profile?tab=trips" variant="contained">
              My Trips
            </LinkButton>
            <LinkButton component={Link} to="/messages" variant="outlined">
              Messages
            </LinkButton>
          </Box>
        }
      />
    </Page>
  );
};
