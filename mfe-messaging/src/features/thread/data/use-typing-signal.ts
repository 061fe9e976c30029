import { useEffect, useState } from 'react';
import type { ClientFrame } from '@wayfellow/contracts';
import { liveChannel, useLiveStatus } from '@wayfellow/web';
import type { Recipient } from '../outbox/outbox-storage';
import { TypingSignal } from './typing-signal';

const frameOf = ({ receiverId, conversationId }: Recipient, isTyping: boolean): ClientFrame =>
  receiverId === undefined
    ? { type: 'group_typing', conversationId, isTyping }
    : { type: 'typing', receiverId, isTyping };

/** The user's own typing signal in a chat. It stops when the screen is left. */
export const useTypingSignal = (to: Recipient): TypingSignal => {
  const [signal] = useState(() => new TypingSignal((isTyping) => liveChannel.send(frameOf(to, isTyping))));
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
