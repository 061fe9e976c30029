import { useEffect } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import { savesData, useSession } from '@wayfellow/web';
import { preloadRemote } from '../../shared/federation/remote-loading';

/** The frontends that are probably opened next. */
const likely: Record<'visitor' | 'traveler', readonly RemoteName[]> = {
  visitor: ['matching'],
  traveler: ['matching', 'messaging'],
};

/** By then the first screen and its pictures are loaded; requestIdleCallback alone would fire earlier. */
export const preloadAfterMs = 3_000;

/** Preloads the frontends of likely next screens once the first one is done, unless the user saves data. */
export const useIdlePreload = (): void => {
  const { user, isLoading } = useSession();
  const who = user ? 'traveler' : 'visitor';

  useEffect(() => {
    if (isLoading || savesData()) return;
    const timer = setTimeout(() => likely[who].forEach((name) => void preloadRemote(name)), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [who, isLoading]);
};
