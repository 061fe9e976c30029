import { useState } from 'react';
import { timing } from '@wayfellow/contracts';
import { useLiveStatus, useQuery } from '@wayfellow/web';
import type { Messaging } from './messaging';
import { readOlder, readThread } from './read-thread';
import { threadKey } from './thread-cache';

/**
 * The conversation with `otherId`: refetched when it is opened and on each `ready`, polled every 10 s only while the
 * channel is down. `older.load()` loads the previous page.
 */
export const useThread = ({ client, outbox, connection }: Messaging, otherId: number) => {
  const isLive = useLiveStatus() === 'live';
  const query = useQuery({
    queryKey: threadKey(otherId),
    queryFn: async ({ signal }) => {
      const thread = await readThread(client, otherId, connection, signal);
      outbox.acknowledge(thread.messages);
      return thread;
    },
    // Conversations that were never opened do not record frames.
    refetchOnMount: 'always',
    refetchInterval: isLive ? false : timing.offlinePollMs,
    structuralSharing: false,
  });
  return { ...query, older: useOlder({ client }, otherId) };
};

/** Loads a long history backward, one page at a time. */
const useOlder = ({ client }: Pick<Messaging, 'client'>, otherId: number) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    readOlder(client, otherId).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { isLoading: state === 'loading', isFailed: state === 'failed', load };
};
