import { useEffect, useRef, useState } from 'react';
import { liveChannel, useFrame, useLiveStatus } from '@wayfellow/web';
import { TypingSignal } from './typing-signal';

/** Longer than the interval at which the other side repeats its typing signal. */
const FORGET_MS = 6_000;

/** Whether the other user is typing, until they stop, send a message or their signal expires. */
export const useIsTyping = (otherId: number): boolean => {
  const [isTyping, setIsTyping] = useState(false);
  const isLive = useLiveStatus() === 'live';
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);

  const told = (next: boolean) => {
    clearTimeout(forget.current);
    setIsTyping(next);
    if (next) forget.current = setTimeout(() => setIsTyping(false), FORGET_MS);
  };
  useFrame('typing_indicator', ({ senderId, isTyping: next }) => senderId === otherId && told(next));
  useFrame('new_message', ({ message }) => message.senderId === otherId && told(false));
  useEffect(() => () => clearTimeout(forget.current), []);
  return isTyping && isLive;
};

/** The user's own typing signal to `otherId`. It stops when the screen is left. */
export const useTypingSignal = (otherId: number): TypingSignal => {
  const [signal] = useState(
    () => new TypingSignal((isTyping) => liveChannel.send({ type: 'typing', receiverId: otherId, isTyping })),
  );
  const isLive = useLiveStatus() === 'live';
  useEffect(() => {
    if (!isLive) signal.reset();
  }, [isLive, signal]);
  useEffect(() => {
    const leave = () => signal.stop();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [signal]);
  return signal;
};
