import { useEffect, useRef } from 'react';
import { useLocation } from '@wayfellow/router';

/**
 * Leads to the board that the URL names, once it is there: `isReady`, but not where only the query has changed, which says how
 * a board is shown. After the next frame, since the shell scrolls a new page to its top.
 */
export const useBoardFocus = (boardId: string | undefined, isReady: boolean): void => {
  const { key, search } = useLocation();
  const led = useRef({ boardId, search });
  useEffect(() => {
    if (!boardId || !isReady) return;
    const { boardId: before, search: asBefore } = led.current;
    led.current = { boardId, search };
    if (before === boardId && asBefore !== search) return;
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(boardId);
      heading?.focus({ preventScroll: true });
      heading?.closest('section')?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [boardId, isReady, key, search]);
};
