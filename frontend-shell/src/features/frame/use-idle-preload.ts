import { useEffect } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import { savesData, useQueryClient, useSession } from '@wayfellow/web';
import { preloadRemote } from '../../shared/federation/remote-loading';

/** The frontends that are probably opened next. */
const likely: Record<'visitor' | 'traveler', readonly RemoteName[]> = {
  visitor: ['matching'],
  traveler: ['matching', 'messaging'],
};

/** By then the first screen and its pictures are loaded; requestIdleCallback alone would fire earlier. */
export const preloadAfterMs = 3_000;

/** Preloads and starts the frontends of likely next screens once the first one is done, unless the user saves data. */
export const useIdlePreload = (): void => {
  const { user, isLoading } = useSession();
  const client = useQueryClient();
  const userId = user?.id;

  useEffect(() => {
    if (isLoading || savesData()) return;
    const traveler = userId === undefined ? undefined : { client, userId };
    const names = likely[traveler ? 'traveler' : 'visitor'];
    const timer = setTimeout(
      () => names.forEach((name) => void preloadRemote(name, traveler)),
      preloadAfterMs,
    );
    return () => clearTimeout(timer);
  }, [client, userId, isLoading]);
};
