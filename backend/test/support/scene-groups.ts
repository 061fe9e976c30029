import { endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './client.js';
import { answerInvitation, idOf, say, startGroup } from './groups.js';
import type { Instance } from './instance.js';
import { befriend } from './matched.js';
import type { SceneCall } from './scene.js';

/** Somebody new whom the owner can invite. */
const friendOf = async (owner: Client, instance: Instance): Promise<Client> => {
  const friend = await newUser(instance);
  await befriend(owner, friend);
  return friend;
};

/** A group that the owner started, with one who joined. */
const groupWith = async (owner: Client, instance: Instance) => {
  const friend = await friendOf(owner, instance);
  const id = idOf(await startGroup(owner, [friend]));
  await answerInvitation(friend, id, 'joined');
  return { id, friend };
};
const groupOf = async (owner: Client, instance: Instance) => ({
  params: { id: (await groupWith(owner, instance)).id },
});

/** A call about a group of the owner's, with a body. */
const inGroup = (body: object): SceneCall => ({
  args: async (owner, instance) => ({ ...(await groupOf(owner, instance)), body }),
  forOthers: 404,
});

/** The calls about conversations of several. */
export const groupCalls: Readonly<Record<string, SceneCall>> = {
  'conversations.list': { args: () => ({}) },
  'conversations.create': {
    args: async (owner, instance) => ({ body: { userIds: [(await friendOf(owner, instance)).user.id] } }),
    forOthers: 403,
  },
  'conversations.one': { args: groupOf, forOthers: 404 },
  'conversations.rename': inGroup({ title: 'By the sea' }),
  'conversations.messages': { args: groupOf, forOthers: 404 },
  'conversations.send': inGroup({ content: 'Hello!' }),
  'conversations.read': {
    args: async (owner, instance) => {
      const { id, friend } = await groupWith(owner, instance);
      return { params: { id }, body: { messageId: (await say(friend, id, 'Hello!')).id } };
    },
    forOthers: 404,
  },
  'conversations.invite': {
    args: async (owner, instance) => ({
      ...(await groupOf(owner, instance)),
      body: { userIds: [(await friendOf(owner, instance)).user.id] },
    }),
    forOthers: 404,
  },
  'conversations.answer': {
    args: async (owner, instance) => {
      const friend = await friendOf(owner, instance);
      const { body } = await friend.call(endpoints.conversations.create, {
        body: { userIds: [owner.user.id] },
      });
      return { params: { id: idOf(body) }, body: { answer: 'joined' } };
    },
    forOthers: 404,
  },
  'conversations.remove': {
    args: async (owner, instance) => {
      const { id, friend } = await groupWith(owner, instance);
      return { params: { id, userId: friend.user.id } };
    },
    forOthers: 404,
  },
  'conversations.mute': inGroup({ until: 'always' }),
};
