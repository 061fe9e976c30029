import { useState } from 'react';
import { type MessageView, endpoints, limits } from '@wayfellow/contracts';
import { ApiError, call, useQuery } from '@wayfellow/web';

const PAGE = limits.threadPageSize.max;

const pageOf = (id: number, before?: number, signal?: AbortSignal): Promise<MessageView[]> =>
  call(endpoints.messages.thread, { params: { id }, query: { limit: PAGE, before } }, signal);

/**
 * What a person wrote to the user, oldest first; undefined while it is loading or if there is no conversation.
 * Read for itself: the conversation in the cache may be older, and is read again as soon as the person is blocked.
 */
export const useTheirMessages = (personId: number, isEnabled: boolean) => {
  const [older, setOlder] = useState<{ messages: MessageView[]; isLast: boolean }>();
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const newest = useQuery({
    queryKey: ['messages-to-report', personId],
    queryFn: async ({ signal }) => {
      try {
        return await pageOf(personId, undefined, signal);
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
    pageOf(personId, first)
      .then((page) =>
        setOlder({ messages: [...page, ...(older?.messages ?? [])], isLast: page.length < PAGE }),
      )
      .catch(() => undefined)
      .finally(() => setIsLoadingOlder(false));
  };
  return {
    messages: all?.filter(({ senderId }) => senderId === personId),
    isFailed: newest.isError,
    retry: () => void newest.refetch(),
    hasOlder: newest.data?.length === PAGE && !older?.isLast,
    isLoadingOlder,
    loadOlder,
  };
};
