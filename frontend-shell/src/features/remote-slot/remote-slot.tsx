import { type ReactNode, Suspense, useState } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import { useLocation } from '@wayfellow/router';
import { FailureBoundary } from '../../shared/slot/failure-boundary';
import { RemoteFailure } from '../../shared/slot/remote-failure';
import { type RemoteScreens, remoteScreens } from './remote-screens';
import { SlotSkeleton } from '../../shared/slot/slot-skeleton';

interface Props {
  name: RemoteName;
  /** Shown for paths that the remote does not know. */
  notFound: ReactNode;
  screens?: RemoteScreens;
}

/**
 * Shows a remote's screens: a skeleton while they load, a note with Retry when they fail to load. Use the remote's name
 * as `key`.
 */
export const RemoteSlot = ({ name, notFound, screens = remoteScreens }: Props) => {
  const { pathname } = useLocation();
  const [{ Routes, attempt, at }, setScreen] = useState(() => ({
    Routes: screens.of(name),
    attempt: 0,
    at: pathname,
  }));
  // The same component, unless it failed to load: then another path tries anew.
  if (at !== pathname) setScreen({ Routes: screens.of(name), attempt, at: pathname });
  const retry = () => setScreen({ Routes: screens.again(name), attempt: attempt + 1, at: pathname });
  return (
    <FailureBoundary
      key={attempt}
      resetKey={pathname}
      fallback={(error) => <RemoteFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<SlotSkeleton />}>
        <Routes notFound={notFound} />
      </Suspense>
    </FailureBoundary>
  );
};
