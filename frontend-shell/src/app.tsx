import { useLocation } from '@wayfellow/router';
import { FailureBoundary } from './federation/failure-boundary';
import { RemoteFailure } from './federation/remote-failure';
import { remoteOf } from './federation/remote-of';
import { RemoteSlot } from './federation/remote-slot';
import { Frame } from './frame/frame';
import { ShellRoutes } from './routes';

/** The whole page: the frame, and in it either a remote's screens or the shell's own. What the frame itself throws leaves a note. */
export const App = () => {
  const { pathname } = useLocation();
  const remote = remoteOf(pathname);
  return (
    <FailureBoundary
      place={pathname}
      fallback={(error) => <RemoteFailure error={error} onRetry={() => window.location.reload()} />}
    >
      <Frame>{remote ? <RemoteSlot key={remote} name={remote} /> : <ShellRoutes />}</Frame>
    </FailureBoundary>
  );
};
