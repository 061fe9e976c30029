import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { refusal } from './support/refusal.js';
import { markRead, mustWrite, threadOf } from './support/messages.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, newPair, request } from './support/matched.js';
import { allPages } from './support/pages.js';
import { makePremium, query } from './support/query.js';
import { planTrip } from './support/travelers.js';

const { conversations, unread } = endpoints.messages;

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_conversations') });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  [ana, ben] = await newPair(instance);
});

describe('reading', () => {
  test('marks everything up to that message, in that conversation alone', async () => {
    const [one, two, three] = [
      await mustWrite(ana, ben, 'one'),
      await mustWrite(ana, ben, 'two'),
      await mustWrite(ana, ben, 'three'),
    ];
    const own = await mustWrite(ben, ana, 'mine');
    expect((await markRead(ben, two.id)).status).toBe(204);
    const { body } = await threadOf(ana, ben);
    expect(body.map(({ id, read: isRead }) => [id, isRead])).toEqual([
      [one.id, true],
      [two.id, true],
      [three.id, false],
      [own.id, false],
    ]);
  });

  test('is the receiver’s alone: for anybody else there is no such message', async () => {
    const { id } = await mustWrite(ana, ben, 'hello');
    const stranger = await newUser(instance);
    for (const client of [ana, stranger])
      expect(await markRead(client, id)).toMatchObject(refusal('unknown-message'));
    expect((await threadOf(ana, ben)).body).toMatchObject([{ read: false }]);
  });

  test('refuses a message that does not exist', async () => {
    expect(await markRead(ben, limits.messageId.max)).toMatchObject(refusal('unknown-message'));
  });

  test('twice keeps the time of the first, which Premium authors alone are told', async () => {
    const { id } = await mustWrite(ana, ben, 'hello');
    await markRead(ben, id);
    expect((await threadOf(ana, ben)).body).toMatchObject([{ read: true, readAt: null }]);
    await makePremium(instance, ana.user.id);
    const [first] = (await threadOf(ana, ben)).body;
    expect(Date.parse(first?.readAt ?? '')).not.toBeNaN();
    await markRead(ben, id);
    expect((await threadOf(ana, ben)).body).toEqual([first]);
    expect((await threadOf(ben, ana)).body).toMatchObject([{ read: true, readAt: null }]);
  });
});

describe('the conversations', () => {
  test('are one for each accepted match, the latest first, with the last message and what is unread', async () => {
    const [carla, dan] = await Promise.all([newUser(instance), newUser(instance)]);
    await befriend(carla, ben);
    await request(dan, ben);
    await mustWrite(ana, ben, 'first');
    const last = await mustWrite(ana, ben, 'last');
    const { body } = await ben.call(conversations);
    expect(body).toEqual([
      {
        user: { id: ana.user.id, name: 'Ana', profileImage: null },
        messages: [last],
        unreadCount: 2,
        shared: null,
      },
      {
        user: { id: carla.user.id, name: carla.user.name, profileImage: null },
        messages: [],
        unreadCount: 0,
        shared: null,
      },
    ]);
    await mustWrite(ben, carla, 'hello');
    expect((await ben.call(conversations)).body.map(({ user }) => user.id)).toEqual([
      carla.user.id,
      ana.user.id,
    ]);
    expect((await carla.call(conversations)).body).toMatchObject([
      { user: { id: ben.user.id }, unreadCount: 1 },
    ]);
    expect((await dan.call(conversations)).body).toEqual([]);
  });

  test('come page by page, everybody once, also where two were active at the same moment', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => newUser(instance)));
    for (const other of others) await befriend(other, ben);
    await query(instance, 'UPDATE matches SET responded_at = $2 WHERE recipient_id = $1', [
      ben.user.id,
      '2026-01-02T03:04:05.678901Z',
    ]);
    const pages = await allPages(ben, conversations, { query: { limit: 2 } });
    const ids = pages.flat().map(({ user }) => user.id);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
    expect(new Set(ids)).toEqual(new Set([ana, ...others].map(({ user }) => user.id)));
  });

  test('are asked for one by one too, and tell the trip the two share', async () => {
    const [carla, stranger] = await Promise.all([newUser(instance), newUser(instance)]);
    await befriend(carla, ben);
    for (const client of [ana, ben]) await planTrip(client, 'Oaxaca', [3, 9]);
    const withUser = async ({ user }: Client) =>
      (await ben.call(conversations, { query: { with: user.id } })).body;
    expect(await withUser(ana)).toMatchObject([
      { user: { id: ana.user.id }, shared: { destination: 'Oaxaca', days: 7 } },
    ]);
    expect(await withUser(carla)).toMatchObject([{ user: { id: carla.user.id }, shared: null }]);
    expect(await withUser(stranger)).toEqual([]);
    expect(await ben.call(conversations, { query: { with: 0 } })).toMatchObject({ status: 400 });
  });

  test('count as unread until all of one is read', async () => {
    const carla = await newUser(instance);
    await befriend(carla, ben);
    const unreadOf = async (client: Client) => (await client.call(unread)).body.conversations;
    expect(await unreadOf(ben)).toBe(0);
    await mustWrite(ana, ben, 'one');
    const second = await mustWrite(ana, ben, 'two');
    await mustWrite(carla, ben, 'three');
    expect(await unreadOf(ben)).toBe(2);
    expect(await unreadOf(ana)).toBe(0);
    const senders = [ana, carla].map(({ user }) => user.id);
    expect((await ben.call(unread)).body.userIds).toEqual(senders.sort((a, b) => a - b));
    await markRead(ben, second.id);
    expect(await unreadOf(ben)).toBe(1);
  });
});
