import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to an end than this counts as being there, in px. */
const NEAR_PX = 48;
/** The page before is asked for this far from the top, in px. */
const EARLY_PX = 240;

interface Ends {
  /** The oldest message shown. */
  first: number | undefined;
  /** The newest own message, sent or waiting. */
  lastOwn: string | number | undefined;
  /** The newest message of the other. */
  lastTheirs: number | undefined;
}

interface Options extends Ends {
  /** Called near the top. */
  onNearTop: () => void;
}

/**
 * Where a conversation is scrolled to: it stays at the bottom when something comes and it was there, goes there for
 * one's own message, keeps its place when older messages come above, and otherwise tells `hasNew`.
 */
export const useLogScroll = ({ first, lastOwn, lastTheirs, onNearTop }: Options) => {
  const ref = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const shown = useRef<Ends & { height: number }>(undefined);
  const [hasNew, setHasNew] = useState(false);

  const toBottom = () => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
    isAtBottom.current = true;
    setHasNew(false);
  };

  useLayoutEffect(() => {
    const log = ref.current;
    if (!log) return;
    const before = shown.current;
    const isOlder = before?.first !== undefined && first !== before.first;
    if (isAtBottom.current) log.scrollTop = log.scrollHeight;
    else if (isOlder) log.scrollTop += log.scrollHeight - before.height;
    else if (before && lastOwn !== before.lastOwn) toBottom();
    else if (before && lastTheirs !== before.lastTheirs) setHasNew(true);
    shown.current = { first, lastOwn, lastTheirs, height: log.scrollHeight };
    // Where everything fits nobody can scroll to ask for more.
    if (log.scrollHeight <= log.clientHeight) onNearTop();
  });

  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const log = ref.current;
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const log = ref.current;
    if (!log) return;
    isAtBottom.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    if (isAtBottom.current) setHasNew(false);
    if (log.scrollTop < EARLY_PX) onNearTop();
  };

  return { ref, onScroll, hasNew, toBottom };
};
