import { type ReactNode, Suspense, lazy } from 'react';
import { useLocation } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';
import { SlotSkeleton } from '../shared/slot/slot-skeleton';

const StandingPage = lazy(async () => ({
  default: (await import('../features/decisions/standing-page')).StandingPage,
}));
const KeepAccount = lazy(async () => ({
  default: (await import('../features/leaving/keep-account')).KeepAccount,
}));

/** Addresses that stay open to suspended and banned accounts. */
const OPEN = /^\/(?:decisions|safety|subscription)(?:[/?]|$)|^\/account\?part=data/;

/**
 * Shows suspended and banned users how their account stands in place of the screens that are closed to them, and offers
 * users who are leaving a way to keep theirs.
 */
export const StandingGate = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user?.standing === 'leaving')
    return (
      <Suspense fallback={<SlotSkeleton />}>
        <KeepAccount user={user} />
      </Suspense>
    );
  const isRestricted = user?.standing === 'suspended' || user?.standing === 'banned';
  if (!user || !isRestricted || OPEN.test(pathname + search)) return children;
  return (
    <Suspense fallback={null}>
      <StandingPage user={user} />
    </Suspense>
  );
};
