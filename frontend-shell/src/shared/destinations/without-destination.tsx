import Skeleton from '@mui/material/Skeleton';
import { fetchErrors, shownProblems } from '@wayfellow/contracts';
import { FailureNote, Page, PageHeader } from '@wayfellow/ui';
import { NotFoundScreen } from '../not-found/not-found-screen';
import type { DestinationRead } from './use-destination';

/** Shown on a destination's screens while it is loading, failed to load, or does not exist. */
export const WithoutDestination = ({ isMissing, isFailed, retry }: DestinationRead) => {
  if (isMissing) return <DestinationNotFound />;
  return isFailed ? <DestinationFailed onRetry={retry} /> : <DestinationWaiting />;
};

const DestinationNotFound = () => (
  <NotFoundScreen
    title="Destination Not Found"
    text={shownProblems.unknownDestination}
    link={{ to: '/explore', label: 'Return to Explore' }}
  />
);

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
