import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the panel when the card with the focused button is removed, so that keyboard users do not start
 * over at the top of the page. `count` is the number of cards.
 */
export const useRestoredFocus = (panel: RefObject<HTMLElement | null>, count: number | undefined): void => {
  const wasInside = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && panel.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [panel]);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [panel, count]);
};
