import { useEffect } from 'react';
import { useLocation } from '@wayfellow/router';

/**
 * Leads to the board that the URL names, once it is there: `isReady`. After the next frame, since the shell scrolls a new page to
 * its top.
 */
export const useBoardFocus = (boardId: string | undefined, isReady: boolean): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (!boardId || !isReady) return;
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(boardId);
      heading?.focus({ preventScroll: true });
      heading?.closest('section')?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [boardId, isReady, key]);
};
