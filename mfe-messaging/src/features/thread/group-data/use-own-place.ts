import { endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { detailOf, toast, useApiMutation } from '@wayfellow/web';

/** Says that a change was refused, and why. */
export const tellFailure = (error: unknown): void => toast(notices.groupNotChanged(detailOf(error)));

/** Mutes a conversation for the user, or ends that. */
export const useMute = (id: number) => {
  const { mutate } = useApiMutation(endpoints.conversations.mute, {
    onSuccess: (_, { body }) => {
      if (body.until) toast(notices.muted);
    },
    onError: tellFailure,
  });
  return (until: 'tomorrow' | 'always' | null) => mutate({ params: { id }, body: { until } });
};

/** Takes somebody out of a conversation; oneself leaves it, and goes back to the list. */
export const useRemove = (id: number, userId: number, onDone: () => void) => {
  const navigate = useNavigate();
  const { mutate, isPending } = useApiMutation(endpoints.conversations.remove, {
    onSuccess: (_, { params }) => {
      onDone();
      if (params.userId !== userId) return;
      toast(notices.leftGroup);
      void navigate('/messages', { replace: true });
    },
    onError: tellFailure,
  });
  return {
    remove: (memberId: number) => mutate({ params: { id, userId: memberId } }),
    isRemoving: isPending,
  };
};
