import { useEffect, useRef } from 'react';
import { useLocation } from '@wayfellow/router';
import { savesData, useIsPocketOn } from '@wayfellow/web';
import { preloadAfterMs } from './use-idle-preload';

/** Registers the service worker once the first screen is done, unless the user saves data and keeps nothing here. */
export const useWorker = (): void => {
  const { pathname } = useLocation();
  const isNeeded = useIsPocketOn();
  const offer = useRef<() => void>(undefined);

  useEffect(() => {
    if (!('serviceWorker' in navigator) || (savesData() && !isNeeded)) return;
    const timer = setTimeout(async () => {
      const { registerWorker, offerUpdate } = await import('../../shared/worker/updates');
      offer.current = offerUpdate;
      await registerWorker();
    }, preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);

  // It may have been the screen that held an update back.
  useEffect(() => offer.current?.(), [pathname]);
};
