import { type ChatView, limits, townOf } from '@wayfellow/contracts';
import { formatShortDay } from '@wayfellow/ui';
import { stubDay } from './meetup-texts';

/** What stands in a conversation in which nobody has written yet. */
export const emptyText = ({ meetup }: Pick<ChatView, 'meetup'>): string =>
  meetup && !meetup.isHidden
    ? `Everybody here is in ${meetup.place ? townOf(meetup.place) : meetup.area} on ${stubDay(meetup.day).weekday}, ${formatShortDay(meetup.day)}.`
    : 'Everybody who has joined reads it.';

/** Why nothing can be written any more. */
export const closedText = ({ kind }: Pick<ChatView, 'kind'>): string =>
  kind === 'meetup'
    ? `This chat closed ${limits.meetup.chatDays} days after the meetup.`
    : 'This chat has closed.';
