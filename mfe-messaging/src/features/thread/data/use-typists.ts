import { useEffect, useRef, useState } from 'react';
import { useLiveStatus } from '@wayfellow/web';

/** Longer than the interval at which the other side repeats its typing signal. */
const FORGET_MS = 6_000;

/**
 * Who is typing, in the order in which they began, until they stop, send a message or their signal expires. Call `told` with
 * each signal.
 */
export const useTypists = () => {
  const [ids, setIds] = useState<readonly number[]>([]);
  const isLive = useLiveStatus() === 'live';
  const expiries = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const told = (id: number, isTyping: boolean) => {
    clearTimeout(expiries.current.get(id));
    expiries.current.delete(id);
    if (isTyping)
      expiries.current.set(
        id,
        setTimeout(() => told(id, false), FORGET_MS),
      );
    setIds((now) =>
      now.includes(id) === isTyping ? now : isTyping ? [...now, id] : now.filter((each) => each !== id),
    );
  };
  useEffect(() => {
    const timers = expiries.current;
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  return { typists: isLive ? ids : NOBODY, told };
};

const NOBODY: readonly number[] = [];
