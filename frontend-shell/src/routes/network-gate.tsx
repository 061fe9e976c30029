import { type ReactNode, Suspense, lazy } from 'react';
import { useLocation } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';

const NeedsNetworkPage = lazy(async () => ({
  default: (await import('../features/offline/needs-network-page')).NeedsNetworkPage,
}));

/** The screens of what is kept on the device. */
const KEPT = /^\/(?:profile|messages|matches|meetups)(?:[/?]|$)|^\/account\?part=device/;
/** What others offer on the days of a trip. */
const OFFERED = /^\/meetups\?(?:.*&)?trip=/;

/** Where the page began without a network, shows the screens of what is kept, and says of all others what they need. */
export const NetworkGate = ({ children }: { children: ReactNode }) => {
  const { isKept } = useSession();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  if (!isKept || (KEPT.test(address) && !OFFERED.test(address))) return children;
  return (
    <Suspense fallback={null}>
      <NeedsNetworkPage />
    </Suspense>
  );
};
