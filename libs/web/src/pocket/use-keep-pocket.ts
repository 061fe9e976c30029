import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isClosed } from '../session/current-user';
import { useSession } from '../session/session';
import { isPocketShut, usePocketOpenings } from './forget';
import { loadPocket } from './offline';
import { useIsPocketOn } from './setting';

/** Keeps trips and chats on this device while it is turned on, for pages without a network. Used once a page. */
export const useKeepPocket = (): void => {
  const client = useQueryClient();
  const { user, isKept } = useSession();
  const isOn = useIsPocketOn();
  const openings = usePocketOpenings();

  useEffect(() => {
    if (!isOn || !user || isClosed(user) || isKept || isPocketShut()) return;
    let isEnded = false;
    let stop = () => {};
    const isOver = () => isEnded || isPocketShut();
    loadPocket()
      .then(async ({ startPocket }) => {
        if (isOver()) return;
        stop = await startPocket(client, user, isOver);
        if (isEnded) stop();
      })
      // Forgotten while it began, or the browser stores nothing.
      .catch((error: unknown) => console.warn('Nothing is kept on this device', error));
    return () => {
      isEnded = true;
      stop();
    };
  }, [client, user, isKept, isOn, openings]);
};
