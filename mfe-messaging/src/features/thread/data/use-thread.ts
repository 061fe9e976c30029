import { useState } from 'react';
import { timing } from '@wayfellow/contracts';
import { useLiveStatus, useQuery } from '@wayfellow/web';
import type { ChatMessage, ChatSource } from './chat-source';
import type { Messaging } from './messaging';
import { readOlder, readThread } from './read-thread';

/**
 * A conversation: refetched when it is opened and on each `ready`, polled every 10 s only while the channel is down.
 * `older.load()` loads the previous page.
 */
export const useThread = <Message extends ChatMessage>(messaging: Messaging, source: ChatSource<Message>) => {
  const isLive = useLiveStatus() === 'live';
  const query = useQuery({
    queryKey: source.key,
    queryFn: async ({ signal }) => {
      const thread = await readThread(messaging, source, signal);
      messaging.outbox.acknowledge(thread.messages);
      return thread;
    },
    // Conversations that were never opened do not record frames.
    refetchOnMount: 'always',
    refetchInterval: isLive ? false : timing.offlinePollMs,
    structuralSharing: false,
  });
  return { ...query, older: useOlder(messaging, source) };
};

/** The messages before the oldest loaded one, which are loaded page by page. */
export interface Older {
  isLoading: boolean;
  isFailed: boolean;
  load: () => void;
}

const useOlder = <Message extends ChatMessage>(
  { client }: Pick<Messaging, 'client'>,
  source: ChatSource<Message>,
): Older => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    readOlder(client, source).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { isLoading: state === 'loading', isFailed: state === 'failed', load };
};
