import { MeetingLinks } from '../../src/modules/meetings/meeting-links.js';
import type { Client } from './client.js';
import { newUser } from './client.js';
import type { Instance } from './instance.js';
import { befriend } from './matched.js';
import { meetingWith, mustName, mustPlan, tokenOf } from './meetings.js';
import { query } from './query.js';
import type { SceneCall } from './scene.js';

const friendOf = async (owner: Client, instance: Instance): Promise<Client> => {
  const friend = await newUser(instance);
  await befriend(friend, owner);
  return friend;
};
const planOf = async (owner: Client, instance: Instance) => mustPlan(owner, await friendOf(owner, instance));

/** The token in a link that an email carries. */
const linkToken = async (
  instance: Instance,
  purpose: 'fine' | 'contact',
  table: string,
  id: number,
): Promise<string> => {
  const { rows } = await query<{ linkId: string }>(
    instance,
    `SELECT link_id AS "linkId" FROM ${table} WHERE id = $1`,
    [id],
  );
  const link = instance.app.get(MeetingLinks).url(purpose, rows[0]?.linkId ?? '');
  return link.split('#t=')[1] ?? '';
};
const fineTokenOf = (instance: Instance, { id }: { id: number }) =>
  linkToken(instance, 'fine', 'meeting_plans', id);
/** The token in the link by which a contact answers. */
export const contactTokenOf = (instance: Instance, { id }: { id: number }) =>
  linkToken(instance, 'contact', 'trusted_contacts', id);

const ofPlan: SceneCall = {
  args: async (owner, instance) => ({ params: { id: (await planOf(owner, instance)).id } }),
  forOthers: 404,
};

/** The calls of meeting plans and trusted contacts. */
export const meetingCalls: Readonly<Record<string, SceneCall>> = {
  'meetings.list': { args: () => ({}) },
  'meetings.create': {
    args: async (owner, instance) => ({ body: meetingWith(await friendOf(owner, instance)) }),
    forOthers: 403,
  },
  'meetings.update': {
    args: async (owner, instance) => {
      const { otherUserId: _, ...body } = meetingWith(owner);
      return { params: { id: (await planOf(owner, instance)).id }, body };
    },
    forOthers: 404,
  },
  'meetings.remove': ofPlan,
  'meetings.fine': ofPlan,
  'meetings.putOff': {
    args: async (owner, instance) => {
      const { id } = await planOf(owner, instance);
      await query(instance, `UPDATE meeting_plans SET state = 'asked' WHERE id = $1`, [id]);
      return { params: { id } };
    },
    forOthers: 404,
  },
  'plan.read': {
    args: async (owner, instance) => ({ body: { token: tokenOf(await planOf(owner, instance)) } }),
  },
  'plan.fine': {
    args: async (owner, instance) => ({
      body: { token: await fineTokenOf(instance, await planOf(owner, instance)) },
    }),
  },
  'contacts.list': { args: () => ({}) },
  'contacts.add': { args: () => ({ body: { name: 'Ingrid', email: 'ingrid@post.wayfellow.travel' } }) },
  'contacts.remove': {
    args: async (owner) => ({ params: { id: (await mustName(owner)).id } }),
    forOthers: 404,
  },
  'contacts.answer': {
    args: async (owner, instance) => ({
      body: { token: await contactTokenOf(instance, await mustName(owner)), isWilling: true },
    }),
  },
};
