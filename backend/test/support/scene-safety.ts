import { endpoints } from '@wayfellow/contracts';
import { UnsubscribeLinks } from '../../src/modules/notifications/unsubscribe-links.js';
import { type Client, newUser } from './client.js';
import { decisionAbout } from './decisions.js';
import { exportsOf, mustHaveExport } from './exports.js';
import { linkOf } from './links.js';
import { newDevice } from './push-service.js';
import { decideCases, mustReport } from './reports.js';
import { addReference, ageMatch } from './references.js';
import { befriend } from './matched.js';
import { atAnyHour } from './notification-emails.js';
import type { Instance } from './instance.js';
import type { SceneCall } from './scene.js';
import { waitFor } from './wait-for.js';

const ofStranger: SceneCall = {
  args: async (_, instance) => ({ params: { id: (await newUser(instance)).user.id } }),
};
const statement = 'This is not what happened between us.';

const goodbye = { password: 'correct horse', takeBackMessages: false, deleteTips: false };

/** Calls that do not exist for anybody without a role, whatever they name. */
const ofCase = (body?: object): SceneCall => ({ args: () => ({ params: { id: 1 }, body }) });

/** Somebody whom the owner was matched with more than a day ago. */
const companionOf = async (owner: Client, instance: Instance): Promise<Client> => {
  const companion = await newUser(instance);
  await befriend(companion, owner);
  await ageMatch(instance, companion, owner);
  return companion;
};

/** The calls of copies and leaving, blocks, notifications, reports, references and moderation. */
export const safetyCalls: Readonly<Record<string, SceneCall>> = {
  'exports.create': { args: () => ({ body: { password: 'correct horse' } }) },
  'exports.list': { args: () => ({}) },
  'exports.file': {
    args: async (owner, instance) => {
      const id = await mustHaveExport(instance, owner);
      // A worker of the instance's own may have it in hand.
      await waitFor(async () => (await exportsOf(owner))[0]?.state === 'ready');
      return { params: { id } };
    },
    forOthers: 404,
  },
  'leaving.counts': { args: () => ({}) },
  'leaving.begin': { args: () => ({ body: goodbye }) },
  'leaving.stay': { args: () => ({}) },
  'leaving.stayByLink': {
    args: async (owner, instance) => {
      await owner.call(endpoints.leaving.begin, { body: goodbye });
      return linkOf('stay')(owner, instance);
    },
  },
  'blocks.list': { args: () => ({}) },
  'blocks.block': ofStranger,
  'blocks.unblock': ofStranger,
  'notifications.list': { args: () => ({}) },
  'notifications.unread': { args: () => ({}) },
  'notifications.read': { args: () => ({ body: { upToId: 1 } }) },
  'notifications.settings': { args: () => ({}) },
  'notifications.saveSettings': { args: () => ({ body: atAnyHour }) },
  'notifications.keepZone': { args: () => ({ body: { zone: 'Asia/Tokyo' } }) },
  'push.key': { args: () => ({}) },
  'push.subscribe': { args: () => ({ body: newDevice() }) },
  'push.unsubscribe': { args: () => ({}) },
  'notifications.unsubscribe': {
    args: (owner, instance) => {
      const url = instance.app.get(UnsubscribeLinks).url({ userId: owner.user.id, kind: 'digest' });
      return { query: { t: new URL(url).searchParams.get('t') as string } };
    },
  },
  'reports.create': {
    args: async (_, instance) => {
      const { user } = await newUser(instance);
      return { body: { subject: 'person', subjectId: user.id, reason: 'spam' } };
    },
  },
  'reports.list': { args: () => ({}) },
  'reports.complain': {
    args: async (owner, instance) => {
      const { id } = await mustReport(owner, await newUser(instance));
      await decideCases(instance, 'no-breach');
      return { params: { id }, body: { text: statement } };
    },
    forOthers: 404,
  },
  'references.create': {
    args: async (owner, instance) => {
      const { user } = await companionOf(owner, instance);
      return { body: { userId: user.id, met: true, feltSafe: true } };
    },
    forOthers: 409,
  },
  'references.list': ofStranger,
  'references.withdraw': {
    args: async (owner, instance) => {
      const id = await addReference(instance, owner, await companionOf(owner, instance));
      return { params: { id } };
    },
    forOthers: 404,
  },
  'references.reply': {
    args: async (owner, instance) => {
      const id = await addReference(instance, await companionOf(owner, instance), owner);
      return { params: { id }, body: { text: 'And so did I.' } };
    },
    forOthers: 404,
  },
  'reports.people': { args: () => ({}) },
  'decisions.list': { args: () => ({}) },
  'decisions.one': {
    args: async (owner, instance) => ({ params: { id: await decisionAbout(instance, owner) } }),
    forOthers: 404,
  },
  'decisions.appeal': {
    args: async (owner, instance) => {
      const id = await decisionAbout(instance, owner);
      return { params: { id }, body: { text: statement } };
    },
    forOthers: 404,
  },
  'moderation.queue': { args: () => ({}) },
  'moderation.cases': { args: () => ({}) },
  'moderation.one': ofCase(),
  'moderation.assign': ofCase({ mine: true, version: 0 }),
  'moderation.decide': ofCase({ action: 'no-breach', version: 0 }),
  'moderation.previewEmails': ofCase({ action: 'no-breach', version: 0 }),
  'moderation.confirm': ofCase({ version: 0 }),
  'moderation.decideAppeal': ofCase({ outcome: 'stands', facts: statement, version: 0 }),
  'moderation.log': { args: () => ({}) },
  'moderation.unveil': ofCase(),
  'moderation.tellAuthorities': ofCase(),
  'reports.notice': {
    args: () => ({
      body: { url: '/explore', reason: 'minor', text: 'Somebody here is a child.', isGoodFaith: true },
    }),
  },
};
