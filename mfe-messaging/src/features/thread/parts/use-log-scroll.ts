import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the bottom, in px, that counts as being at the bottom. */
const NEAR_PX = 48;
/** Distance from the top, in px, at which the previous page is loaded. */
const PRELOAD_PX = 240;

interface Edges {
  /** The oldest loaded message. */
  first: number | undefined;
  /** The newest own message, sent or waiting. */
  lastOwn: string | number | undefined;
  /** The newest message of somebody else. */
  lastTheirs: number | undefined;
}

interface Options extends Edges {
  /** The element that scrolls. */
  ref: RefObject<HTMLDivElement | null>;
  /** Called near the top. */
  onNearTop: () => void;
}

/**
 * The scroll position of a conversation: it stays at the bottom if it was there, goes there for one's own message,
 * keeps its place when older messages are added above, and otherwise sets `hasNew`.
 */
export const useLogScroll = ({ ref, first, lastOwn, lastTheirs, onNearTop }: Options) => {
  const isAtBottom = useRef(true);
  const previous = useRef<Edges>(undefined);
  /** The last scroll height, in px. */
  const height = useRef(0);
  const [hasNew, setHasNew] = useState(false);

  const toBottom = useCallback(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
    isAtBottom.current = true;
    setHasNew(false);
  }, [ref]);

  useLayoutEffect(() => {
    const log = ref.current;
    if (!log) return;
    const before = previous.current;
    previous.current = { first, lastOwn, lastTheirs };
    if (!before || isAtBottom.current) log.scrollTop = log.scrollHeight;
    else if (first !== before.first) log.scrollTop += log.scrollHeight - height.current;
    else if (lastOwn !== before.lastOwn) toBottom();
    else if (lastTheirs !== before.lastTheirs) setHasNew(true);
    height.current = log.scrollHeight;
  }, [ref, toBottom, first, lastOwn, lastTheirs]);

  useEffect(() => {
    const log = ref.current;
    // If everything fits, there is no scrolling that could load more.
    if (log && log.scrollHeight <= log.clientHeight) onNearTop();
  });

  useEffect(() => {
    const log = ref.current;
    if (!log || typeof ResizeObserver === 'undefined') return;
    // The on-screen keyboard, a growing composer, the typing indicator and status lines all move the bottom.
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) log.scrollTop = log.scrollHeight;
      height.current = log.scrollHeight;
    });
    for (const element of [log, ...log.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  const onScroll = () => {
    const log = ref.current;
    if (!log) return;
    isAtBottom.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    if (isAtBottom.current) setHasNew(false);
    if (log.scrollTop < PRELOAD_PX) onNearTop();
  };

  return { onScroll, hasNew, toBottom };
};
