import { type CallArgs, type ClientFrame, type Endpoint, endpoints } from '@wayfellow/contracts';
import { befriend, request } from './matched.js';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { by, none, togetherCalls } from './blocked-together.js';
import { meetingWith } from './meetings.js';
import { addReference } from './references.js';
import { makeDestination, makePremium, query } from './query.js';
import { MessageNotifications } from '../../src/modules/messages/unread/message-notifications.js';
import { day, like, quizAnswers, takeQuiz } from './travelers.js';

/** How two people stand with each other before one of them blocks the other. */
export const relations = ['strangers', 'asked', 'wasAsked', 'matched'] as const;
export type Relation = (typeof relations)[number];

/** What of the other, and of the place that both go to, a call can name. */
export interface Named {
  user: number;
  city: number;
  /** The viewer's own, there on the same days. */
  ownTrip: number;
  trip: number;
  tip: number;
  interest: number;
  match: number;
  message: number;
  reference: number;
}

/** How a viewer asks for the other or for lists the other could be in; 'own' where a call is about nobody else. */
export type BlockedCall = 'own' | ((other: Named) => CallArgs);

const days = { startDate: day(3), endDate: day(9) };

/** Every call there is, by 'group.name'. */
export const blockedCalls: Readonly<Record<string, BlockedCall>> = {
  'auth.me': none,
  'auth.login': 'own',
  'auth.secondFactor': 'own',
  'auth.passkeyChallenge': 'own',
  'auth.passkey': 'own',
  'auth.confirmSecondFactor': 'own',
  'auth.confirmChallenge': 'own',
  'auth.confirmPasskey': 'own',
  'auth.register': 'own',
  'auth.logout': 'own',
  'users.one': by('user'),
  'users.profile': by('user'),
  'users.update': ({ user }) => ({
    params: { id: user },
    body: { name: 'Somebody Else', email: 'else@post.wayfellow.travel' },
  }),
  // The user who blocked sees whom, and may do and undo it: blocks.e2e-spec.ts.
  'account.one': 'own',
  'account.setPrivacy': 'own',
  'account.sendConfirmation': 'own',
  'account.confirmEmail': 'own',
  'account.undoEmail': 'own',
  'account.changePassword': 'own',
  'account.forgotPassword': 'own',
  'account.readResetLink': 'own',
  'account.resetPassword': 'own',
  'account.beginSecondStep': 'own',
  'account.turnOnSecondStep': 'own',
  'account.turnOffSecondStep': 'own',
  'account.passkeys': 'own',
  'account.newPasskeyChallenge': 'own',
  'account.addPasskey': 'own',
  'account.removePasskey': 'own',
  'account.sessions': 'own',
  'account.endSession': 'own',
  'account.endOtherSessions': 'own',
  // What a copy has of whom one does not see: personal-data.e2e-spec.ts.
  'exports.create': 'own',
  'exports.list': none,
  'exports.file': 'own',
  // As many as before a block: account-leaving.e2e-spec.ts.
  'leaving.counts': 'own',
  'leaving.begin': 'own',
  'leaving.stay': 'own',
  'leaving.stayByLink': 'own',
  'blocks.list': 'own',
  'blocks.block': 'own',
  'blocks.unblock': 'own',
  'photos.upload': 'own',
  'photos.choosePoster': 'own',
  'photos.remove': 'own',
  // A block hides nobody from a report by somebody who met them: reports.e2e-spec.ts, reports-own.e2e-spec.ts.
  'reports.create': 'own',
  'reports.list': none,
  'reports.complain': 'own',
  'reports.people': 'own',
  'reports.notice': 'own',
  'decisions.list': none,
  'decisions.one': 'own',
  'decisions.appeal': 'own',
  // For everybody without a role they do not exist: moderation-access.e2e-spec.ts.
  'moderation.queue': 'own',
  'moderation.cases': 'own',
  'moderation.one': 'own',
  'moderation.assign': 'own',
  'moderation.decide': 'own',
  'moderation.previewEmails': 'own',
  'moderation.confirm': 'own',
  'moderation.decideAppeal': 'own',
  'moderation.log': 'own',
  'moderation.unveil': 'own',
  'moderation.tellAuthorities': 'own',
  // A plan stays its maker's, no matter who blocks whom: meetings.e2e-spec.ts.
  'meetings.list': 'own',
  'meetings.create': ({ user }) => ({ body: meetingWith({ user: { id: user } }) }),
  'meetings.update': 'own',
  'meetings.remove': 'own',
  'meetings.fine': 'own',
  'meetings.putOff': 'own',
  'plan.read': 'own',
  'plan.fine': 'own',
  'contacts.list': 'own',
  'contacts.add': 'own',
  'contacts.remove': 'own',
  'contacts.answer': 'own',
  'references.create': ({ user }) => ({ body: { userId: user, met: true, feltSafe: true } }),
  'references.list': by('user'),
  'references.withdraw': 'own',
  'references.reply': ({ reference }) => ({ params: { id: reference }, body: { text: 'And so did I.' } }),
  'trips.list': none,
  'trips.create': 'own',
  'trips.update': ({ trip }) => ({ params: { id: trip }, body: { destination: 'Elsewhere', ...days } }),
  'trips.remove': by('trip'),
  'interests.list': none,
  'interests.add': 'own',
  'interests.remove': by('interest'),
  'matches.list': none,
  'matches.counts': none,
  'matches.potential': none,
  'matches.create': ({ user }) => ({ body: { otherUserId: user } }),
  'matches.answer': ({ match }) => ({ params: { id: match }, body: { status: 'accepted' } }),
  'messages.conversations': ({ user }) => ({ query: { with: user } }),
  'messages.unread': none,
  'messages.thread': by('user'),
  'messages.send': ({ user }) => ({ body: { receiverId: user, content: 'Are you there?' } }),
  'messages.read': by('message'),
  'notifications.list': none,
  'notifications.unread': none,
  'notifications.read': 'own',
  'notifications.settings': none,
  'notifications.saveSettings': 'own',
  'notifications.keepZone': 'own',
  'notifications.unsubscribe': 'own',
  'push.key': 'own',
  'push.subscribe': 'own',
  'push.unsubscribe': 'own',
  ...togetherCalls,
  'destinations.list': () => ({ query: { limit: 100 } }),
  'destinations.map': none,
  'destinations.one': by('city'),
  'destinations.travelers': by('city'),
  'destinations.travelTips': by('city'),
  'tips.list': by('city'),
  'tips.create': 'own',
  'tips.upvote': by('tip'),
  'tips.removeUpvote': by('tip'),
  'tips.remove': by('tip'),
  'search.travelers': () => ({ query: { limit: 50 } }),
  'subscriptions.plans': 'own',
  'subscriptions.status': none,
  'subscriptions.create': 'own',
  'subscriptions.cancel': 'own',
  'calendar.trip': by('trip'),
  'calendar.shared': by('match'),
  'quiz.mine': none,
  'quiz.save': ({ user }) => ({ body: { userId: user, preferences: quizAnswers(0) } }),
};

/** Every frame a client sends, to the other or about what they wrote; 'own' for the one that says who sends. */
export const blockedFrames: Readonly<Record<ClientFrame['type'], 'own' | ((other: Named) => ClientFrame)>> = {
  auth: 'own',
  chat_message: ({ user }) => ({ type: 'chat_message', receiverId: user, content: 'Are you there?' }),
  typing: ({ user }) => ({ type: 'typing', receiverId: user, isTyping: true }),
  read_receipt: ({ message }) => ({ type: 'read_receipt', messageId: message }),
  // Of several: a block of one with one does not close it.
  group_message: 'own',
  group_typing: 'own',
};

export const allCalls = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint: endpoint as Endpoint<never>,
  })),
);

const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;

/** Gives somebody all that others can meet them by, at one place. */
const settle = async (instance: Instance, who: Client, city: number) => {
  await makePremium(instance, who.user.id);
  await like(who, 'Food', 'Hiking');
  await takeQuiz(instance, who.user.id, quizAnswers(0));
  const trip = await who.call(endpoints.trips.create, { body: { destinationId: city, ...days } });
  const written = await who.call(endpoints.tips.create, { params: { id: city }, body: tip });
  const [interest] = (await who.call(endpoints.interests.list)).body;
  return { trip: trip.body.id, tip: written.body.id, interest: interest?.id as number };
};

const meet = async (relation: Relation, viewer: Client, other: Client): Promise<number | undefined> => {
  if (relation === 'asked') return (await request(viewer, other)).id;
  if (relation === 'wasAsked') return (await request(other, viewer)).id;
  return relation === 'matched' ? (await befriend(other, viewer)).id : undefined;
};

const NOBODYS = 2_000_000_000;

/** Lets two people and a third go to one place, stand so with each other, and the matched ones write. */
export const layScene = async (
  instance: Instance,
  relation: Relation,
  [viewer, other, third]: readonly [Client, Client, Client],
): Promise<Named> => {
  const city = await makeDestination(instance, `Blocked City ${viewer.user.id}`);
  const named = await settle(instance, other, city);
  const { trip: ownTrip } = await settle(instance, viewer, city);
  await settle(instance, third, city);
  const match = (await meet(relation, viewer, other)) ?? NOBODYS;
  const message =
    relation === 'matched'
      ? (
          await other.call(endpoints.messages.send, {
            body: { receiverId: viewer.user.id, content: 'Hello!' },
          })
        ).body.id
      : NOBODYS;
  // The message is notified of now, not a moment later.
  await instance.app.get(MessageNotifications).catchUp();
  await befriend(third, viewer);
  const reference = relation === 'matched' ? await addReference(instance, other, viewer) : NOBODYS;
  return { ...named, user: other.user.id, city, ownTrip, match, message, reference };
};

/** Takes somebody and all that is theirs out of the world. */
export const takeOut = async (instance: Instance, who: Client): Promise<void> => {
  await query(instance, 'DELETE FROM users WHERE id = $1', [who.user.id]);
};
