import { FORMER_TRAVELER, type NotificationView, endpoints, limits } from '@wayfellow/contracts';
import { MessageNotifications } from '../src/modules/messages/unread/message-notifications.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf, inviteTo, say, startGroup } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { LiveClient } from './support/live-client.js';
import { Mailbox } from './support/mailbox.js';
import { befriend } from './support/matched.js';
import { newReader, sendEmails } from './support/notification-emails.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { blocks, conversations, notifications } = endpoints;

let mailbox: Mailbox;
let instance: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  // A web instance runs no jobs: what is recorded and emailed when is what a test says.
  const env = { ...mailbox.env(), ROLE: 'web' };
  instance = await startInstance({ databaseUrl: await freshDatabase('groups_notifications'), env });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

let ana: Client;
let ben: Client;
let eve: Client;
/** A group of the three, in which nothing was said. */
let id: number;
beforeEach(async () => {
  ana = await newUser(instance, { name: 'Ana Sender' });
  ben = await newReader(instance);
  eve = await newUser(instance, { name: 'Eve Third' });
  id = await groupOf(ana, ben, eve);
});

/** Records what is unread, as the job does. */
const catchUp = () => instance.app.get(MessageNotifications).catchUp();
const linesOf = async (who: Client): Promise<NotificationView[]> =>
  (await who.call(notifications.list)).body.filter(({ kind }) => kind === 'message');
/** Of the lines about messages: who wrote the latest, how many are unread, and whether the line is. */
const shownTo = async (who: Client) =>
  (await linesOf(who)).map(({ actor, unreadMessages, isRead }) => [actor?.name, unreadMessages, isRead]);
const countOf = async (who: Client) => (await who.call(notifications.unread)).body.count;
const toldTo = async (who: Client) => {
  await catchUp();
  return shownTo(who);
};
const read = (who: Client, messageId: number) =>
  who.call(conversations.read, { params: { id }, body: { messageId } });
const mute = (who: Client, until: 'tomorrow' | 'always' | null) =>
  who.call(conversations.mute, { params: { id }, body: { until } });
const remove = (who: Client) => who.call(conversations.remove, { params: { id, userId: who.user.id } });
const dismiss = async (who: Client) => {
  const [latest] = (await who.call(notifications.list)).body;
  await who.call(notifications.read, { body: { upToId: latest?.id ?? 1 } });
};

test('what is said is one line for each of the others, with the latest who spoke, a number and never a word', async () => {
  const tab = await LiveClient.of(ben);
  for (const text of ['Zanzibar 1', 'Zanzibar 2']) await say(ana, id, text);
  await say(eve, id, 'Zanzibar 3');
  await tab.next('notification_update');
  await tab.close();
  expect(await shownTo(ben)).toEqual([['Eve Third', 3, false]]);
  const [line] = await linesOf(ben);
  expect(line).toMatchObject({ subject: { conversationId: id, messageId: expect.any(Number) as number } });
  expect(line?.subject.matchId).toBeUndefined();
  expect([await toldTo(ana), await toldTo(eve)]).toEqual([
    [['Eve Third', 1, false]],
    [['Ana Sender', 2, false]],
  ]);
  const { rows } = await query(instance, `SELECT FROM notifications one WHERE one::text LIKE '%Zanzibar%'`);
  expect(rows).toEqual([]);
});

test('reading the group reads its line; a line that was dismissed comes back with the next message alone', async () => {
  await say(ana, id, 'First');
  await catchUp();
  await dismiss(ben);
  expect(await toldTo(ben)).toEqual([['Ana Sender', 1, true]]);
  const { id: second } = await say(ana, id, 'Second');
  expect((await toldTo(ben))[0]).toEqual(['Ana Sender', 2, false]);
  await read(ben, second);
  await waitFor(async () => (await shownTo(ben)).every(([, , isRead]) => isRead));
  expect(await countOf(ben)).toBe(0);
});

test('a group that is muted shows no line, also none that was there before; what is said afterwards makes one', async () => {
  await say(ana, id, 'Before');
  await catchUp();
  await mute(ben, 'always');
  expect(await shownTo(ben)).toEqual([]);
  await say(ana, id, 'Meanwhile');
  expect([await toldTo(ben), await toldTo(eve)]).toEqual([[], [['Ana Sender', 2, false]]]);
  await mute(ben, null);
  await say(ana, id, 'Afterwards');
  expect((await toldTo(ben))[0]).toEqual(['Ana Sender', 3, false]);
});

test('a group that is muted until tomorrow is silent until then, and not longer', async () => {
  await mute(ben, 'tomorrow');
  await say(ana, id, 'Today');
  expect(await toldTo(ben)).toEqual([]);
  const over =
    'UPDATE conversation_members SET muted_until = now() WHERE conversation_id = $1 AND user_id = $2';
  await query(instance, over, [id, ben.user.id]);
  await say(ana, id, 'Tomorrow');
  expect(await toldTo(ben)).toEqual([['Ana Sender', 2, false]]);
});

test('those who are apart tell each other nothing, also what was told already, and again when the block ends', async () => {
  const params = { id: ana.user.id };
  await say(eve, id, 'From Eve');
  await say(ana, id, 'From Ana');
  expect(await toldTo(ben)).toEqual([['Ana Sender', 2, false]]);
  await ben.call(blocks.block, { params });
  expect(await toldTo(ben)).toEqual([['Eve Third', 1, false]]);
  await say(ana, id, 'From Ana again');
  expect([await toldTo(ben), await toldTo(eve)]).toEqual([
    [['Eve Third', 1, false]],
    [['Ana Sender', 2, false]],
  ]);
  await say(ben, id, 'From Ben');
  expect(await toldTo(ana)).toEqual([['Eve Third', 1, false]]);
  await ben.call(blocks.unblock, { params });
  expect(await toldTo(ben)).toEqual([['Ana Sender', 3, false]]);
});

test('who was only invited is told nothing, nor is who has left, also not what was told before', async () => {
  const dora = await newUser(instance);
  await befriend(ana, dora);
  await inviteTo(ana, id, dora);
  await say(ana, id, 'Hello');
  expect([await toldTo(dora), await toldTo(ben)]).toEqual([[], [['Ana Sender', 1, false]]]);
  const tabs = [await LiveClient.of(ben), await LiveClient.of(dora)];
  await remove(ben);
  await ana.call(conversations.remove, { params: { id, userId: dora.user.id } });
  // Their bells are asked again.
  for (const tab of tabs) await tab.next('notification_update');
  await Promise.all(tabs.map((tab) => tab.close()));
  expect([await shownTo(ben), await countOf(dora)]).toEqual([[], 0]);
  await say(ana, id, 'Hello again');
  expect(await toldTo(ben)).toEqual([]);
  expect(await countOf(ben)).toBe(0);
});

test('what an instance that ended did not record is recorded by the job, once', async () => {
  const said = `INSERT INTO messages (conversation_id, sender_id, content) VALUES ($1, $2, 'Hi')`;
  await query(instance, said, [id, ana.user.id]);
  await Promise.all([catchUp(), catchUp(), catchUp()]);
  expect([await shownTo(ana), await shownTo(ben)]).toEqual([[], [['Ana Sender', 1, false]]]);
});

test('who spoke is called as they are called now, also where they have left Wayfellow', async () => {
  await say(ana, id, 'Hello');
  await catchUp();
  await ana.call(endpoints.users.update, {
    params: { id: ana.user.id },
    body: { name: 'Anna Renamed', email: ana.user.email },
  });
  expect(await shownTo(ben)).toEqual([['Anna Renamed', 1, false]]);
  await mustLeave(ana);
  await letPass(instance, ana, '15 days');
  await eraseDue(instance);
  expect(await shownTo(ben)).toEqual([[FORMER_TRAVELER, 1, false]]);
});

describe('emails', () => {
  /** What came to Ben about the group. */
  const emailsToBen = async () => {
    await sendEmails(instance);
    const subjects = ['Ana wrote in a group chat', 'Eve wrote in a group chat'];
    return mailbox.to(ben.user.email).filter(({ subject }) => subjects.includes(subject));
  };
  const subjectsToBen = async () => (await emailsToBen()).map(({ subject }) => subject);

  test('one comes after the same time as of one traveler, with a number and neither words nor title, and none before it was read', async () => {
    await ana.call(conversations.rename, { params: { id }, body: { title: 'Zanzibar or bust' } });
    for (const text of ['Zanzibar 1', 'Zanzibar 2']) await say(ana, id, text);
    await catchUp();
    const { rows } = await query<{ minutes: number }>(
      instance,
      `SELECT (extract(epoch FROM leased_until - notifications.created_at) / 60)::int AS minutes FROM emails
       JOIN notifications ON fold_key = facts->>'foldKey' AND user_id::text = facts->>'userId'
       WHERE emails.kind = 'notification' AND user_id = $1 AND fold_key = $2`,
      [ben.user.id, `group-message:${id}`],
    );
    expect(rows).toEqual([{ minutes: limits.emailMessagesAfterMinutes }]);
    const [email, ...others] = await emailsToBen();
    expect(others).toEqual([]);
    expect(email?.text).toContain('You have 2 new messages.');
    expect(email?.text).toContain(`http://wayfellow.travel/messages/g/${id}`);
    expect(mailbox.server.emails.join()).not.toContain('Zanzibar');
    await dismiss(ben);
    const { id: third } = await say(ana, id, 'Third');
    expect(await emailsToBen()).toHaveLength(1);
    await read(ben, third);
    await say(eve, id, 'Fourth');
    expect(await subjectsToBen()).toEqual(['Ana wrote in a group chat', 'Eve wrote in a group chat']);
  });

  test.each<[string, (messageId: number) => Promise<unknown>]>([
    ['read', (messageId) => read(ben, messageId)],
    ['muted', () => mute(ben, 'always')],
    ['left', () => remove(ben)],
    ['of somebody who was blocked', () => ben.call(blocks.block, { params: { id: ana.user.id } })],
  ])('none comes about what was %s by then', async (_, change) => {
    const said = await say(ana, id, 'Hello');
    await catchUp();
    await change(said.id);
    expect(await subjectsToBen()).toEqual([]);
  });

  test('an invitation is emailed to who wants that', async () => {
    await befriend(eve, ben);
    await startGroup(eve, [ben], 'Zanzibar or bust');
    await sendEmails(instance);
    const subjects = mailbox.to(ben.user.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Eve invites you into a group')).toHaveLength(1);
    expect(mailbox.server.emails.join()).not.toContain('Zanzibar');
  });
});
