import { useState } from 'react';
import { endpoints, limits } from '@wayfellow/contracts';
import { ApiError, type Said, call, useQuery } from '@wayfellow/web';

const PAGE = limits.threadPageSize.max;

interface From {
  personId: number;
  /** The conversation of several; without it, that of the two. */
  conversationId?: number;
}

const pageOf = async (
  { personId, conversationId }: From,
  before?: number,
  signal?: AbortSignal,
): Promise<Said[]> => {
  const query = { limit: PAGE, before };
  if (conversationId === undefined)
    return call(endpoints.messages.thread, { params: { id: personId }, query }, signal);
  return call(endpoints.conversations.messages, { params: { id: conversationId }, query }, signal);
};

/**
 * What a person wrote to the user, oldest first; undefined while it is loading or if there is no conversation.
 * Read for itself: the conversation in the cache may be older, and is read again as soon as the person is blocked.
 */
export const useTheirMessages = (from: From, isEnabled: boolean) => {
  const { personId, conversationId } = from;
  const [older, setOlder] = useState<{ messages: Said[]; isLast: boolean }>();
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const newest = useQuery({
    queryKey: ['messages-to-report', personId, conversationId],
    queryFn: async ({ signal }) => {
      try {
        return await pageOf(from, undefined, signal);
      } catch (error) {
        // Who is not matched, such as most people of a meetup, has written nothing.
        if (error instanceof ApiError && [403, 404].includes(error.status)) return [];
        throw error;
      }
    },
    enabled: isEnabled,
    gcTime: 0,
  });
  const all = newest.data && [...(older?.messages ?? []), ...newest.data];
  const first = all?.[0]?.id;
  const loadOlder = () => {
    if (!first || isLoadingOlder) return;
    setIsLoadingOlder(true);
    pageOf(from, first)
      .then((page) =>
        setOlder({ messages: [...page, ...(older?.messages ?? [])], isLast: page.length < PAGE }),
      )
      .catch(() => undefined)
      .finally(() => setIsLoadingOlder(false));
  };
  return {
    // Lines such as that they joined are not what they said.
    messages: all?.filter(({ senderId, kind = 'text' }) => senderId === personId && kind === 'text'),
    isPending: newest.isLoading,
    isFailed: newest.isError,
    retry: () => void newest.refetch(),
    hasOlder: newest.data?.length === PAGE && !older?.isLast,
    isLoadingOlder,
    loadOlder,
  };
};
