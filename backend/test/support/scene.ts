import { type CallArgs, type MessageView, endpoints } from '@wayfellow/contracts';
import { Authenticator } from './authenticator.js';
import { Client, newUser } from './client.js';
import type { Instance } from './instance.js';
import { somePhoto } from './photos.js';
import { linkOf } from './links.js';
import { makeDestination } from './query.js';
import { crossingCalls } from './scene-crossings.js';
import { groupCalls } from './scene-groups.js';
import { routeCalls } from './scene-routes.js';
import { meetingCalls } from './scene-meetings.js';
import { meetupCalls } from './scene-meetups.js';
import { passkeyCalls } from './scene-passkeys.js';
import { safetyCalls } from './scene-safety.js';
import { day, quizAnswers } from './travelers.js';

let made = 0;
const next = () => (made += 1);

const tip = {
  title: 'Take the ferry',
  content: 'It costs as much as the bus does.',
  category: 'food',
} as const;

const must = <Body>(answer: { status: number; text: string; body: Body }): Body => {
  if (answer.status >= 300) throw new Error(`The scene could not be set: ${answer.status} ${answer.text}`);
  return answer.body;
};

const city = (instance: Instance) => makeDestination(instance, `Scene City ${next()}`);

const tripOf = async (owner: Client) => {
  const body = { destination: 'Scene Island', startDate: day(5), endDate: day(9) };
  return must(await owner.call(endpoints.trips.create, { body }));
};
const interestOf = async (owner: Client) =>
  must(await owner.call(endpoints.interests.add, { body: { name: 'Food' } }));
const tipOf = async (author: Client, instance: Instance) =>
  must(await author.call(endpoints.tips.create, { params: { id: await city(instance) }, body: tip }));

/** Somebody who asked `recipient` to connect, with the request. */
const requestTo = async (recipient: Client, instance: Instance) => {
  const requester = await newUser(instance);
  const body = { otherUserId: recipient.user.id };
  return { requester, match: must(await requester.call(endpoints.matches.create, { body })) };
};
const friendOf = async (owner: Client, instance: Instance): Promise<Client> => {
  const { requester, match } = await requestTo(owner, instance);
  must(
    await owner.call(endpoints.matches.answer, { params: { id: match.id }, body: { status: 'accepted' } }),
  );
  return requester;
};
/** The match of two friends who have the same trip. */
const sharedMatchOf = async (owner: Client, instance: Instance): Promise<number> => {
  const friend = await friendOf(owner, instance);
  await Promise.all([tripOf(owner), tripOf(friend)]);
  const [match] = must(await friend.call(endpoints.matches.list));
  return must({ status: match ? 200 : 404, text: 'no match', body: match?.id as number });
};
const messageTo = async (receiver: Client, instance: Instance): Promise<MessageView> => {
  const friend = await friendOf(receiver, instance);
  const body = { receiverId: receiver.user.id, content: 'Hello!' };
  return must(await friend.call(endpoints.messages.send, { body }));
};

/** How a call is made well by an owner of what it is about. */
export interface SceneCall {
  args: (owner: Client, instance: Instance) => CallArgs | Promise<CallArgs>;
  /** What somebody else gets for the very same call; missing where a call is about nobody's things. */
  forOthers?: 403 | 404 | 409;
  /** What who may call gets, where their state decides and not only who they are. */
  instead?: { visitor?: number; free?: number; premium?: number };
}

const plain: SceneCall = { args: () => ({}) };
const ofCity: SceneCall = { args: async (_, instance) => ({ params: { id: await city(instance) } }) };
const someCode = () => ({ body: { kind: 'totp', code: '123456' } });
const byId = (id: number): CallArgs => ({ params: { id } });

/** The number of a session that its owner has beside their own. */
const secondSessionOf = async ({ user }: Client, instance: Instance): Promise<number> => {
  const other = new Client(instance);
  const body = { username: user.username, password: 'correct horse' };
  must(await other.call(endpoints.auth.login, { body }));
  const current = must(await other.call(endpoints.account.sessions)).find(({ isCurrent }) => isCurrent);
  return must({ status: current ? 200 : 404, text: 'no session', body: current?.id as number });
};

/** A call of every endpoint there is, by 'group.name'. */
export const sceneCalls: Readonly<Record<string, SceneCall>> = {
  'auth.me': plain,
  'auth.login': {
    args: ({ user }) => ({ body: { username: user.username, password: 'correct horse' } }),
  },
  // Nobody has given a password before, or turned a second step on.
  'auth.secondFactor': { args: someCode, instead: { visitor: 401, free: 401, premium: 401 } },
  'auth.confirmSecondFactor': { args: someCode, instead: { free: 403, premium: 403 } },
  'auth.register': {
    args: () => {
      const username = `scene${process.pid}x${next()}`;
      const email = `${username}@wayfellow.example`;
      return { body: { username, email, password: 'correct horse', name: 'Scene Traveler' } };
    },
  },
  'auth.logout': plain,
  'users.one': { args: ({ user }) => byId(user.id) },
  'users.profile': { args: ({ user }) => byId(user.id) },
  'users.update': {
    args: ({ user: { id, name, email } }) => ({ ...byId(id), body: { name, email } }),
    forOthers: 403,
  },
  ...safetyCalls,
  ...crossingCalls,
  ...routeCalls,
  ...groupCalls,
  ...meetingCalls,
  ...meetupCalls,
  ...passkeyCalls,
  'account.one': plain,
  'account.setPrivacy': { args: () => ({ body: { findable: 'members' } }) },
  'account.sendConfirmation': plain,
  'account.confirmEmail': { args: linkOf('confirm') },
  'account.undoEmail': { args: linkOf('undo') },
  'account.changePassword': {
    args: () => ({ body: { currentPassword: 'correct horse', newPassword: 'another horse' } }),
  },
  'account.forgotPassword': { args: ({ user }) => ({ body: { email: user.email } }) },
  'account.readResetLink': { args: linkOf('reset') },
  'account.resetPassword': {
    args: async (owner, instance) => {
      const { body } = await linkOf('reset')(owner, instance);
      return { body: { ...body, newPassword: 'another horse' } };
    },
  },
  'account.beginSecondStep': plain,
  'account.turnOnSecondStep': {
    args: async (owner) => ({ body: { code: (await Authenticator.begin(owner)).code() } }),
    forOthers: 409,
  },
  'account.turnOffSecondStep': {
    args: async (owner) => {
      const { recoveryCodes } = await Authenticator.turnOn(owner);
      return { body: { password: 'correct horse', code: recoveryCodes[0] } };
    },
    forOthers: 409,
  },
  'account.sessions': plain,
  'account.endSession': {
    args: async (owner, instance) => byId(await secondSessionOf(owner, instance)),
    forOthers: 404,
  },
  'account.endOtherSessions': plain,
  'photos.upload': { args: async () => ({ body: await somePhoto() }) },
  'photos.choosePoster': { args: () => ({ body: { name: 'bali' } }) },
  'photos.remove': plain,
  'trips.list': plain,
  'trips.create': {
    args: () => ({ body: { destination: 'Scene Island', startDate: day(5), endDate: day(9) } }),
  },
  'trips.update': {
    args: async (owner) => {
      const { id, destination, startDate, endDate } = await tripOf(owner);
      return { ...byId(id), body: { destination, startDate, endDate } };
    },
    forOthers: 404,
  },
  'trips.remove': { args: async (owner) => byId((await tripOf(owner)).id), forOthers: 404 },
  'interests.list': plain,
  'interests.add': { args: () => ({ body: { name: 'Food' } }) },
  'interests.remove': { args: async (owner) => byId((await interestOf(owner)).id), forOthers: 404 },
  'matches.list': plain,
  'matches.counts': plain,
  'matches.potential': plain,
  'matches.create': {
    args: async (_, instance) => ({ body: { otherUserId: (await newUser(instance)).user.id } }),
  },
  'matches.answer': {
    args: async (owner, instance) => {
      const { match } = await requestTo(owner, instance);
      return { ...byId(match.id), body: { status: 'accepted' } };
    },
    forOthers: 404,
  },
  'messages.conversations': plain,
  'messages.unread': plain,
  'messages.thread': {
    args: async (owner, instance) => byId((await friendOf(owner, instance)).user.id),
    forOthers: 403,
  },
  'messages.send': {
    args: async (owner, instance) => {
      const { user } = await friendOf(owner, instance);
      return { body: { receiverId: user.id, content: 'Hello!' } };
    },
    forOthers: 403,
  },
  'messages.read': {
    args: async (owner, instance) => byId((await messageTo(owner, instance)).id),
    forOthers: 404,
  },
  'destinations.list': plain,
  'destinations.map': plain,
  'destinations.one': ofCity,
  'destinations.travelers': ofCity,
  'destinations.travelTips': ofCity,
  'tips.list': ofCity,
  'tips.create': { args: async (_, instance) => ({ ...byId(await city(instance)), body: tip }) },
  'tips.upvote': {
    args: async (_, instance) => byId((await tipOf(await newUser(instance), instance)).id),
  },
  'tips.removeUpvote': {
    args: async (_, instance) => byId((await tipOf(await newUser(instance), instance)).id),
  },
  'tips.remove': { args: async (owner, instance) => byId((await tipOf(owner, instance)).id), forOthers: 403 },
  'search.travelers': plain,
  'subscriptions.plans': plain,
  'subscriptions.status': plain,
  // Nobody subscribes twice; nobody cancels what they have not.
  'subscriptions.create': {
    args: async (owner) => {
      const [plan] = must(await owner.call(endpoints.subscriptions.plans));
      return { body: { planId: plan?.priceId } };
    },
    instead: { premium: 409 },
  },
  'subscriptions.cancel': { args: () => ({}), instead: { free: 409 } },
  'calendar.trip': { args: async (owner) => byId((await tripOf(owner)).id), forOthers: 404 },
  'calendar.shared': {
    args: async (owner, instance) => byId(await sharedMatchOf(owner, instance)),
    forOthers: 404,
  },
  'quiz.mine': plain,
  'quiz.save': {
    args: ({ user }) => ({ body: { userId: user.id, preferences: quizAnswers(0) } }),
    forOthers: 403,
  },
};
