import { type RefObject, useEffect, useRef } from 'react';

/** At least 20 px of a message must be in view. A percentage might never be reached if it is taller than the screen. */
const MARGIN = '0px 0px -20px 0px';

const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Calls `onSeen` with the newest id among the elements with `data-unread-id` inside `root` that are scrolled into view
 * while the page is visible. Elements are queried again whenever `changes` changes.
 */
export const useSeen = (
  root: RefObject<HTMLElement | null>,
  changes: unknown,
  onSeen: (id: number) => void,
): void => {
  const inView = useRef(new Set<number>());
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });

  useEffect(() => {
    const ids = inView.current;
    const report = () => {
      if (!isPageVisible() || ids.size === 0) return;
      latest.current(Math.max(...ids));
      ids.clear();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = Number((target as HTMLElement).dataset.unreadId);
          if (isIntersecting && id) ids.add(id);
          else ids.delete(id);
        }
        report();
      },
      { rootMargin: MARGIN },
    );
    for (const element of root.current?.querySelectorAll('[data-unread-id]') ?? []) observer.observe(element);
    document.addEventListener('visibilitychange', report);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', report);
      ids.clear();
    };
  }, [root, changes]);
};
