import { type NotificationView, endpoints, retentionDays } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { NotificationsService } from '../src/modules/notifications/notifications.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { query } from './support/query.js';
import { setStanding } from './support/standings.js';

const { list, unread, read } = endpoints.notifications;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('notifications') });
});
afterAll(() => instance?.close());

const service = () => instance.app.get(NotificationsService);
const asks = async (to: Client, from: Client, matchId: number) => {
  const subject = { matchId };
  const notification = { userId: to.user.id, actorId: from.user.id, subject, foldKey: `request:${matchId}` };
  await service().record(instance.app.get(DataSource), { kind: 'request', ...notification });
};
const linesOf = async (client: Client): Promise<NotificationView[]> => (await client.call(list)).body;
const countOf = async (client: Client) => (await client.call(unread)).body.count;

test('a notification says who did what and when, and is one’s own', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance, { name: 'Ben' })];
  await asks(ana, ben, 7);
  expect(await linesOf(ana)).toEqual([
    {
      id: expect.any(Number) as number,
      kind: 'request',
      actor: { id: ben.user.id, name: 'Ben', profileImage: null },
      subject: { matchId: 7 },
      unreadMessages: null,
      createdAt: expect.any(String) as string,
      isRead: false,
    },
  ]);
  expect([await countOf(ana), await countOf(ben), await linesOf(ben)]).toEqual([1, 0, []]);
});

test('events with one fold key are one unread line, also when fifty come at once', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await Promise.all(Array.from({ length: 50 }, () => asks(ana, ben, 8)));
  expect([await countOf(ana), (await linesOf(ana)).length]).toEqual([1, 1]);
});

test('reading up to a line leaves what came after it unread, also where it was folded into it', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await asks(ana, ben, 9);
  const [seen] = await linesOf(ana);
  await asks(ana, ben, 9);
  const upTo = (id = 0) => ({ body: { upToId: id } });
  expect((await ana.call(read, upTo(seen?.id))).status).toBe(204);
  expect(await countOf(ana)).toBe(1);
  const [latest] = await linesOf(ana);
  await ben.call(read, upTo(latest?.id));
  expect(await countOf(ana)).toBe(1);
  await ana.call(read, upTo(latest?.id));
  expect([await countOf(ana), (await linesOf(ana)).map(({ isRead }) => isRead)]).toEqual([0, [true]]);
  await asks(ana, ben, 9);
  expect((await linesOf(ana)).map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('what is done is read; nothing of it is left if its transaction fails', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await asks(ana, ben, 10);
  await service().settle(instance.app.get(DataSource), ana.user.id, 'request:10');
  expect(await countOf(ana)).toBe(0);
  const failing = instance.app.get(DataSource).transaction(async (manager) => {
    const subject = { device: 'Firefox on Linux' };
    await service().record(manager, {
      userId: ana.user.id,
      kind: 'new-device',
      subject,
      foldKey: 'new-device:1',
    });
    throw new Error('Not today');
  });
  await expect(failing).rejects.toThrow('Not today');
  expect(await countOf(ana)).toBe(0);
});

test('somebody who is blocked or away is neither listed nor counted, and again when that is over', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await asks(ana, ben, 11);
  const seen = async () => [await countOf(ana), (await linesOf(ana)).length];
  const params = { id: ben.user.id };
  for (const [change, undo] of [
    [
      () => ana.call(endpoints.blocks.block, { params }),
      () => ana.call(endpoints.blocks.unblock, { params }),
    ],
    [() => setStanding(instance, ben, 'banned'), () => setStanding(instance, ben, 'active')],
  ] as const) {
    await change();
    expect(await seen()).toEqual([0, 0]);
    await undo();
    expect(await seen()).toEqual([1, 1]);
  }
});

test('a warning stays although the account it is about is closed', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance, { name: 'Ben' })];
  const about = { userId: ana.user.id, actorId: ben.user.id, subject: {}, foldKey: `warned:${ben.user.id}` };
  await service().record(instance.app.get(DataSource), { kind: 'warned', ...about });
  await setStanding(instance, ben, 'banned');
  expect(await linesOf(ana)).toMatchObject([{ kind: 'warned', actor: { name: 'Ben' } }]);
});

test('the list is paged, the latest first', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  for (const matchId of [21, 22, 23]) await asks(ana, ben, matchId);
  const first = await ana.call(list, { query: { limit: 2 } });
  const cursor = /cursor=([\w-]+)/.exec(String(first.headers.link))?.[1];
  const rest = await ana.call(list, { query: { limit: 2, cursor } });
  const matches = [...first.body, ...rest.body].map(({ subject }) => subject.matchId);
  expect([matches, rest.headers.link]).toEqual([[23, 22, 21], undefined]);
});

test('every open tab is told, also when another one has read', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  const tabs = [await LiveClient.of(ana), await LiveClient.of(ana)];
  await asks(ana, ben, 31);
  service().announce([ana.user.id]);
  for (const tab of tabs) await tab.next('notification_update');
  const [line] = await linesOf(ana);
  await ana.call(read, { body: { upToId: line?.id ?? 0 } });
  for (const tab of tabs) await tab.next('notification_update');
  await Promise.all(tabs.map((tab) => tab.close()));
});

test('a notification is kept for 90 days after its latest event', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  for (const matchId of [41, 42]) await asks(ana, ben, matchId);
  const age = (matchId: number, days: string) =>
    query(
      instance,
      `UPDATE notifications SET created_at = now() - $1::interval WHERE user_id = $2 AND fold_key = $3`,
      [days, ana.user.id, `request:${matchId}`],
    );
  await age(41, `${retentionDays.notification} days 1 minute`);
  await age(42, `${retentionDays.notification} days -1 minute`);
  await service().expire();
  expect((await linesOf(ana)).map(({ subject }) => subject.matchId)).toEqual([42]);
});
