import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { answerInvitation, idOf, inviteTo, startGroup } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';

const { conversations, notifications } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('groups_invitations') });
});
afterAll(() => instance?.close());

let ana: Client;
let dora: Client;
let eve: Client;
/** A group that Ana has invited Dora into. */
let group: number;
beforeEach(async () => {
  [ana, dora, eve] = [await newUser(instance), await newUser(instance), await newUser(instance)];
  for (const other of [dora, eve]) await befriend(ana, other);
  group = idOf(await startGroup(ana, [dora]));
  expect(await bellOf(dora)).toEqual([1, [false]]);
});

const countOf = async (who: Client) => (await who.call(notifications.unread)).body.count;
/** How many unread lines there are, and of those about groups, whether each is read. */
const bellOf = async (who: Client) => {
  const lines = (await who.call(notifications.list)).body.filter(({ kind }) => kind === 'group');
  return [await countOf(who), lines.map(({ isRead }) => isRead)];
};
const removeFrom = (who: Client) => (whom: Client) =>
  who.call(conversations.remove, { params: { id: group, userId: whom.user.id } });

test('an invitation is in the bell until it lapses', async () => {
  const sql = `
    UPDATE conversation_members SET invited_at = now() - interval '${limits.group.inviteDays} days' WHERE user_id = $1`;
  await query(instance, sql, [dora.user.id]);
  expect(await bellOf(dora)).toEqual([0, []]);
});

test('an invitation is in the bell until it is taken back, or declined', async () => {
  await inviteTo(ana, group, eve);
  await removeFrom(ana)(dora);
  await answerInvitation(eve, group, 'declined');
  expect([await bellOf(dora), await bellOf(eve)]).toEqual([
    [0, []],
    [0, []],
  ]);
});

test('an invitation is in the bell until the last one has left, of which the bell hears at once', async () => {
  const tab = await LiveClient.of(dora);
  await removeFrom(ana)(ana);
  await tab.next('notification_update');
  await tab.close();
  expect(await bellOf(dora)).toEqual([0, []]);
});

test('an invitation is in the bell read once it is accepted, until they leave', async () => {
  await answerInvitation(dora, group, 'joined');
  expect(await bellOf(dora)).toEqual([0, [true]]);
  await removeFrom(dora)(dora);
  expect(await bellOf(dora)).toEqual([0, []]);
});
