import Box from '@mui/material/Box';
import { Link } from '@wayfellow/router';
import { EmptyState, LinkButton, Page } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';

/** In place of a screen of which nothing is kept on this device. */
export const NeedsNetworkPage = () => {
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
