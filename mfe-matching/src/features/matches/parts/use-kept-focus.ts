import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a panel whose card went away with the button that was pressed on it: it goes to the panel, so
 * that the keyboard does not start at the top of the page again. `count` is the number of its cards.
 */
export const useKeptFocus = (panel: RefObject<HTMLElement | null>, count: number | undefined): void => {
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
