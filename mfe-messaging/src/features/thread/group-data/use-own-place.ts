import { useState } from 'react';
import { type ChatView, endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { call, detailOf, invalidateChangedBy, toast, useApiMutation, useQueryClient } from '@wayfellow/web';
import { dropChat } from '../../../shared/chat-list-cache';

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

/** Leaves a group, or a meetup and so its chat, and goes back to the list. */
export const useLeave = (id: number, userId: number, meetup: ChatView['meetup']) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      if (meetup) await call(endpoints.meetups.leave, { params: { id: meetup.id } });
      else await call(endpoints.conversations.remove, { params: { id, userId } });
    } catch (error) {
      setIsLeaving(false);
      return tellFailure(error);
    }
    // Before anything is read again: this page would say that the conversation does not exist.
    dropChat(client, { id });
    toast(meetup ? notices.meetupLeft : notices.leftGroup);
    void navigate('/messages', { replace: true });
    await invalidateChangedBy(client, meetup ? endpoints.meetups.leave : endpoints.conversations.remove);
  };
  return { leave: () => void leave(), isLeaving };
};

/** Takes somebody else out of a conversation. */
export const useRemove = (id: number, onDone: () => void) => {
  const { mutate, isPending } = useApiMutation(endpoints.conversations.remove, {
    onSuccess: onDone,
    onError: tellFailure,
  });
  return {
    remove: (userId: number) => mutate({ params: { id, userId } }),
    isRemoving: isPending,
  };
};
