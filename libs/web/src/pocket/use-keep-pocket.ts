import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session';
import { isPocketShut } from './forget';
import { loadPocket } from './offline';
import { useIsPocketOn } from './setting';

/** Keeps trips and chats on this device while it is turned on, for pages without a network. Used once a page. */
export const useKeepPocket = (): void => {
  const client = useQueryClient();
  const { user, isKept } = useSession();
  const isOn = useIsPocketOn();

  useEffect(() => {
    if (!isOn || !user || isKept || isPocketShut()) return;
    let isOver = false;
    let stop = () => {};
    loadPocket()
      .then(async ({ startPocket }) => {
        if (isOver || isPocketShut()) return;
        stop = await startPocket(client, user);
        if (isOver) stop();
      })
      // Forgotten while it began, or the browser stores nothing.
      .catch((error: unknown) => console.warn('Nothing is kept on this device', error));
    return () => {
      isOver = true;
      stop();
    };
  }, [client, user, isKept, isOn]);
};
