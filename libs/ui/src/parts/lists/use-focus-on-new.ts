import { type RefObject, useEffect, useRef } from 'react';

/**
 * After 'Show more' the focus goes to the first card that came: the keyboard goes on where reading goes on.
 * Returns the function to call when more is asked for. `around` holds the list and nothing else.
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
