import { endpoints } from '@wayfellow/contracts';
import { realPasswordCost } from './support/cheap-passwords.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { passwordCost } from '../src/platform/keys/password-cost.js';
import { signInLimits } from '../src/modules/auth/sign-in-limits.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';

const { login, logout } = endpoints.auth;
const password = 'correct horse';

describe('guessing passwords', () => {
  let guarded: Instance;
  let victim: Client;
  beforeAll(async () => {
    const env = { RATE_LIMIT_FACTOR: '1' };
    guarded = await startInstance({ databaseUrl: await freshDatabase('moda_auth_limits'), env });
    victim = await newUser(guarded, { password });
    // Strangers wait longer for each other here than any of these tests takes on a busy machine.
    guarded.app.get(RateLimits)['limiterOf'](signInLimits.inTurn).duration = 15 * 60;
  });
  afterAll(() => guarded?.close());

  const tryFrom = (address: string, username: string, guess = 'wrong horse') =>
    request(guarded.url).post(login.path).set('X-Forwarded-For', address).send({ username, password: guess });

  const statusesOf = async (tries: Promise<{ status: number }>[]) =>
    (await Promise.all(tries)).map(({ status }) => status);
  const countOf = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;
  /** Many tries, each from an address that nobody else has. */
  const fromEverywhere = (count: number, username: string, network: number) =>
    statusesOf(Array.from({ length: count }, (_, index) => tryFrom(`10.${network}.0.${index}`, username)));
  /** Somebody with a browser that has signed in, and is signed out now. */
  const knownBrowser = async () => {
    const client = await newUser(guarded, { password });
    await client.call(logout);
    const signIn = (guess: string, address: string) =>
      client.agent
        .post(login.path)
        .set('X-Forwarded-For', address)
        .send({ username: client.user.username, password: guess });
    return { username: client.user.username, signIn, client };
  };

  test('is stopped by account and address, with the seconds to wait, and nobody else is', async () => {
    const { username } = victim.user;
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryFrom('203.0.113.1', username)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30 - refused.length);
    expect(refused).toHaveLength(20);
    const retryAfter = Number(refused[0]?.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    // Nobody is locked out for good.
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(refused[0]?.body).toMatchObject({
      detail: expect.stringMatching(/^Too many requests, try again in \d+ seconds$/) as string,
    });
    await tryFrom('203.0.113.2', username, password).expect(200);
  });

  test('from everywhere at once is slowed down, and never locks the account for long', async () => {
    const { user } = await newUser(guarded, { password });
    const statuses = await fromEverywhere(60, user.username, 1);
    expect(countOf(statuses, 401)).toBeLessThanOrEqual(22);
    const refused = await tryFrom('203.0.113.3', user.username, password);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeTruthy();
    expect(signInLimits.inTurn.duration).toBeLessThanOrEqual(15);
  });

  test('never keeps out a browser that signed in before, from the same address or anywhere', async () => {
    const { username, signIn } = await knownBrowser();
    await Promise.all([
      fromEverywhere(60, username, 2),
      statusesOf(Array.from({ length: 60 }, () => tryFrom('192.0.2.1', username))),
    ]);
    await tryFrom('192.0.2.1', username, password).expect(429);
    await signIn(password, '192.0.2.1').expect(200);
    await signIn(password, '192.0.2.2').expect(200);
  });

  test('is no easier from a browser known for another account, or with a mark of one’s own making', async () => {
    const { username, client } = await knownBrowser();
    const other = await knownBrowser();
    await fromEverywhere(60, username, 3);
    const body = { username, password };
    const withCookie = (cookie: string) =>
      request(guarded.url).post(login.path).set('Cookie', cookie).send(body);
    await withCookie(other.client.cookie()).expect(429);
    const forged = client.cookie().replace(/~..../g, '~AAAA');
    expect(forged).not.toBe(client.cookie());
    await withCookie(forged).expect(429);
    await withCookie(client.cookie()).expect(200);
  });

  test('from a browser that signed in before is bounded too', async () => {
    const { signIn } = await knownBrowser();
    const statuses = await statusesOf(Array.from({ length: 40 }, () => signIn('wrong horse', '192.0.2.3')));
    // Its own tries, then those of anybody at its address.
    expect(countOf(statuses, 401)).toBe(20);
  });

  test('is open to all who share a browser and signed in with it', async () => {
    const { signIn, client, username } = await knownBrowser();
    const { user } = await newUser(guarded, { password });
    await client.call(login, { body: { username: user.username, password } });
    await client.call(logout);
    await fromEverywhere(60, username, 4);
    await signIn(password, '192.0.2.4').expect(200);
  });

  test('is stopped by address, whatever the accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => tryFrom('198.51.100.7', `guess${index}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('is one count for a name, however it is spelled', async () => {
    const spellings = ['spelled', 'SPELLED', ' spelled', 'ｓpelled'];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => tryFrom('203.0.113.99', spellings[index % 4] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('signing in well is never counted', async () => {
    const client = await newUser(guarded, { password });
    for (let i = 0; i < 15; i += 1) await tryFrom('192.0.2.9', client.user.username, password).expect(200);
  });
});

// The last of this file: the cost stays.
describe('with hashes as costly as in the product', () => {
  let instance: Instance;
  beforeAll(async () => {
    Object.assign(passwordCost, realPasswordCost);
    instance = await startInstance({ databaseUrl: await freshDatabase('moda_auth_price') });
  });
  afterAll(() => instance?.close());

  test('stores no password, only an argon2id hash of at least 46 MiB', async () => {
    const client = await newUser(instance, { username: 'priced', password });
    const { rows } = await query<{ hash: string }>(
      instance,
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [client.user.id],
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  test('takes as long for an unknown user as for a wrong password', async () => {
    const visitor = new Client(instance);
    const timed = async (username: string) => {
      // Of this process, threads included: what else the machine does is not in it.
      const begin = process.cpuUsage();
      await visitor.call(login, { body: { username, password: 'wrong horse' } });
      const { user, system } = process.cpuUsage(begin);
      return user + system;
    };
    const rounds = Array.from({ length: 9 });
    const times = { unknown: [] as number[], known: [] as number[] };
    for (const _ of rounds) {
      times.unknown.push(await timed('nobody'));
      times.known.push(await timed('priced'));
    }
    // What else this process does makes some cost more, and none less.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known);
    // Without the dummy hash an unknown user is answered some ten times faster.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('many at once are told to come again, not kept waiting, and none fails', async () => {
    const tries = Array.from({ length: 200 }, (_, index) =>
      new Client(instance).call(login, { body: { username: `crowd${index}`, password } }),
    );
    const answers = await Promise.all(tries);
    const [told, ...others] = answers.filter(({ status }) => status !== 401);
    expect(told).toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.length - others.length - 1).toBeGreaterThan(100);
  });
});
