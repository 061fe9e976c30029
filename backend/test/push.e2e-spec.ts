import { endpoints, notificationKinds, optionalKinds } from '@wayfellow/contracts';
import { NotificationsService } from '../src/modules/notifications/notifications.service.js';
import { PushesService } from '../src/modules/notifications/push/pushes.service.js';
import { LiveHub } from '../src/platform/live/live-hub.js';
import { Presence } from '../src/platform/live/presence.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf, say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend, request } from './support/matched.js';
import { markRead, mustWrite } from './support/messages.js';
import { choose } from './support/notification-emails.js';
import { PushService, sendPushes, waitingPushes } from './support/push-service.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

let service: PushService;
let instance: Instance;
let other: Instance;
beforeAll(async () => {
  service = await PushService.start();
  const databaseUrl = await freshDatabase('push');
  const start = () => startInstance({ databaseUrl, env: service.env() });
  [instance, other] = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all([instance?.close(), other?.close()]);
  await service?.close();
});

/** Somebody with a device, who wants every kind there at any hour. */
const newOwner = async (): Promise<{ ben: Client; phone: Awaited<ReturnType<PushService['subscribe']>> }> => {
  const ben = await newUser(instance, { name: 'Ben Reader' });
  await choose(ben);
  return { ben, phone: await service.subscribe(ben) };
};
const newSender = () => newUser(instance, { name: 'Ana Sender' });
const friends = async () => {
  const [ana, { ben, phone }] = [await newSender(), await newOwner()];
  await befriend(ben, ana);
  await sendPushes(instance);
  service.received.length = 0;
  return { ana, ben, phone };
};
/** The same in a group of the two. */
const members = async () => {
  const [ana, { ben, phone }] = [await newSender(), await newOwner()];
  const id = await groupOf(ana, ben);
  await sendPushes(instance);
  service.received.length = 0;
  return { ana, ben, phone, id };
};
/** What devices showed, once all that can be is sent. */
const shownOn = async (phone: Parameters<PushService['to']>[0]) => {
  await sendPushes(instance);
  return service.to(phone).map(({ push }) => (push as { body: string }).body);
};
const newMessage = 'You have a new message.';

test('a message is pushed in words that name nobody, once until it is read', async () => {
  const { ana, ben, phone } = await friends();
  await mustWrite(ana, ben, 'Zanzibar 1');
  await sendPushes(instance);
  await mustWrite(ana, ben, 'Zanzibar 2');
  expect(await shownOn(phone)).toEqual([newMessage]);
  const [first] = service.to(phone);
  expect(first?.push).toEqual({
    title: 'Wayfellow',
    body: newMessage,
    to: `/messages/${ana.user.id}`,
    tag: expect.stringMatching(/^message:\d+$/) as string,
  });
  const { id } = await mustWrite(ana, ben, 'Zanzibar 3');
  await markRead(ben, id);
  await mustWrite(ana, ben, 'Zanzibar 4');
  expect(await shownOn(phone)).toEqual([newMessage, newMessage]);
  const [, second] = service.to(phone);
  expect(second?.headers.topic).toBe(first?.headers.topic);
  expect(JSON.stringify(service.to(phone).map(({ push }) => push))).not.toMatch(/Zanzibar|Ana/);
});

test('the service keeps it for twelve hours, and is told by a topic that says nothing', async () => {
  const { ana, ben, phone } = await friends();
  await mustWrite(ana, ben, 'Hello!');
  await sendPushes(instance);
  expect(service.to(phone)[0]?.headers).toMatchObject({
    ttl: '43200',
    topic: expect.stringMatching(/^[\w-]{32}$/) as string,
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/) as string,
  });
});

test('the first name is shown where the user chose so', async () => {
  const { ana, ben, phone } = await friends();
  await choose(ben, { isNamed: true });
  await mustWrite(ana, ben, 'Hello!');
  await request(await newUser(instance, { name: 'Carla Third' }), ben);
  expect((await shownOn(phone)).sort()).toEqual(['Ana wrote to you.', 'Carla wants to travel with you.']);
});

test('a push says no more of a group than of one traveler, once until it is read, and leads to the group', async () => {
  const { ana, ben, phone, id } = await members();
  for (const text of ['Zanzibar 1', 'Zanzibar 2']) {
    await say(ana, id, text);
    await sendPushes(instance);
  }
  const shown = { title: 'Wayfellow', to: `/messages/g/${id}`, tag: `group-message:${id}` };
  expect(service.to(phone).map(({ push }) => push)).toEqual([{ ...shown, body: newMessage }]);
  const { id: last } = await say(ana, id, 'Zanzibar 3');
  await ben.call(endpoints.conversations.read, { params: { id }, body: { messageId: last } });
  await choose(ben, { isNamed: true });
  await say(ana, id, 'Zanzibar 4');
  expect(await shownOn(phone)).toEqual([newMessage, 'Ana wrote in a group chat.']);
});

/** A line of each kind but messages, whose facts have words that a user wrote; an invitation needs a group that is there. */
const recordAll = async (ben: Client, ana: Client, conversationId: number) => {
  const ids = { matchId: 1, decisionId: 1, planId: 1, conversationId };
  const subject = { ...ids, count: 2, code: 'Zanzibar', place: 'Zanzibar' };
  const kinds = notificationKinds.filter((kind) => kind !== 'message');
  for (const kind of kinds) {
    const line = { userId: ben.user.id, kind, actorId: ana.user.id, foldKey: `${kind}:1`, subject };
    await instance.app.get(NotificationsService).recordNow(line as never);
  }
  return kinds;
};

test('each kind is pushed once, although workers of two instances look for it, and has no word of anybody', async () => {
  const { ana, ben, phone, id } = await members();
  const kinds = await recordAll(ben, ana, id);
  await Promise.all([instance, other, instance, other].map(({ app }) => app.get(PushesService).sendDue()));
  await sendPushes(instance);
  const tags = service.to(phone).map(({ push }) => (push as { tag: string }).tag);
  expect(tags.sort()).toEqual(kinds.map((kind) => `${kind}:1`).sort());
  expect(JSON.stringify(service.to(phone).map(({ push }) => push))).not.toMatch(/Zanzibar|Ana|Sender/);
});

test('what a worker had in hand when it died is pushed by another', async () => {
  const { ana, ben, phone } = await friends();
  await mustWrite(ana, ben, 'Hello!');
  await sendPushes(instance);
  const line = `UPDATE notifications SET push_at = now() + $2::interval, push_attempts = 1
    WHERE user_id = $1 AND kind = 'message'`;
  // As a worker has left it that sent it and could not write so; then its lease is over.
  for (const left of ['1 minute', '0 minutes']) await query(instance, line, [ben.user.id, left]);
  expect(await shownOn(phone)).toEqual([newMessage, newMessage]);
  const [first, second] = service.to(phone).map(({ push }) => (push as { tag: string }).tag);
  // The device shows the second in place of the first.
  expect(second).toBe(first);
});

test('only kinds that were chosen for devices are pushed, safety and sign-in among them', async () => {
  const { ana, ben, phone, id } = await members();
  await choose(ben, { pushed: [...optionalKinds] });
  await recordAll(ben, ana, id);
  const tagsOf = () => service.to(phone).map(({ push }) => (push as { tag: string }).tag);
  await sendPushes(instance);
  expect(tagsOf().sort()).toEqual([
    'accepted:1',
    'digest:1',
    'group:1',
    'meetup:1',
    'request:1',
    'traveled:1',
  ]);
});

test('what was read, answered, or came from somebody blocked or gone by then is not pushed', async () => {
  const { ben, phone } = await newOwner();
  const hour = new Date().getUTCHours();
  await choose(ben, { isQuiet: true, quietFrom: hour, quietUntil: (hour + 2) % 24 });
  const [ana, carla, dora, emil] = await Promise.all([newSender(), newSender(), newSender(), newSender()]);
  const { id } = await request(ana, ben);
  for (const who of [carla, dora]) await request(who, ben);
  await sendPushes(instance);
  await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'rejected' } });
  await ben.call(endpoints.blocks.block, { params: { id: carla.user.id } });
  await query(instance, `UPDATE users SET standing = 'leaving' WHERE id = $1`, [dora.user.id]);
  await request(emil, ben);
  await choose(ben);
  expect(await shownOn(phone)).toEqual(['Somebody wants to travel with you.']);
  expect(await waitingPushes(instance, ben)).toEqual([]);
});

/** Asks somebody whether they are fine. */
const ask = ({ user }: Client) =>
  instance.app.get(NotificationsService).recordNow({
    userId: user.id,
    kind: 'check-in',
    subject: { planId: 1, place: 'Zanzibar', meetsAt: new Date().toISOString(), zone: 'UTC' },
    foldKey: 'check-in:1',
  });

test('in quiet hours devices stay silent until they are over, except for check-ins', async () => {
  const [ana, { ben, phone }] = [await newSender(), await newOwner()];
  const hour = new Date().getUTCHours();
  await choose(ben, { isQuiet: true, quietFrom: hour, quietUntil: (hour + 2) % 24 });
  await request(ana, ben);
  await ask(ben);
  expect(await shownOn(phone)).toEqual(['Are you fine?']);
  const [due] = await waitingPushes(instance, ben);
  expect([due?.getUTCHours(), due?.getUTCMinutes()]).toEqual([(hour + 2) % 24, 0]);
  await choose(ben);
  expect(await shownOn(phone)).toEqual(['Are you fine?', 'Somebody wants to travel with you.']);
});

test('while somebody is connected, on any instance, pushes wait, except for check-ins', async () => {
  const { ana, ben, phone } = await friends();
  const tab = new LiveClient(other.wsUrl, { cookie: ben.cookie() });
  await tab.opened();
  tab.send({ type: 'auth', userId: ben.user.id });
  await tab.next('ready');
  await other.app.get(Presence).note();
  await mustWrite(ana, ben, 'Hello!');
  expect(await shownOn(phone)).toEqual([]);
  await ask(ben);
  expect(await shownOn(phone)).toEqual(['Are you fine?']);
  expect(await waitingPushes(instance, ben)).toHaveLength(1);
  await tab.close();
  await waitFor(() => other.app.get(LiveHub).size === 0);
  await query(instance, `UPDATE presence SET seen_at = now() - interval '3 minutes'`);
  await other.app.get(Presence).note();
  expect(await shownOn(phone)).toEqual(['Are you fine?', newMessage]);
});
