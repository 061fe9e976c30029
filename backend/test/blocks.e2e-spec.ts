import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend, newPair, request } from './support/matched.js';
import { query } from './support/query.js';

const { block, unblock, list } = endpoints.blocks;
const NOBODY = limits.id.max;

let instance: Instance;
let other: Instance;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await freshDatabase('blocks');
  instance = await startInstance({ databaseUrl });
  other = await startInstance({ databaseUrl });
});
afterAll(() => Promise.all([instance?.close(), other?.close()]));

const of = (client: Client) => ({ params: { id: client.user.id } });
const statusOf = async (from: Client, to: Client) =>
  (await from.call(endpoints.messages.send, { body: { receiverId: to.user.id, content: 'Hello!' } })).status;
const barredOf = async (id: number) =>
  (await query<{ barred: boolean }>(instance, 'SELECT barred FROM matches WHERE id = $1', [id])).rows[0]
    ?.barred;

test('blocking and unblocking again are the same as once', async () => {
  const [ana, ben] = await Promise.all([newUser(instance), newUser(instance)]);
  for (const call of [block, block, unblock, unblock])
    expect((await ana.call(call, of(ben))).status).toBe(204);
  expect((await ana.call(list)).body).toEqual([]);
});

test('nobody blocks themself or somebody who does not exist', async () => {
  const ana = await newUser(instance);
  expect(await ana.call(block, of(ana))).toMatchObject({
    status: 400,
    body: { type: '/problems/self-block', detail: 'You cannot block yourself.' },
  });
  expect(await ana.call(block, { params: { id: NOBODY } })).toMatchObject({
    status: 404,
    body: { type: '/problems/unknown-user' },
  });
  expect((await ana.call(unblock, { params: { id: NOBODY } })).status).toBe(204);
});

test('who is blocked can block back where the two have a match, and learns nothing where they have none', async () => {
  const [ana, ben, carla] = await Promise.all([newUser(instance), newUser(instance), newUser(instance)]);
  await request(ana, ben);
  for (const one of [ben, carla]) await ana.call(block, of(one));
  expect((await ben.call(block, of(ana))).status).toBe(204);
  expect((await carla.call(block, of(ana))).status).toBe(404);
});

test('where both blocked, both must undo it', async () => {
  const [ana, ben] = await newPair(instance);
  await ana.call(block, of(ben));
  await ben.call(block, of(ana));
  await ana.call(unblock, of(ben));
  expect(await statusOf(ana, ben)).toBe(404);
  await ben.call(unblock, of(ana));
  expect(await statusOf(ana, ben)).toBe(201);
});

test('the list has the latest first, page by page', async () => {
  const ana = await newUser(instance);
  const others = await Promise.all(['Ben', 'Carla', 'Dina'].map((name) => newUser(instance, { name })));
  for (const one of others) await ana.call(block, of(one));
  const first = await ana.call(list, { query: { limit: 2 } });
  expect(first.body.map(({ name }) => name)).toEqual(['Dina', 'Carla']);
  expect(first.body[0]).toEqual({
    id: others[2]?.user.id,
    name: 'Dina',
    profileImage: null,
    blockedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
  });
  const cursor = /cursor=([\w-]+)/.exec(String(first.headers.link))?.[1];
  const rest = await ana.call(list, { query: { limit: 2, cursor } });
  expect(rest.body.map(({ name }) => name)).toEqual(['Ben']);
  expect(rest.headers.link).toBeUndefined();
});

test(`one more than ${limits.blocksPerHour} blocks an hour is refused`, async () => {
  const strict = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const [ana, ben] = await Promise.all([newUser(strict), newUser(strict)]);
    for (let count = 0; count < limits.blocksPerHour; count += 1)
      expect((await ana.call(block, of(ben))).status).toBe(204);
    expect((await ana.call(block, of(ben))).status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('both are told to read again, and nothing more', async () => {
  const [ana, ben] = await newPair(instance, other);
  const sockets = await Promise.all([LiveClient.of(ana), LiveClient.of(ben)]);
  for (const call of [block, unblock]) {
    await ana.call(call, of(ben));
    for (const live of sockets)
      for (const type of [
        'match_update',
        'conversation_update',
        'people_update',
        'notification_update',
      ] as const)
        await live.nextBare(type);
  }
  for (const live of sockets) await live.close();
});

test('a request waits through a block and can be answered after it', async () => {
  const [ana, ben] = await Promise.all([newUser(instance), newUser(instance)]);
  const { id } = await request(ana, ben);
  const answer = { params: { id }, body: { status: 'accepted' } } as const;
  await ana.call(block, of(ben));
  expect((await ben.call(endpoints.matches.answer, answer)).status).toBe(404);
  await ana.call(unblock, of(ben));
  expect((await ben.call(endpoints.matches.answer, answer)).status).toBe(200);
});

test('no message is stored once a block is answered, whatever the other instance remembers', async () => {
  const [ana, ben] = await newPair(instance, other);
  for (let round = 0; round < 20; round += 1) {
    const [sent, blocked] = await Promise.all([statusOf(ben, ana), ana.call(block, of(ben))]);
    expect(blocked.status).toBe(204);
    expect([201, 404]).toContain(sent);
    expect(await statusOf(ben, ana)).toBe(404);
    await ana.call(unblock, of(ben));
    expect(await statusOf(ben, ana)).toBe(201);
  }
});

test('a message stored before a block is not brought again by its sender’s second try', async () => {
  const [ana, ben] = await newPair(instance);
  const message = { receiverId: ana.user.id, content: 'Hello!', clientId: crypto.randomUUID() };
  await ben.call(endpoints.messages.send, { body: message });
  await ana.call(block, of(ben));
  expect((await ben.call(endpoints.messages.send, { body: message })).status).toBe(404);
});

test('twenty blocks and unblocks at once leave the match barred exactly where a block is left', async () => {
  const [ana, ben] = await Promise.all([newUser(instance), newUser(other)]);
  const { id } = await befriend(ana, ben);
  const calls = Array.from({ length: 20 }, (_, i) => {
    const [from, to] = i % 2 ? [ana, ben] : [ben, ana];
    return from.call(i % 4 < 2 ? block : unblock, of(to));
  });
  for (const { status } of await Promise.all(calls)) expect(status).toBe(204);
  const left = [...(await ana.call(list)).body, ...(await ben.call(list)).body];
  expect(await barredOf(id)).toBe(left.length > 0);
});

test('a block and a request at the same moment leave a barred request or none', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [ana, ben] = await Promise.all([newUser(instance), newUser(other)]);
    const [asked] = await Promise.all([
      ben.call(endpoints.matches.create, { body: { otherUserId: ana.user.id } }),
      ana.call(block, of(ben)),
    ]);
    expect([201, 404]).toContain(asked.status);
    const { rows } = await query(instance, 'SELECT barred FROM matches WHERE requester_id = $1', [
      ben.user.id,
    ]);
    expect(rows).toEqual(asked.status === 201 ? [{ barred: true }] : []);
  }
});
