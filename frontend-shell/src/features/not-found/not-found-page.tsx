import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from '@wayfellow/router';
import { LinkButton, Page } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';
import { Signpost } from './signpost';

/** The page for unknown URLs. */
export const NotFoundPage = () => {
  usePageMeta({ title: '404 Page Not Found', description: 'This page does not exist.' });
  return (
    <Page>
      <Card
        sx={{ maxWidth: 560, mx: 'auto', my: { xs: 6, sm: 14 }, overflow: 'hidden', textAlign: 'center' }}
      >
        <Signpost />
        <Typography variant="h2" component="h1" sx={{ px: 6, pt: 7 }}>
          404 Page Not Found
        </Typography>
        <Typography sx={{ mt: 3, mb: 6, px: 6, color: 'text.secondary' }}>
          Did you forget to add the page to the router?
        </Typography>
        <LinkButton component={Link} to="/" variant="contained" sx={{ mb: 9 }}>
          Return Home
        </LinkButton>
      </Card>
    </Page>
  );
};
