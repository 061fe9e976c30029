import { type MeetupView, endpoints, hasMeetupBegun, notices } from '@wayfellow/contracts';
import { formatShortDay } from '@wayfellow/ui';
import { detailOf, toast, useApiList, useApiMutation } from '@wayfellow/web';
import { useState } from 'react';
import { ChipChoice } from '../../shared/forms/chip-choice';

const choices = [
  { value: 'leave', label: 'Leave it' },
  { value: 'stay', label: 'Stay' },
] as const;

/** The coming meetups that the viewer and somebody else are guests of: a block takes neither out of these. */
export const useSharedMeetups = (personId: number, isAsked: boolean) => {
  const own = useApiList(endpoints.meetups.mine, {}, { enabled: isAsked });
  const [staying, setStaying] = useState<readonly number[]>([]);
  const leave = useApiMutation(endpoints.meetups.leave, {
    onError: (error) => toast(notices.meetupNotLeft(detailOf(error))),
  });
  const meetups = (own.data ?? []).filter((meetup) => isShared(meetup, personId));
  return {
    /** Whether it is not known yet what is to be asked. */
    isPending: own.isLoading,
    meetups,
    staying,
    choose: (id: number, isStaying: boolean) =>
      setStaying(isStaying ? [...staying, id] : staying.filter((one) => one !== id)),
    /** Leaves all but those that the viewer stays in. */
    leaveOthers: () => {
      for (const { id } of meetups) if (!staying.includes(id)) leave.mutate({ params: { id } });
    },
  };
};

/** Once it has begun, nobody leaves a meetup any more. */
const isShared = (meetup: MeetupView, personId: number): boolean =>
  meetup.myState === 'joined' &&
  meetup.state !== 'cancelled' &&
  !hasMeetupBegun(meetup, new Date()) &&
  meetup.going.some(({ id }) => id === personId);

/** Asks which of the meetups that both are going to the viewer leaves. */
export const SharedMeetups = ({
  meetups,
  staying,
  choose,
}: Pick<ReturnType<typeof useSharedMeetups>, 'meetups' | 'staying' | 'choose'>) =>
  meetups.map(({ id, title, day }) => (
    <ChipChoice
      key={id}
      label={`You are both going to ${title} on ${formatShortDay(day)}.`}
      choices={choices}
      value={staying.includes(id) ? 'stay' : 'leave'}
      onChange={(choice) => choose(id, choice === 'stay')}
    />
  ));
