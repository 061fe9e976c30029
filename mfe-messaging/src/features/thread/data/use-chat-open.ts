import { useEffect } from 'react';

/** Signals to the shell that a chat is open: on phones it fills the screen, and the bottom bar is hidden. */
export const useChatOpen = () =>
  useEffect(() => {
    document.documentElement.dataset.chatOpen = 'true';
    return () => {
      delete document.documentElement.dataset.chatOpen;
    };
  }, []);
