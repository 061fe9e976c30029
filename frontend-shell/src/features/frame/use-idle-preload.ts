import { useEffect } from 'react';
import { savesData, useQueryClient, useSession } from '@wayfellow/web';
import { preloadRemote } from '../../shared/federation/remote-loading';

/** By then the first screen and its pictures are loaded; requestIdleCallback alone would fire earlier. */
export const preloadAfterMs = 3_000;

/** Preloads and starts the frontends of likely next screens once the first one is done, unless the user saves data. */
export const useIdlePreload = (): void => {
  const { user, isLoading } = useSession();
  const client = useQueryClient();
  const userId = user?.id;

  useEffect(() => {
    if (isLoading || savesData()) return;
    const timer = setTimeout(() => {
      const traveler = userId ? { client, userId } : undefined;
      void preloadRemote('matching', traveler, true);
      if (traveler) void preloadRemote('messaging', traveler, true);
    }, preloadAfterMs);
    return () => clearTimeout(timer);
  }, [client, userId, isLoading]);
};
