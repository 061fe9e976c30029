import { type NotificationView, endpoints } from '@wayfellow/contracts';
import { MessageNotifications } from '../src/modules/messages/unread/message-notifications.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient, settled } from './support/live-client.js';
import { befriend, newPair, request } from './support/matched.js';
import { markRead, mustWrite } from './support/messages.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { list, unread, read } = endpoints.notifications;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('notifications_events') });
});
afterAll(() => instance?.close());

const linesOf = async (client: Client): Promise<NotificationView[]> => (await client.call(list)).body;
const countOf = async (client: Client) => (await client.call(unread)).body.count;
const kindsOf = async (client: Client) => (await linesOf(client)).map(({ kind, isRead }) => [kind, isRead]);
const messagesOf = async (client: Client) => (await linesOf(client)).filter(({ kind }) => kind === 'message');
const catchUp = () => instance.app.get(MessageNotifications).catchUp();
/** Everything that is read already, so that a test begins with none. */
const readAll = async (client: Client) => {
  const [latest] = await linesOf(client);
  await client.call(read, { body: { upToId: latest?.id ?? 1 } });
};

test('a request is notified of at once, and done once it is answered; its sender learns of a yes', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const [sending, tab] = [await LiveClient.of(ana), await LiveClient.of(ben)];
  const { id } = await request(ana, ben);
  await tab.next('notification_update');
  await settled(sending, ana);
  expect(sending.frames.map(({ type }) => type)).toEqual(['match_update']);
  expect(await linesOf(ben)).toMatchObject([
    { kind: 'request', actor: { id: ana.user.id }, subject: { matchId: id } },
  ]);
  await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'accepted' } });
  expect([await kindsOf(ben), await countOf(ben)]).toEqual([[['request', true]], 0]);
  expect(await linesOf(ana)).toMatchObject([{ kind: 'accepted', actor: { id: ben.user.id }, isRead: false }]);
  await sending.next('notification_update');
  await Promise.all([sending.close(), tab.close()]);
});

test('nobody is notified of a decline', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const tab = await LiveClient.of(ana);
  const { id } = await request(ana, ben);
  await tab.next('match_update');
  await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'rejected' } });
  await tab.next('match_update');
  expect([await linesOf(ana), await countOf(ben)]).toEqual([[], 0]);
  expect(tab.frames.map(({ type }) => type)).not.toContain('notification_update');
  await tab.close();
});

test('two who ask each other at once are each notified once', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await request(ana, ben);
  await ben.call(endpoints.matches.create, { body: { otherUserId: ana.user.id } });
  expect([await kindsOf(ana), await kindsOf(ben)]).toEqual([[['accepted', false]], [['request', true]]]);
});

test('messages are one line a conversation, also fifty at once, with their number and never their text', async () => {
  const [ana, ben] = await newPair(instance);
  await Promise.all(Array.from({ length: 50 }, (_, at) => mustWrite(ana, ben, `Zanzibar ${at}`)));
  await waitFor(async () => (await messagesOf(ben)).length > 0);
  await Promise.all([catchUp(), catchUp()]);
  const lines = await messagesOf(ben);
  expect(lines).toMatchObject([{ actor: { id: ana.user.id }, unreadMessages: 50, isRead: false }]);
  expect(JSON.stringify(lines)).not.toContain('Zanzibar');
  const { rows } = await query(instance, `SELECT FROM notifications one WHERE one::text LIKE '%Zanzibar%'`);
  expect(rows).toHaveLength(0);
});

test('reading the conversation reads its line; dismissing the line brings no other until there is a new message', async () => {
  const [ana, ben] = await newPair(instance);
  await mustWrite(ana, ben, 'First');
  await waitFor(async () => (await messagesOf(ben)).length === 1);
  await readAll(ben);
  await catchUp();
  expect([await countOf(ben), (await messagesOf(ben)).length]).toEqual([0, 1]);
  const { id } = await mustWrite(ana, ben, 'Second');
  await waitFor(async () => (await countOf(ben)) === 1);
  await markRead(ben, id);
  await waitFor(async () => (await countOf(ben)) === 0);
  await catchUp();
  expect(await countOf(ben)).toBe(0);
});

test('what an instance that ended did not record is recorded by the job, once', async () => {
  const [ana, ben] = await newPair(instance);
  const { rows } = await query<{ id: number }>(
    instance,
    `SELECT id FROM matches WHERE least(requester_id, recipient_id) = least($1::int, $2::int)
       AND greatest(requester_id, recipient_id) = greatest($1::int, $2::int)`,
    [ana.user.id, ben.user.id],
  );
  await query(
    instance,
    `INSERT INTO messages (match_id, sender_id, receiver_id, content, created_at) VALUES ($1, $2, $3, 'Hi', now())`,
    [rows[0]?.id, ana.user.id, ben.user.id],
  );
  await Promise.all([catchUp(), catchUp(), catchUp()]);
  expect(await messagesOf(ben)).toMatchObject([{ unreadMessages: 1, isRead: false }]);
});

test('a new device, a new password and a new email address are notified of', async () => {
  const ana = await newUser(instance);
  const other = new Client(instance);
  const login = { username: ana.user.username, password: 'correct horse' };
  expect((await other.call(endpoints.auth.login, { body: login })).status).toBe(200);
  const { id, name } = ana.user;
  const body = { name, email: `new-${ana.user.email}` };
  expect((await ana.call(endpoints.users.update, { params: { id }, body })).status).toBe(200);
  const change = { currentPassword: 'correct horse', newPassword: 'another horse' };
  expect((await ana.call(endpoints.account.changePassword, { body: change })).status).toBe(204);
  expect(await kindsOf(ana)).toEqual([
    ['password', false],
    ['email', false],
    ['new-device', false],
  ]);
});

test('a block hides what both did, and its end shows it again', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await befriend(ana, ben);
  const params = { id: ana.user.id };
  await ben.call(endpoints.blocks.block, { params });
  expect([await linesOf(ana), await linesOf(ben)]).toEqual([[], []]);
  await ben.call(endpoints.blocks.unblock, { params });
  expect([(await linesOf(ana)).length, (await linesOf(ben)).length]).toEqual([1, 1]);
});
