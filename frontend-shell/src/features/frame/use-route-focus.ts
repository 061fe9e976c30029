import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@wayfellow/router';

/** A screen that comes late makes its page tall only then; after this long its old place is given up. */
const timeoutMs = 2_000;

/**
 * What a page load would do, on a navigation without one: focus goes to the new screen, a new page starts at its top
 * and the way back ends where it was left. A change of the query alone moves nothing.
 */
export const useRouteFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current) focusScreen(main.current);
    return scrollTo(type === 'POP' ? (positions.current.get(key) ?? 0) : 0);
  }, [pathname, key, type, main]);
};

const focusScreen = (main: HTMLElement) => {
  const focused = document.activeElement;
  // A screen that put the focus somewhere itself, such as into its message field, knows better. The link that led here
  // may still be there too, hidden until the new screen's code has come: the focus on it would be lost.
  const isTaken = focused !== main && main.contains(focused) && focused?.getClientRects().length;
  if (isTaken) return;
  main.focus({ preventScroll: true });
};

const scrollTo = (top: number): (() => void) => {
  window.scrollTo(0, top);
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, timeoutMs);
  if (window.scrollY < top) grown.observe(document.body);
  else stop();
  return stop;
};
