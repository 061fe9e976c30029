import { type ReactNode, Suspense, lazy } from 'react';
import { useLocation } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';

const NeedsNetworkPage = lazy(async () => ({
  default: (await import('../features/offline/needs-network-page')).NeedsNetworkPage,
}));

/** The screens of what is kept on the device. What others offer on a trip's days is not. */
const KEPT = /^\/(?:profile|messages|matches|meetups(?!\?trip))(?:[/?]|$)|^\/account\?part=device/;

/** Where the page began without a network, shows the screens of what is kept, and says of all others what they need. */
export const NetworkGate = ({ children }: { children: ReactNode }) => {
  const { isKept } = useSession();
  const { pathname, search } = useLocation();
  if (!isKept || KEPT.test(pathname + search)) return children;
  return (
    <Suspense fallback={null}>
      <NeedsNetworkPage />
    </Suspense>
  );
};
