import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@wayfellow/router';

/** How long to wait for a lazily loaded screen to become tall enough to restore its scroll position. */
const timeoutMs = 2_000;

/**
 * Does on client-side navigation what a page load would do: moves the focus to the new screen, scrolls a new page to its
 * top, and restores the scroll position on going back. A change of the query only does nothing.
 */
export const useRouteFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const previousPath = useRef(pathname);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (main.current) focusScreen(main.current);
    return scrollTo(type === 'POP' ? (positions.current.get(key) ?? 0) : 0);
  }, [pathname, key, type, main]);
};

const focusScreen = (main: HTMLElement) => {
  const focused = document.activeElement;
  // Keep a focus that the screen has set itself, for example on its message field. The link that was clicked may still
  // exist, hidden until the new screen's code has loaded; it does not count, as its focus would be lost.
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
