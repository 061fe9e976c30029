import { type ReactNode, Suspense, useState } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import { useLocation } from '@wayfellow/router';
import { FailureBoundary } from '../../shared/slot/failure-boundary';
import { RemoteFailure } from '../../shared/slot/remote-failure';
import { type RemoteParts, remoteParts } from './remote-parts';
import { SlotSkeleton } from '../../shared/slot/slot-skeleton';

interface Props {
  name: RemoteName;
  /** Shown for paths that the remote does not know. */
  notFound: ReactNode;
  parts?: RemoteParts;
}

/**
 * Shows a remote's screens: a skeleton while they load, a note with Retry when they fail to load. Use the remote's name
 * as `key`.
 */
export const RemoteSlot = ({ name, notFound, parts = remoteParts }: Props) => {
  const [{ Routes, attempt }, setPart] = useState(() => ({ Routes: parts.of(name), attempt: 0 }));
  const { pathname } = useLocation();
  const retry = () => setPart({ Routes: parts.again(name), attempt: attempt + 1 });
  return (
    <FailureBoundary
      key={attempt}
      place={pathname}
      fallback={(error) => <RemoteFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<SlotSkeleton />}>
        <Routes notFound={notFound} />
      </Suspense>
    </FailureBoundary>
  );
};
