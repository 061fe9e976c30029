import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new card after 'Show more', so that keyboard users continue where the list grew.
 * Returns the function to call when more is requested. The list must be the only child of `around`.
 */
export const useFocusOnNew = (around: RefObject<HTMLElement | null>, count: number): (() => void) => {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    const first = around.current?.firstElementChild?.children[countBefore.current];
    countBefore.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [around, count]);
  return () => {
    countBefore.current = count;
  };
};
