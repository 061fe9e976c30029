import { commonPasswordText, endpoints, problems } from '@wayfellow/contracts';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { heldUp } from './support/locks.js';
import { Mailbox, tokenIn } from './support/mailbox.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { waitFor } from './support/wait-for.js';

const { forgotPassword, readResetLink, resetPassword, changePassword } = endpoints.account;
const RESET = 'A new password';
const CONFIRM = 'Confirm your email';
const password = 'correct horse';
const newPassword = 'thermos window seat';

let mailbox: Mailbox;
let databaseUrl: string;
let instance: Instance;
const lines: string[] = [];
beforeAll(async () => {
  mailbox = await Mailbox.start();
  databaseUrl = await freshDatabase('account_password');
  const env = { ...mailbox.env(), LOG_LEVEL: 'trace' };
  instance = await startInstance({ databaseUrl, env, log: (line) => lines.push(line) });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

const visitor = () => new Client(instance);
const forgot = (email: string) => visitor().call(forgotPassword, { body: { email } });
const reset = (token: string, chosen = newPassword) =>
  visitor().call(resetPassword, { body: { token, newPassword: chosen } });
const tokenFor = async ({ user }: Client, count = 1) => {
  expect((await forgot(user.email)).status).toBe(204);
  return mailbox.token(user.email, RESET, count);
};
const confirm = async ({ user }: Client) => {
  const token = await mailbox.token(user.email, CONFIRM);
  expect((await visitor().call(endpoints.account.confirmEmail, { body: { token } })).status).toBe(204);
};
const statusOfSignIn = async ({ user }: Client, tried: string) => {
  const body = { username: user.username, password: tried };
  return (await visitor().call(endpoints.auth.login, { body })).status;
};
const isSignedIn = async (client: Client) => (await client.call(endpoints.auth.me)).status === 200;
const linkExpired = { status: 400, body: { type: '/problems/link-expired' } };

describe('a forgotten password', () => {
  test('is replaced by the link in the email; all sessions and channels end, and nobody is signed in', async () => {
    const ana = await newUser(instance);
    await confirm(ana);
    const live = await LiveClient.of(ana);
    const client = visitor();
    const body = { token: await tokenFor(ana), newPassword };
    expect(await client.call(resetPassword, { body })).toMatchObject({ status: 204 });
    expect(await live.closed()).toBe(4401);
    expect([await isSignedIn(ana), await isSignedIn(client)]).toEqual([false, false]);
    expect(await statusOfSignIn(ana, password)).toBe(401);
    expect(await statusOfSignIn(ana, newPassword)).toBe(200);
    const { text } = await mailbox.next(ana.user.email, 'Your password was changed');
    expect(text).toContain('Unknown browser');
  });

  test('is answered alike for an address that nobody has, where no email goes', async () => {
    const ben = await newUser(instance);
    const unknown = await forgot('nobody@post.wayfellow.travel');
    const known = await forgot(ben.user.email);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await mailbox.next(ben.user.email, RESET);
    await waitFor(async () => (await query(instance, 'SELECT FROM emails')).rowCount === 0);
    expect(mailbox.to('nobody@post.wayfellow.travel')).toEqual([]);
  });

  test('is asked for by the same statements whether or not the address is known', async () => {
    const known = await newUser(instance);
    // What else is done is done by a worker, after the answer.
    const web = await startInstance({ databaseUrl, env: { ...mailbox.env(), ROLE: 'web' } });
    const pool = web.app.get(PgPool);
    const [queries, transactions] = [jest.spyOn(pool, 'query'), jest.spyOn(pool, 'connect')];
    const workFor = async (email: string) => {
      queries.mockClear();
      transactions.mockClear();
      expect((await new Client(web).call(forgotPassword, { body: { email } })).status).toBe(204);
      return [queries.mock.calls.map(([sql]) => sql), transactions.mock.calls.length];
    };
    const work = await workFor(known.user.email);
    expect(work[0]).toContainEqual(expect.stringContaining('INSERT INTO emails'));
    expect(await workFor('nobody-at-all@post.wayfellow.travel')).toEqual(work);
    await web.close();
  });

  test('goes to whom never confirmed an address, without regard to case', async () => {
    const carla = await newUser(instance);
    expect((await forgot(carla.user.email.toUpperCase())).status).toBe(204);
    expect((await mailbox.next(carla.user.email, RESET)).text).toContain(carla.user.username);
  });

  test('twenty uses of one link at once change one password', async () => {
    const dora = await newUser(instance);
    const token = await tokenFor(dora);
    const chosen = Array.from({ length: 20 }, (_, at) => `horse number ${at}`);
    const answers = await Promise.all(chosen.map((one) => reset(token, one)));
    const won = chosen.filter((_, at) => answers[at]?.status === 204);
    expect(won).toHaveLength(1);
    expect(await statusOfSignIn(dora, won[0] as string)).toBe(200);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  test('links that were used, are made up, are for something else, or are too old are refused alike', async () => {
    const elin = await newUser(instance);
    const used = await tokenFor(elin);
    await reset(used);
    const confirming = await mailbox.token(elin.user.email, CONFIRM);
    const old = await tokenFor(elin, 2);
    await query(instance, `UPDATE account_links SET expires_at = now() WHERE user_id = $1`, [elin.user.id]);
    const answers = await Promise.all(
      [used, `${used.slice(1)}x`, 'x', confirming, old].map((token) => reset(token, 'yet another horse')),
    );
    for (const answer of answers) expect(answer).toMatchObject(linkExpired);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await statusOfSignIn(elin, newPassword)).toBe(200);
  });

  test('a newer link ends the one before; looking at the page burns none', async () => {
    const fay = await newUser(instance);
    const first = await tokenFor(fay);
    const second = await tokenFor(fay, 2);
    const look = (token: string) => visitor().call(readResetLink, { body: { token } });
    for (let looks = 0; looks < 3; looks += 1) {
      await visitor().agent.get('/account/reset');
      expect((await look(second)).body).toEqual({ username: fay.user.username, hasSecondStep: false });
    }
    for (const answer of [await look(first), await reset(first)]) expect(answer).toMatchObject(linkExpired);
    expect((await reset(second)).status).toBe(204);
    expect(await look(second)).toMatchObject(linkExpired);
  });

  test('refuses a common password and keeps the link', async () => {
    const gil = await newUser(instance);
    const token = await tokenFor(gil);
    const errors = [{ field: 'newPassword', message: commonPasswordText }];
    expect(await reset(token, '123456')).toMatchObject({ status: 400, body: { errors } });
    expect((await reset(token)).status).toBe(204);
  });

  test('the link leads where the settings say, whatever host the request names', async () => {
    const hana = await newUser(instance);
    const { status } = await visitor()
      .agent.post(forgotPassword.path)
      .set('Host', 'evil.test')
      .set('X-Forwarded-Host', 'evil.test')
      .send({ email: hana.user.email });
    expect(status).toBe(204);
    const { text } = await mailbox.next(hana.user.email, RESET);
    expect(text).toContain('http://wayfellow.travel/account/reset#t=');
    expect(text).not.toContain('evil');
  });

  test('no token stands in the log or in the database', async () => {
    const ida = await newUser(instance);
    const token = tokenIn(await mailbox.next(ida.user.email, CONFIRM));
    const resetting = await tokenFor(ida);
    await reset(resetting);
    const { rows } = await query<{ all: string }>(
      instance,
      `SELECT string_agg(account_links::text, ' ') AS all FROM account_links`,
    );
    const everything = [...lines, rows[0]?.all].join('\n');
    for (const secret of [token, resetting]) expect(everything.includes(secret)).toBe(false);
  });
});

describe('changing the password', () => {
  const change = (client: Client, currentPassword: string, chosen = newPassword) =>
    client.call(changePassword, { body: { currentPassword, newPassword: chosen } });

  test('asks for the present one, ends all other sessions and voids links to a new one', async () => {
    const jo = await newUser(instance);
    const phone = visitor();
    await phone.call(endpoints.auth.login, { body: { username: jo.user.username, password } });
    const token = await tokenFor(jo);
    const wrong = await change(jo, 'wrong horse');
    expect(wrong).toMatchObject({ status: 403, body: { detail: problems['wrong-password'].detail } });
    expect([await isSignedIn(jo), await isSignedIn(phone)]).toEqual([true, true]);
    expect((await change(jo, password)).status).toBe(204);
    expect([await isSignedIn(jo), await isSignedIn(phone)]).toEqual([true, false]);
    expect(await reset(token)).toMatchObject(linkExpired);
    expect(await statusOfSignIn(jo, newPassword)).toBe(200);
    const { body } = await jo.call(endpoints.account.one);
    expect(body.passwordChangedAt).toEqual(expect.any(String));
  });

  test('ten times at once takes one', async () => {
    const kim = await newUser(instance);
    const tries = Array.from({ length: 10 }, (_, at) => change(kim, password, `horse number ${at}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, ...Array<number>(9).fill(403)]);
  });
});

test('a sign-in by the old password that meets a change of it starts no session', async () => {
  const ana = await newUser(instance);
  const change = { sql: `UPDATE users SET password_hash = 'another' WHERE id = $1`, values: [ana.user.id] };
  const signIn = () => statusOfSignIn(ana, password);
  expect(await heldUp(instance, change, signIn, async () => undefined)).toBe(401);
  const sessions = await query(instance, `SELECT FROM session WHERE sess->'passport'->>'user' = $1::text`, [
    ana.user.id,
  ]);
  expect(sessions.rowCount).toBe(1);
});

test.each(['password', 'code'])(
  'with a second step neither, where the %s is checked meanwhile',
  async (step) => {
    const ana = await newUser(instance);
    const phone = await Authenticator.turnOn(ana);
    const client = visitor();
    const body = { username: ana.user.username, password };
    const enter = () => client.call(endpoints.auth.login, { body });
    const finish = (code: string) =>
      client.call(endpoints.auth.secondFactor, { body: { kind: 'totp', code } });
    if (step === 'code') await enter();
    const sql = `UPDATE users SET password_hash = 'another', password_changed_at = now() WHERE id = $1`;
    const sign = () => (step === 'code' ? finish(phone.code(1)) : enter());
    const answer = await heldUp(instance, { sql, values: [ana.user.id] }, sign, async () => undefined);
    expect(answer).toMatchObject(refusal('wrong-credentials'));
    expect(await isSignedIn(client)).toBe(false);
    expect((await finish(phone.code(2))).status).toBe(401);
  },
);

test('what is asked for too often is refused, for addresses that nobody has as well', async () => {
  const limited = await startInstance({ databaseUrl, env: { ...mailbox.env(), RATE_LIMIT_FACTOR: '1' } });
  const ask = (email: string) => new Client(limited).call(forgotPassword, { body: { email } });
  for (const email of ['known-to-nobody@post.wayfellow.travel', 'other@post.wayfellow.travel']) {
    for (let asked = 0; asked < 3; asked += 1) expect((await ask(email)).status).toBe(204);
    expect(await ask(email)).toMatchObject({ status: 429, body: { type: '/problems/too-many-requests' } });
  }
  await limited.close();
});
