import { type RegisterInput, commonPasswordText, endpoints, problems } from '@wayfellow/contracts';
import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { schemaOptions } from '../src/schema/schema-options.js';
import { passwordCost } from '../src/platform/keys/password-cost.js';
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

  test('can be ended by a client that has none', async () => {
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
