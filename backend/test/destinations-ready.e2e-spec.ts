import { type TripInput, addDays, endpoints, todayUtc } from '@wayfellow/contracts';
import type { Response } from 'supertest';
import { FanOut } from '../src/platform/bus/fan-out.js';
import { KEPT_MS, ReadyBodies } from '../src/platform/response-cache/ready-bodies.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makeDestination, query } from './support/query.js';
import { hasRedis, startRedis } from './support/redis.js';
import { request } from './support/request.js';
import { waitFor } from './support/wait-for.js';

const { list } = endpoints.destinations;
const tipsOf = (id: number) => endpoints.tips.list.path.replace(':id', String(id));
const plans = endpoints.subscriptions.plans.path;
const trip = (destinationId: number): TripInput => ({
  destinationId,
  startDate: addDays(todayUtc(), 3),
  endDate: addDays(todayUtc(), 9),
});
const tip = {
  title: 'Take the ferry',
  content: 'It shows the old town from the water.',
  category: 'transportation',
};
const isReady = (instance: Instance, url: string) =>
  !(instance.app.get(ReadyBodies).find(url) instanceof Promise);
/** A session cookie that nobody signed makes no user, and keeps a request on the framework's way. */
const pastTheReady = { Cookie: 'wayfellow.sid=nobody' };

/** Nothing gets older by itself; what is kept does by `ms`. */
const stopClock = (ms = 0) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
beforeEach(() => stopClock());
afterEach(() => jest.restoreAllMocks());

describe('what is kept ready for visitors', () => {
  let instance: Instance;
  let id: number;
  const get = (url: string, headers: Record<string, string> = {}) =>
    request(instance.url).get(url).set(headers);

  beforeAll(async () => {
    instance = await startInstance({ databaseUrl: await freshDatabase('ready') });
    id = await makeDestination(instance, 'Ready City');
    const ana = await newUser(instance);
    await ana.call(endpoints.tips.create, { params: { id }, body: tip as never });
  });
  afterAll(() => instance?.close());

  const told = ({ status, text, headers }: Response) => {
    const { date: _date, 'x-request-id': _id, connection: _connection, ...rest } = headers;
    return { status, text, headers: rest };
  };
  const addresses = () => [
    list.path,
    `${list.path}?limit=3`,
    tipsOf(id),
    `${tipsOf(id)}?category=transportation`,
    plans,
  ];

  test('is what the framework answers: status, headers and body', async () => {
    for (const url of addresses()) {
      await get(url).expect(200);
      expect(isReady(instance, url)).toBe(true);
      expect(told(await get(url))).toEqual(told(await get(url, pastTheReady)));
      const heads = [request(instance.url).head(url), request(instance.url).head(url).set(pastTheReady)];
      expect(told(await heads[0]!)).toEqual(told(await heads[1]!));
    }
  });

  test('is 304 to whoever has it, as the framework says, however they ask', async () => {
    for (const url of addresses()) {
      const etag = String((await get(url)).headers['etag']);
      for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*', '"other"', 'no tag'])
        for (const control of ['', 'no-cache', 'max-age=0']) {
          const asked = { 'If-None-Match': known, 'Cache-Control': control };
          expect(told(await get(url, asked))).toEqual(told(await get(url, { ...asked, ...pastTheReady })));
        }
      await get(url, { 'If-None-Match': etag }).expect(304);
    }
  });

  test('is refused in the framework’s words where the address is wrong', async () => {
    const wrong = ['?limit=0', '?limit=1&limit=2', '?cursor=x', '?nobody=1', '?cursor=WzFd%00', '?limit=1?x'];
    const urls = wrong.map((asked) => list.path + asked);
    for (const url of [...urls, tipsOf(2 ** 31), `${tipsOf(id)}?category=gossip`, tipsOf(id + 1_000)]) {
      const answer = await get(url);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(told(answer)).toEqual(told(await get(url, pastTheReady)));
    }
    const posted = await request(instance.url).post(list.path).send({});
    expect(posted.status).toBe(405);
  });

  test('is kept once, however its address is written', async () => {
    const bodies = instance.app.get(ReadyBodies);
    bodies.forget();
    await get(`${list.path}?limit=3`).expect(200);
    const same = ['?limit=3&', '?&limit=3', '?%6cimit=3', '?limit=%33'].map((asked) => list.path + asked);
    for (const url of same) {
      await get(url).expect(200);
      expect(bodies.isOffered(url)).toBe(false);
    }
    await get(`${list.path}?limit=03`).expect(400);
  });

  test('takes a cursor only as it was given', async () => {
    const link = String((await get(`${list.path}?limit=3`)).headers['link']);
    const cursor = new URL(/<([^>]+)>/.exec(link)?.[1] ?? '', instance.url).searchParams.get('cursor') ?? '';
    const ask = (given: string) => get(`${list.path}?limit=3&cursor=${given}`);
    await ask(cursor).expect(200);
    const said = Buffer.from(cursor, 'base64url').toString();
    const rewritten = [said.replace(']', ' ]'), said.replace(']', '.0]'), ` ${said}`];
    const others = rewritten.map((text) => Buffer.from(text).toString('base64url'));
    for (const given of [...others, `${cursor}==`, `${cursor}-`]) await ask(given).expect(400);
  });

  test('carries the id that whoever asked gave it, or one of its own', async () => {
    await get(list.path);
    expect((await get(list.path, { 'X-Request-Id': 'given-by-me' })).headers['x-request-id']).toBe(
      'given-by-me',
    );
    const own = (await get(list.path, { 'X-Request-Id': 'a b' })).headers['x-request-id'];
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is never what a signed-in user gets: their own upvotes are', async () => {
    const ben = await newUser(instance);
    const [shown] = (await new Client(instance).call(endpoints.tips.list, { params: { id } })).body;
    await ben.call(endpoints.tips.upvote, { params: { id: shown!.id } });
    const seen = async (client: Client) =>
      (await client.call(endpoints.tips.list, { params: { id } })).body[0];
    for (let i = 0; i < 2; i += 1) {
      expect(await seen(new Client(instance))).toMatchObject({ upvotes: 1, isUpvoted: false });
      expect(await seen(ben)).toMatchObject({ upvotes: 1, isUpvoted: true });
    }
  });

  test('is counted like any request of the address that asks, even one behind a proxy', async () => {
    const limited = await startInstance({
      databaseUrl: await freshDatabase('ready_limits'),
      env: { RATE_LIMIT_FACTOR: '0.001' },
    });
    const ask = (forwarded: string) => request(limited.url).get(list.path).set('X-Forwarded-For', forwarded);
    for (let i = 0; i < 3; i += 1) await ask('203.0.113.7').expect(200);
    // What stands left of it is that client's own word.
    const refused = await ask('198.51.100.1, 203.0.113.7').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    await ask('203.0.113.8').expect(200);
    await limited.close();
  });

  test(`is never older than ${KEPT_MS} ms, whoever failed to say what changed`, async () => {
    const before = (await get(list.path)).text;
    await instance.app
      .get(PgPool)
      .query('UPDATE destinations SET description = $1 WHERE id = 1', ['Silently']);
    stopClock(KEPT_MS);
    expect((await get(list.path)).text).not.toBe(before);
  });
});

const buses = [
  { name: 'PostgreSQL LISTEN/NOTIFY', database: 'ready_pg', make: async () => undefined },
  ...(hasRedis() ? [{ name: 'Redis pub/sub', database: 'ready_redis', make: startRedis }] : []),
];

describe.each(buses)('what two instances keep ready, over $name', ({ database, make }) => {
  let redis: Awaited<ReturnType<typeof make>>;
  let instances: Instance[] = [];
  let id: number;
  let ana: Client;
  const [here, there] = [() => instances[0] as Instance, () => instances[1] as Instance];
  const visitorOf = (instance: Instance) => new Client(instance);

  beforeAll(async () => {
    redis = await make();
    const options = { databaseUrl: await freshDatabase(database), redisUrl: redis?.url };
    instances = await Promise.all([startInstance(options), startInstance(options)]);
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
    // The first of the list, which the first page shows.
    id = 1;
    ana = await newUser(here());
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await redis?.kill();
  });

  const count = async (instance: Instance) =>
    (await visitorOf(instance).call(list)).body.find((one) => one.id === id)?.travelersCount;
  const tips = async (instance: Instance) =>
    (await visitorOf(instance).call(endpoints.tips.list, { params: { id } })).body;
  /** Both have it in memory, just read: what they answer next is not the clock's doing. */
  const refresh = async () => {
    for (const instance of instances) {
      instance.app.get(ReadyBodies).forget();
      await Promise.all([count(instance), tips(instance)]);
    }
  };

  test('counts a trip at once where it was made, and on the other as soon as it hears', async () => {
    const before = (await count(here())) ?? 0;
    await refresh();
    const { body } = await ana.call(endpoints.trips.create, { body: trip(id) });
    expect(await count(here())).toBe(before + 1);
    await waitFor(async () => (await count(there())) === before + 1);
    await refresh();
    await ana.call(endpoints.trips.update, { params: { id: body.id }, body: trip(id + 1) });
    expect(await count(here())).toBe(before);
    await waitFor(async () => (await count(there())) === before);
    await ana.call(endpoints.trips.update, { params: { id: body.id }, body: trip(id) });
    await waitFor(async () => (await count(there())) === before + 1);
    await refresh();
    await ana.call(endpoints.trips.remove, { params: { id: body.id } });
    expect(await count(here())).toBe(before);
    await waitFor(async () => (await count(there())) === before);
  });

  test('shows a tip, its upvotes, its author’s new name and its end, here at once and there soon', async () => {
    const ben = await newUser(here());
    const shows = async (expected: object[]) => {
      expect(await tips(here())).toMatchObject(expected);
      await waitFor(async () => expect(await tips(there())).toMatchObject(expected) === undefined);
      await refresh();
    };
    await refresh();
    const { body } = await ana.call(endpoints.tips.create, { params: { id }, body: tip as never });
    const params = { id: body.id };
    await shows([{ id: body.id, upvotes: 0 }]);
    await ben.call(endpoints.tips.upvote, { params });
    await shows([{ upvotes: 1, isUpvoted: false }]);
    await ben.call(endpoints.tips.takeBack, { params });
    await shows([{ upvotes: 0 }]);
    const { id: userId, email } = ana.user;
    await ana.call(endpoints.users.update, { params: { id: userId }, body: { name: 'Anabel', email } });
    await shows([{ author: 'Anabel' }]);
    await ana.call(endpoints.tips.remove, { params });
    expect(await tips(here())).toEqual([]);
    await waitFor(async () => (await tips(there())).length === 0);
  });

  test(`heals within ${KEPT_MS} ms what the bus did not carry`, async () => {
    const before = (await count(there())) ?? 0;
    await refresh();
    const silence = jest.spyOn(here().app.get(FanOut), 'publish').mockImplementation(() => undefined);
    await ana.call(endpoints.trips.create, { body: trip(id) });
    expect(await count(here())).toBe(before + 1);
    expect(silence).toHaveBeenCalled();
    expect(await count(there())).toBe(before);
    stopClock(KEPT_MS);
    expect(await count(there())).toBe(before + 1);
  });

  test('does not keep what was being read while it changed', async () => {
    const bodies = here().app.get(ReadyBodies);
    bodies.forget();
    const reading = bodies.find(list.path);
    bodies.changed('trips');
    expect(bodies.find(list.path)).not.toBe(reading);
    await reading;
    await query(here(), 'SELECT 1');
  });
});
