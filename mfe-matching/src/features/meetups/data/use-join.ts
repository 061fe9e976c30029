import { useState } from 'react';
import { type MeetupView, endpoints, notices } from '@wayfellow/contracts';
import { detailOf, toast, useApiMutation, useQueryClient, invalidateChangedBy } from '@wayfellow/web';
import { closingText, whenText } from './words';

const noticeOf = (meetup: MeetupView) =>
  meetup.myState === 'waiting'
    ? notices.meetupWaiting(meetup.place, closingText(meetup))
    : notices.meetupJoined(meetup.title, whenText(meetup));

/** Joins a meetup, or its waiting list if no place is left by then. */
export const useJoin = (meetup: MeetupView) => {
  const client = useQueryClient();
  const [wasLate, setWasLate] = useState(false);
  const save = useApiMutation(endpoints.meetups.join, {
    onSuccess: (now) => {
      setWasLate(meetup.joined < meetup.capacity && now.myState === 'waiting');
      toast(noticeOf(now));
    },
    onError: (error) => {
      toast(notices.meetupNotJoined(detailOf(error)));
      // It may have been closed, cancelled or begun meanwhile.
      void invalidateChangedBy(client, endpoints.meetups.join);
    },
  });
  return {
    isJoining: save.isPending,
    /** Whether somebody else took the last place just before. */
    wasLate,
    join: () => save.mutate({ params: { id: meetup.id } }),
  };
};
