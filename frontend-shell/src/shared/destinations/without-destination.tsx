import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { fetchErrors, problems } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, Page, PageHeader } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';
import type { DestinationRead } from './use-destination';

/** Shown on a destination's screens while it is loading, failed to load, or does not exist. */
export const WithoutDestination = ({ isMissing, isFailed, retry }: DestinationRead) => {
  if (isMissing) return <DestinationNotFound />;
  return isFailed ? <DestinationFailed onRetry={retry} /> : <DestinationWaiting />;
};

const DestinationNotFound = () => {
  usePageMeta({
    title: 'Destination Not Found',
    description: problems['unknown-destination'].detail,
  });
  return (
    <Page sx={{ py: { xs: 6, sm: 14 } }}>
      <Card sx={{ maxWidth: 560, mx: 'auto' }}>
        <EmptyState
          drawing="signpost"
          component="h1"
          title="Destination Not Found"
          text={problems['unknown-destination'].detail}
          action={
            <LinkButton component={Link} to="/explore" variant="contained">
              Return to Explore
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
};

const DestinationFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Page sx={{ pb: 20 }}>
    <PageHeader title="Destination" />
    <FailureNote
      title={`${fetchErrors.destination}.`}
      text="Check your connection and try again."
      onRetry={onRetry}
    />
  </Page>
);

const DestinationWaiting = () => (
  <Page sx={{ pt: { xs: 0, sm: 6 }, pb: 20, minHeight: '90vh' }}>
    <p className="vh" role="status">
      Loading destination...
    </p>
    <Skeleton height={270} sx={{ height: { sm: 480 }, borderRadius: '20px', mx: { xs: -5, sm: 0 } }} />
    <Skeleton height={52} width="min(420px,100%)" sx={{ mt: 4 }} />
    <Skeleton height={40} width={160} sx={{ mt: 11 }} />
    <Skeleton height={120} width="min(680px,100%)" sx={{ mt: 4 }} />
  </Page>
);
