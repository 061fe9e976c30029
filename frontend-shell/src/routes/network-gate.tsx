import { type ReactNode, Suspense, lazy } from 'react';
import { useLocation } from '@wayfellow/router';
import { useSession } from '@wayfellow/web';

const NeedsNetworkPage = lazy(async () => ({
  default: (await import('../features/offline/needs-network-page')).NeedsNetworkPage,
}));

/** The screens of what is kept on the device. What others offer on a trip's days is not. */
const KEPT = /^\/(?:profile|messages|matches|meetups(?!\?trip))(?:[/?]|$)|^\/account\?part=device/;

/** The screens of those who are signed in. */
const OWN =
  /^\/(?:account(?!\/)|crossings|matches|meetups|messages|notifications|profile|quiz|routes|subscription\/|travelers)\b/;

/**
 * Where the page began without the server, shows the screens of what is kept, and says of all others what they need. Without its answer
 * nobody is known to be signed out: who keeps nothing is told the same of their own screens, and not sent to sign in.
 */
export const NetworkGate = ({ children }: { children: ReactNode }) => {
  const { user, isKept } = useSession();
  const { pathname, search } = useLocation();
  if (!isKept || (user ? KEPT.test(pathname + search) : !OWN.test(pathname))) return children;
  return (
    <Suspense fallback={null}>
      <NeedsNetworkPage />
    </Suspense>
  );
};
