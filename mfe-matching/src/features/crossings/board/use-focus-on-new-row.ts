import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first row that was added to a board, so that keyboard users go on from there. Returns the function to
 * call when more rows are asked for; `count` is the number of rows shown.
 */
export const useFocusOnNewRow = (board: RefObject<HTMLElement | null>, count: number): (() => void) => {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    board.current?.querySelectorAll<HTMLElement>('[role=rowheader][tabindex]')[before.current]?.focus();
    before.current = null;
  }, [board, count]);
  return () => {
    before.current = count;
  };
};
