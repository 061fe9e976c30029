import { useEffect } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import { useSession } from '@wayfellow/web';
import { preloadRemote } from '../../shared/federation/remote-loading';

/** What somebody probably opens next. */
const likely: Record<'visitor' | 'traveler', readonly RemoteName[]> = {
  visitor: ['matching'],
  traveler: ['matching', 'messaging'],
};

/** By then the first screen and its pictures are there; requestIdleCallback alone would come before them. */
const quietAfterMs = 3_000;

const wantsLittle = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Fetches the frontends behind the likely next screens once the first one is done; not where data is dear. */
export const useIdlePreload = (): void => {
  const { user, isLoading } = useSession();
  const who = user ? 'traveler' : 'visitor';

  useEffect(() => {
    if (isLoading || wantsLittle()) return;
    const timer = setTimeout(() => likely[who].forEach((name) => void preloadRemote(name)), quietAfterMs);
    return () => clearTimeout(timer);
  }, [who, isLoading]);
};
