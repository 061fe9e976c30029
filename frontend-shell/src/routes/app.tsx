import { Suspense, lazy } from 'react';
import { useLocation } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';
import { SlotSkeleton } from '../shared/slot/slot-skeleton';
import { FailureBoundary } from '../shared/slot/failure-boundary';
import { RemoteFailure } from '../shared/slot/remote-failure';
import { remoteOf } from '../shared/federation/remote-of';
import { NotFoundPage } from '../features/not-found/not-found-page';
import { SafetyOutlet } from '../features/safety/safety-outlet';
import { RemoteSlot } from '../features/remote-slot/remote-slot';
import { Frame } from '../features/frame/frame';
import { ShellRoutes } from './shell-routes';

const KeepAccount = lazy(async () => ({
  default: (await import('../features/leaving/keep-account')).KeepAccount,
}));

/** The page: the frame around a remote's screens or the shell's own. If the frame itself throws, a note is shown. */
export const App = () => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const remote = remoteOf(pathname);
  return (
    <FailureBoundary
      resetKey={pathname}
      fallback={(error) => <RemoteFailure error={error} onRetry={() => window.location.reload()} />}
    >
      <Frame>
        {user?.standing === 'leaving' ? (
          <Suspense fallback={<SlotSkeleton />}>
            <KeepAccount user={user} />
          </Suspense>
        ) : remote ? (
          <RemoteSlot key={remote} name={remote} notFound={<NotFoundPage />} />
        ) : (
          <ShellRoutes />
        )}
      </Frame>
      <SafetyOutlet />
    </FailureBoundary>
  );
};
