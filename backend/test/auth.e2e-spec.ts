import { type RegisterInput, commonPasswordText, endpoints, problems } from '@wayfellow/contracts';
import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { realPasswordCost } from './support/cheap-passwords.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { schemaOptions } from '../src/schema/schema-options.js';
import { passwordCost } from '../src/platform/keys/password-cost.js';
import { signInLimits } from '../src/modules/auth/sign-in-limits.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';
import { SESSION_COOKIE } from '../src/platform/sessions/session-cookie.js';

const { login, logout, me, register } = endpoints.auth;
const password = 'correct horse';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_auth') });
});
afterAll(() => instance?.close());

const input = (username: string, changes: Partial<RegisterInput> = {}): RegisterInput => ({
  username,
  password,
  email: `${username}@wayfellow.example`,
  name: 'Ana Sousa',
  ...changes,
});
const sessionsOf = async (client: Client) => {
  const { rows } = await query<{ sid: string }>(
    instance,
    `SELECT sid FROM session WHERE (sess->'passport'->>'user')::int = $1`,
    [client.user.id],
  );
  return rows.map(({ sid }) => sid);
};

describe('registering', () => {
  test('creates the account, signs in and answers the user to themself', async () => {
    const client = new Client(instance);
    const answer = await client.call(register, { body: input('ana', { age: 30, bio: 'Ferries.' }) });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number) as number,
      username: 'ana',
      email: 'ana@wayfellow.example',
      name: 'Ana Sousa',
      age: 30,
      bio: 'Ferries.',
      profileImage: null,
      tier: 'free',
    });
    expect((await client.call(me)).body).toEqual(answer.body);
  });

  test.each([
    ['the same username', { username: 'carla' }, 'username-taken'],
    ['the same username in another case', { username: 'CARLA' }, 'username-taken'],
    ['the same e-mail address', { email: 'carla@wayfellow.example' }, 'email-taken'],
    ['the same e-mail address in another case', { email: 'Carla@Wayfellow.EXAMPLE' }, 'email-taken'],
  ] as const)('with %s is refused by name', async (_, changes, code) => {
    await new Client(instance).call(register, { body: input('carla') });
    const visitor = new Client(instance);
    const answer = await visitor.call(register, { body: input('somebody', changes) });
    expect(answer).toMatchObject({
      status: 409,
      body: { type: `/problems/${code}`, detail: problems[code].detail },
    });
    expect((await visitor.call(me)).status).toBe(401);
  });

  test('full-width letters are the plain ones, and make no second account', async () => {
    const first = await new Client(instance).call(register, {
      body: input('wide', { username: 'ｗｉｄｅ' }),
    });
    expect(first).toMatchObject({ status: 201, body: { username: 'wide' } });
    const second = input('wide', { email: 'wide2@wayfellow.example' });
    const answer = await new Client(instance).call(register, { body: second });
    expect(answer).toMatchObject({ status: 409, body: { type: '/problems/username-taken' } });
    const again = { username: 'ＷＩＤＥ', password };
    expect((await new Client(instance).call(login, { body: again })).status).toBe(200);
  });

  test('ten times at once makes one account', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => new Client(instance).call(register, { body: input('dora') })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test.each(['123456', 'Password1', 'iloveyou', '11111111'])(
    'refuses the common password %s, naming the field',
    async (common) => {
      const answer = await new Client(instance).call(register, {
        body: input('common', { password: common }),
      });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          detail: 'This password is too common. Please choose another.',
          errors: [{ field: 'password', message: commonPasswordText }],
        },
      });
    },
  );
});

describe('signing in', () => {
  let ana: Client;
  beforeAll(async () => {
    ana = await newUser(instance, { username: 'signer', password });
  });

  test.each(['signer', 'SIGNER', ' signer '])('works as %j', async (username) => {
    const client = new Client(instance);
    const answer = await client.call(login, { body: { username, password } });
    expect(answer).toMatchObject({ status: 200, body: ana.user });
    expect((await client.call(me)).body).toEqual(ana.user);
  });

  test('takes no letter for another that only some foldings know', async () => {
    const answer = await new Client(instance).call(login, { body: { username: 'sİgner', password } });
    expect(answer.status).toBe(401);
  });

  test('answers alike for an unknown user and for a wrong password', async () => {
    const visitor = new Client(instance);
    const unknown = await visitor.call(login, { body: { username: 'nobody', password } });
    const wrong = await visitor.call(login, { body: { username: 'signer', password: 'wrong horse' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ detail: 'Invalid username or password' });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('gives a new session id and ends the session before', async () => {
    const client = await newUser(instance, { password });
    const [before] = await sessionsOf(client);
    const stolen = client.cookie();
    await client.call(login, { body: { username: client.user.username, password } });
    const after = await sessionsOf(client);
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
    await request(instance.url).get(me.path).set('Cookie', stolen).expect(401);
  });

  test('does not take a session id that somebody else chose', async () => {
    const client = new Client(instance);
    client.agent.jar.setCookie(`${SESSION_COOKIE}=s%3Achosen.AAAA`, new URL(instance.url).hostname, '/');
    await client.call(login, { body: { username: 'signer', password } });
    expect(client.cookie()).not.toContain('chosen');
  });

  test('sends cookies that scripts cannot read and other sites cannot use', async () => {
    const answer = await new Client(instance).call(login, { body: { username: 'signer', password } });
    const cookies = answer.headers['set-cookie'] as unknown as string[];
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      'wayfellow.known',
      'wayfellow.sid',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  });
});

describe('accounts from before usernames had keys and pictures came over https', () => {
  const KEYS = 'UsernameKeys1763684000000';
  const INSERT_OLD = `INSERT INTO users (username, email, password_hash, name, profile_image)
    VALUES ($1, $2, $3, $1, 'HTTP://old.example/face.jpg')`;
  const names = ['Émile', 'ﬁona', 'fiona', 'victİm', 'Ὀδυσσεύς', 'Old Name'];
  let old: Instance;

  beforeAll(async () => {
    const databaseUrl = await freshDatabase('moda_auth_old_names');
    const source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
    const hasKeys = () => source.query('SELECT 1 FROM migrations WHERE name = $1', [KEYS]);
    while ((await hasKeys()).length > 0) await source.undoLastMigration();
    const passwordHash = await hash(password, passwordCost);
    for (const [index, name] of names.entries())
      await source.query(INSERT_OLD, [name, `old${index}@wayfellow.example`, passwordHash]);
    await source.destroy();
    old = await startInstance({ databaseUrl });
  });
  afterAll(() => old?.close());

  test.each(names)('sign in as ever: %s', async (username) => {
    const answer = await new Client(old).call(login, { body: { username, password } });
    expect(answer).toMatchObject({ status: 200, body: { username } });
    expect(answer.body).toMatchObject({ profileImage: 'https://old.example/face.jpg' });
  });

  test('sign in in another case, and cannot be registered again', async () => {
    const other = await new Client(old).call(login, { body: { username: 'éMILE', password } });
    expect(other.body).toMatchObject({ username: 'Émile' });
    const again = await new Client(old).call(register, { body: input('Fiona') });
    expect(again).toMatchObject({ status: 409, body: { type: '/problems/username-taken' } });
  });
});

describe('a session', () => {
  test('is asked for: 401 for a visitor', async () => {
    expect(await new Client(instance).call(me)).toMatchObject({
      status: 401,
      body: { detail: 'Please log in' },
    });
  });

  test('is gone after logout, on the server too, and takes its sockets along', async () => {
    const client = await newUser(instance);
    const cookie = client.cookie();
    const live = await LiveClient.of(client);
    const answer = await client.call(logout);
    expect(answer.status).toBe(204);
    // What private pages and answers a browser has kept goes with the session.
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(await live.closed()).toBe(4401);
    expect(await sessionsOf(client)).toEqual([]);
    await request(instance.url).get(me.path).set('Cookie', cookie).expect(401);
  });

  test('of another browser stays when one logs out', async () => {
    const phone = await newUser(instance, { password });
    const laptop = new Client(instance);
    await laptop.call(login, { body: { username: phone.user.username, password } });
    await phone.call(logout);
    expect((await laptop.call(me)).status).toBe(200);
  });

  test('can be ended by whoever has none', async () => {
    expect((await new Client(instance).call(logout)).status).toBe(204);
  });

  test('whose user is gone is no session: reading oneself and writing answer 401', async () => {
    const client = await newUser(instance);
    await query(instance, 'DELETE FROM users WHERE id = $1', [client.user.id]);
    expect((await client.call(me)).status).toBe(401);
    const add = await client.call(endpoints.interests.add, { body: { name: 'Food' } });
    expect(add.status).toBe(401);
  });
});

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
  let cheap: Instance;
  beforeAll(async () => {
    cheap = instance;
    Object.assign(passwordCost, realPasswordCost);
    instance = await startInstance({ databaseUrl: await freshDatabase('moda_auth_price') });
  });
  afterAll(async () => {
    await instance.close();
    instance = cheap;
  });

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
