import {
  FORMER_TRAVELER,
  type MeetupEvent,
  type NotificationKind,
  type NotificationView,
} from '@wayfellow/contracts';
import type { IconName } from '@wayfellow/ui';
import { agoText, dayOf, firstNameOf } from '@wayfellow/ui';

/** A notification in words, and where it leads. */
export interface NotificationText {
  /** The emphasized beginning; the rest follows after a space. */
  strong: string;
  rest: string;
  /** The path of the screen it leads to, if any. */
  to?: string;
  /** Shown instead of a picture where no traveler did it. */
  icon?: IconName;
}

const messagesText = (count: number | null) => {
  if (!count) return 'New messages';
  if (count === 1) return '1 new message';
  return `${count > 99 ? '99+' : count} new messages`;
};

const placeAndTime = ({ place, meetsAt, zone }: NotificationView['subject']) => {
  if (!place || !meetsAt) return '';
  const time = new Date(meetsAt).toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return ` at ${time} in ${place}`;
};

/** What came of a meetup. */
const meetupText = (
  event: MeetupEvent | undefined,
  name: string,
): Pick<NotificationText, 'strong' | 'rest'> => {
  switch (event) {
    case 'joined':
      return { strong: name, rest: 'joined your meetup.' };
    case 'promoted':
      return { strong: 'You are in.', rest: 'A place in a meetup became free, and is yours.' };
    case 'cancelled':
      return { strong: 'Cancelled.', rest: 'A meetup of yours does not take place.' };
    case 'removed':
      return { strong: 'You are no longer', rest: 'in this meetup.' };
    case 'day-before':
      return { strong: 'Tomorrow', rest: 'is a meetup that you are going to.' };
    case 'soon':
      return { strong: 'In two hours', rest: 'begins a meetup that you are going to.' };
    default:
      return { strong: 'A meetup', rest: 'that you are going to has changed.' };
  }
};

const texts: Record<NotificationKind, (notification: NotificationView, name: string) => NotificationText> = {
  request: (_, name) => ({ strong: name, rest: 'wants to travel with you.', to: '/matches?tab=requests' }),
  accepted: ({ actor }, name) => ({
    strong: name,
    rest: 'accepted your request.',
    to: `/travelers/${actor?.id}`,
  }),
  message: ({ actor, unreadMessages, subject: { conversationId } }, name) => ({
    strong: messagesText(unreadMessages),
    ...(conversationId === undefined
      ? { rest: `from ${name}`, to: `/messages/${actor?.id}` }
      : { rest: `in a group chat, the latest from ${name}`, to: `/messages/g/${conversationId}` }),
  }),
  group: (_, name) => ({ strong: name, rest: 'invites you into a group.', to: '/messages' }),
  traveled: ({ actor }, name) => ({
    strong: name,
    rest: 'wrote about your days together. Write yours, and both can be read.',
    to: `/travelers/${actor?.id}`,
  }),
  digest: ({ subject: { count = 0 } }) => ({
    strong: count === 1 ? '1 new traveler' : `${count} new travelers`,
    rest: 'on your days.',
    to: '/matches',
    icon: 'calendar',
  }),
  meetup: ({ subject: { meetupId, event } }, name) => ({
    ...meetupText(event, name),
    // For who was removed the meetup does not exist any more.
    to: event === 'removed' ? '/meetups' : `/meetups/${meetupId}`,
    icon: 'calendar',
  }),
  'check-in': ({ subject }, name) => ({
    strong: 'Are you fine?',
    rest: `You met ${name}${placeAndTime(subject)}.`,
    icon: 'safety',
  }),
  decision: ({ subject }) => ({
    strong: 'We have made a decision',
    rest: 'about you or something you posted.',
    to: `/decisions/${subject.decisionId}`,
    icon: 'flag',
  }),
  outcome: ({ subject }) => ({
    strong: `Your report ${subject.code ?? ''}`.trim(),
    rest: 'has been decided.',
    to: '/account?part=reports',
    icon: 'flag',
  }),
  appeal: ({ subject }) => ({
    strong: 'Your appeal',
    rest: 'has been decided.',
    to: `/decisions/${subject.decisionId}`,
    icon: 'flag',
  }),
  warned: (_, name) => ({
    strong: `We closed the account of ${name},`,
    rest: 'who asked travelers for money. If you sent any, call your bank now.',
    icon: 'warning',
  }),
  'new-device': ({ subject }) => ({
    strong: 'New sign-in',
    rest: `with ${subject.device ?? 'another device'}. Was it you?`,
    to: '/account?part=signin',
    icon: 'key',
  }),
  password: () => ({
    strong: 'Your password was changed.',
    rest: 'Was it you?',
    to: '/account?part=signin',
    icon: 'key',
  }),
  email: () => ({
    strong: 'Your email was changed.',
    rest: 'Was it you?',
    to: '/account?part=signin',
    icon: 'mail',
  }),
};

const nameIn = ({ kind, actor }: NotificationView): string => {
  if (!actor || actor.name === FORMER_TRAVELER) return 'a traveler';
  return kind === 'warned' ? firstNameOf(actor.name) : actor.name;
};

/** Undefined for a kind that only a newer release knows. */
export const notificationText = (notification: NotificationView): NotificationText | undefined =>
  (texts as Partial<typeof texts>)[notification.kind]?.(notification, nameIn(notification));

export const isToday = (moment: string): boolean => dayOf(moment) === dayOf(new Date());

/** As {@link agoText}, at the beginning of a line: 'Just now', '2 hours ago', 'Yesterday', 'Nov 19'. */
export const whenText = (moment: string): string =>
  agoText(moment).replace(/^./, (first) => first.toUpperCase());
