import { useLocation } from '@wayfellow/router';
import { FailureBoundary } from '../shared/slot/failure-boundary';
import { RemoteFailure } from '../shared/slot/remote-failure';
import { remoteOf } from '../shared/federation/remote-of';
import { SafetyOutlet } from '../features/safety/safety-outlet';
import { RemoteSlot } from '../features/remote-slot/remote-slot';
import { InstallOutlet } from '../features/install/install-outlet';
import { Frame } from '../features/frame/frame';
import { NetworkGate } from './network-gate';
import { NotFound } from './not-found';
import { ShellRoutes } from './shell-routes';
import { StandingGate } from './standing-gate';

/** The page: the frame around a remote's screens or the shell's own. If the frame itself throws, a note is shown. */
export const App = () => {
  const { pathname } = useLocation();
  const remote = remoteOf(pathname);
  return (
    <FailureBoundary
      resetKey={pathname}
      fallback={(error) => <RemoteFailure error={error} onRetry={() => window.location.reload()} />}
    >
      <Frame>
        <StandingGate>
          <NetworkGate>
            {remote ? <RemoteSlot key={remote} name={remote} notFound={<NotFound />} /> : <ShellRoutes />}
          </NetworkGate>
        </StandingGate>
      </Frame>
      <SafetyOutlet />
      <InstallOutlet />
    </FailureBoundary>
  );
};
