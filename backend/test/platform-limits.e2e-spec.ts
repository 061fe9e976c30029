import { WebSocket } from 'ws';
import { signInLimits } from '../src/modules/auth/sign-in-limits.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';
import { RedisConnection } from '../src/platform/bus/redis-connection.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { ProbeModule } from './support/probe.module.js';
import { type TestRedis, hasRedis, startRedis } from './support/redis.js';
import { request } from './support/request.js';
import { waitFor } from './support/wait-for.js';

/** A tenth of what people get. */
const env = { RATE_LIMIT_FACTOR: '0.1' };
const ACCOUNT_TRIES = 1;

/** Asks over HTTP, and opens a live channel, as a proxy on this machine would for these addresses; gives the statuses. */
const ways = {
  HTTP: async ({ url }: Instance, forwarded: string) =>
    (await request(url).get('/api/plans').set('X-Forwarded-For', forwarded)).status,
  'the live channel': ({ wsUrl }: Instance, forwarded: string) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(wsUrl, { headers: { 'X-Forwarded-For': forwarded } });
      socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.once('open', () => resolve(101));
      socket.once('error', reject);
    }),
};

describe.each(Object.entries(ways))('who is calling, over %s', (way, ask) => {
  let instance: Instance;
  const start = async (name: string, env = {}) => {
    instance = await startInstance({
      databaseUrl: await freshDatabase(`plat_callers_${name}_${way === 'HTTP' ? 'http' : 'ws'}`),
      root: ProbeModule,
      env: { RATE_LIMIT_FACTOR: '0.001', ...env },
    });
  };
  /** Whether five requests under these addresses were one too many for one caller. */
  const areCountedTogether = async (...forwarded: string[]) => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push(await ask(instance, forwarded[i % forwarded.length] ?? ''));
    return statuses.includes(429);
  };
  afterEach(() => instance.close());

  it('is not decided by a private address, unless it is named', async () => {
    await start('private');
    expect(await areCountedTogether(...[1, 2, 3, 4, 5].map((n) => `203.0.113.${n}, 10.0.0.5`))).toBe(true);
    await instance.close();
    await start('private', { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    expect(await areCountedTogether(...[1, 2, 3, 4, 5].map((n) => `203.0.113.${n}, 10.0.0.5`))).toBe(false);
  });

  it('is decided by as many proxies as stand in front', async () => {
    await start('hops', { TRUSTED_PROXIES: '1' });
    expect(await areCountedTogether(...[1, 2, 3, 4, 5].map((n) => `203.0.113.${n}, 198.51.100.1`))).toBe(
      true,
    );
    expect(await areCountedTogether(...[1, 2, 3, 4, 5].map((n) => `198.51.100.9, 203.0.113.${n}`))).toBe(
      false,
    );
  });

  it('is one for a whole /64 of IPv6, and for both ways to write an address of IPv4', async () => {
    await start('ipv6');
    expect(await areCountedTogether(...[1, 2, 3, 4, 5].map((n) => `2001:db8:0:1::${n}`))).toBe(true);
    expect(await areCountedTogether(...[2, 3, 4, 5, 6].map((n) => `2001:db8:0:${n}::1`))).toBe(false);
    expect(await areCountedTogether('203.0.113.1', '::ffff:203.0.113.1')).toBe(true);
  });
});

describe('the protective limits', () => {
  it('answer 429 with the seconds to wait', async () => {
    const instance = await startInstance({
      databaseUrl: await freshDatabase('plat_limits'),
      root: ProbeModule,
      env: { RATE_LIMIT_FACTOR: '0.001' },
    });
    const ask = () => request(instance.url).get('/api/destinations');
    for (let i = 0; i < 3; i += 1) await ask().expect(200);
    const answer = await ask();
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(answer.body.detail).toBe(`Too many requests, try again in ${seconds} seconds`);
    await request(instance.url).get('/api/health/live').expect(200);
    await instance.close();
  });

  it('answer 429 with the seconds to wait where one address opens too many live channels', async () => {
    const instance = await startInstance({
      databaseUrl: await freshDatabase('plat_limits_channels'),
      root: ProbeModule,
      // Two a minute.
      env: { RATE_LIMIT_FACTOR: '0.001' },
    });
    const open = (address: string) =>
      new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
        const socket = new WebSocket(instance.wsUrl, { headers: { 'X-Forwarded-For': address } });
        socket.once('unexpected-response', (_request, { statusCode = 0, headers }) =>
          resolve({ status: statusCode, retryAfter: headers['retry-after'] }),
        );
        socket.once('open', () => resolve({ status: 101, retryAfter: undefined }));
        socket.once('error', reject);
      });
    const [crowd, other] = ['203.0.113.1', '203.0.113.2'];
    for (let i = 0; i < 2; i += 1) expect(await open(crowd)).toMatchObject({ status: 101 });
    const refused = await open(crowd);
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
    expect(await open(other)).toMatchObject({ status: 101 });
    await instance.close();
  });
});

(hasRedis() ? describe : describe.skip)('the limits of signing in, over Redis', () => {
  let redis: TestRedis;
  let instances: Instance[];
  const limitsOf = (index: number) => (instances[index] as Instance).app.get(RateLimits);
  const connected = () => instances.filter(({ app }) => app.get(RedisConnection).client.isReady);

  beforeAll(async () => {
    redis = await startRedis();
    const options = {
      databaseUrl: await freshDatabase('plat_limits_redis'),
      redisUrl: redis.url,
      root: ProbeModule,
      env,
    };
    instances = await Promise.all([startInstance(options), startInstance(options)]);
    await waitFor(() => connected().length === instances.length);
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await redis.kill();
  });

  it('are one count for all instances', async () => {
    for (let i = 0; i < ACCOUNT_TRIES; i += 1)
      await limitsOf(0).consume(signInLimits.byAccountAndAddress, 'ana');
    await expect(limitsOf(1).consume(signInLimits.byAccountAndAddress, 'ana')).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    await limitsOf(1).consume(signInLimits.byAccountAndAddress, 'ben');
  });

  it('are forgotten after a sign-in that worked', async () => {
    await limitsOf(0).consume(signInLimits.byAccountAndAddress, 'eve');
    await limitsOf(1).reset(signInLimits.byAccountAndAddress, 'eve');
    await limitsOf(0).consume(signInLimits.byAccountAndAddress, 'eve');
  });

  it('hold while Redis is gone', async () => {
    await redis.kill();
    await waitFor(() => connected().length === 0);
    await limitsOf(0).consume(signInLimits.byAccountAndAddress, 'zoe');
    await expect(limitsOf(0).consume(signInLimits.byAccountAndAddress, 'zoe')).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    await limitsOf(0).reset(signInLimits.byAccountAndAddress, 'zoe');
  });
});
