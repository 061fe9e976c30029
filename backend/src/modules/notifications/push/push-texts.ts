import type { NotificationKind } from '@wayfellow/contracts';

/** What a lock screen may show of a notification. */
interface PushText {
  body: string;
  /** The same, by the first name of the one who did it. */
  named?: (name: string) => string;
  /** The path of the screen that it leads to. */
  to: (actorId: number | null) => string;
}

/** What a push is about, beside its kind. */
interface About {
  actorId: number | null;
  /** The conversation of several that messages are in. */
  conversationId: number | null;
}

/** A case is read on its own screen: the lock screen does not tell that there is one. */
const aboutAccount = (path: string): PushText => ({
  body: 'There is news about your account.',
  to: () => path,
});
const signIn = () => '/account?part=signin';
const traveler = (actorId: number | null) => `/travelers/${actorId}`;

/** Nothing that a traveler wrote is in them, except a first name where the user chose so. */
const pushTexts: Readonly<Record<NotificationKind, PushText>> = {
  request: {
    body: 'Somebody wants to travel with you.',
    named: (name) => `${name} wants to travel with you.`,
    to: () => '/matches?tab=requests',
  },
  accepted: {
    body: 'Your request was accepted.',
    named: (name) => `${name} accepted your request.`,
    to: traveler,
  },
  message: {
    body: 'You have a new message.',
    named: (name) => `${name} wrote to you.`,
    to: (actorId) => `/messages/${actorId}`,
  },
  group: {
    body: 'You are invited into a group.',
    named: (name) => `${name} invites you into a group.`,
    to: () => '/messages',
  },
  traveled: {
    body: 'Somebody wrote about days you traveled together.',
    named: (name) => `${name} wrote about your days together.`,
    to: traveler,
  },
  digest: { body: 'There are new travelers on your days.', to: () => '/matches' },
  meetup: { body: 'There is news about a meetup you are in.', to: () => '/meetups' },
  'check-in': { body: 'Are you fine?', to: () => '/' },
  decision: aboutAccount('/account?part=reports'),
  outcome: aboutAccount('/account?part=reports'),
  appeal: aboutAccount('/account?part=reports'),
  warned: aboutAccount('/'),
  'new-device': { body: 'There was a new sign-in to your account. Was it you?', to: signIn },
  password: { body: 'Your password was changed. Was it you?', to: signIn },
  email: { body: 'Your email was changed. Was it you?', to: signIn },
};

const inGroup = { named: (name: string) => `${name} wrote in a group chat.` };

/** What the devices of a user show of a notification, in general and by a name, and where it leads. */
export const pushTextOf = (
  kind: NotificationKind,
  { actorId, conversationId }: About,
): Omit<PushText, 'to'> & { to: string } => {
  const text = pushTexts[kind];
  if (conversationId === null) return { ...text, to: text.to(actorId) };
  return { ...text, ...inGroup, to: `/messages/g/${conversationId}` };
};
