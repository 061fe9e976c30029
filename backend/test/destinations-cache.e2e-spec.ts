import { endpoints } from '@wayfellow/contracts';
import type { Response } from 'supertest';
import { MAX_AGE_MS, ResponseCache } from '../src/platform/response-cache/response-cache.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makeDestination } from './support/query.js';
import { request } from './support/request.js';

const { list } = endpoints.destinations;
const tipsOf = (id: number) => endpoints.tips.list.path.replace(':id', String(id));
const plans = endpoints.subscriptions.plans.path;
const tip = {
  title: 'Take the ferry',
  content: 'It shows the old town from the water.',
  category: 'transportation',
};
const isCached = (instance: Instance, url: string) =>
  !(instance.app.get(ResponseCache).find(url) instanceof Promise);
/** A session cookie that nobody signed makes no user, and keeps a request on the framework's way. */
const uncached = { Cookie: 'wayfellow.sid=nobody' };

/** Nothing gets older by itself; what is kept does by `ms`. */
const stopClock = (ms = 0) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
beforeEach(() => stopClock());
afterEach(() => jest.restoreAllMocks());

describe('cached lists for visitors', () => {
  let instance: Instance;
  let id: number;
  const get = (url: string, headers: Record<string, string> = {}) =>
    request(instance.url).get(url).set(headers);

  beforeAll(async () => {
    instance = await startInstance({ databaseUrl: await freshDatabase('cache') });
    id = await makeDestination(instance, 'Cached City');
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
    endpoints.destinations.map.path,
  ];

  test('is what the framework answers: status, headers and body', async () => {
    for (const url of addresses()) {
      await get(url).expect(200);
      expect(isCached(instance, url)).toBe(true);
      expect(told(await get(url))).toEqual(told(await get(url, uncached)));
      const heads = [request(instance.url).head(url), request(instance.url).head(url).set(uncached)];
      expect(told(await heads[0]!)).toEqual(told(await heads[1]!));
    }
  });

  test('is 304 to a client that has it, as the framework answers, however it asks', async () => {
    for (const url of addresses()) {
      const etag = String((await get(url)).headers['etag']);
      for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*', '"other"', 'no tag'])
        for (const control of ['', 'no-cache', 'max-age=0']) {
          const asked = { 'If-None-Match': known, 'Cache-Control': control };
          expect(told(await get(url, asked))).toEqual(told(await get(url, { ...asked, ...uncached })));
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
      expect(told(answer)).toEqual(told(await get(url, uncached)));
    }
    const posted = await request(instance.url).post(list.path).send({});
    expect(posted.status).toBe(405);
  });

  test('is kept once, however its address is written', async () => {
    const cache = instance.app.get(ResponseCache);
    cache.drop();
    await get(`${list.path}?limit=3`).expect(200);
    const same = ['?limit=3&', '?&limit=3', '?%6cimit=3', '?limit=%33'].map((asked) => list.path + asked);
    for (const url of same) {
      await get(url).expect(200);
      expect(cache.covers(url)).toBe(false);
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

  test('carries the id that its client gave it, or one of its own', async () => {
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
      databaseUrl: await freshDatabase('cache_limits'),
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

  test(`is never older than ${MAX_AGE_MS} ms, even where nothing said what changed`, async () => {
    const before = (await get(list.path)).text;
    await instance.app
      .get(PgPool)
      .query('UPDATE destinations SET description = $1 WHERE id = 1', ['Silently']);
    stopClock(MAX_AGE_MS);
    expect((await get(list.path)).text).not.toBe(before);
  });
});
