import { endpoints, limits, problems } from '@wayfellow/contracts';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox } from './support/mailbox.js';
import { query } from './support/query.js';

const { login, secondFactor, me } = endpoints.auth;
const { beginSecondStep, turnOnSecondStep, turnOffSecondStep, one } = endpoints.account;
const password = 'correct horse';

let mailbox: Mailbox;
let databaseUrl: string;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  databaseUrl = await freshDatabase('second_step');
  here = await startInstance({ databaseUrl, env: mailbox.env() });
  there = await startInstance({ databaseUrl, env: mailbox.env() });
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await mailbox?.close();
});

const problem = (code: keyof typeof problems) => ({
  status: problems[code].status,
  body: { type: `/problems/${code}`, detail: problems[code].detail },
});
/** Somebody whose second step is on, and their phone. */
const newOwner = async () => {
  const owner = await newUser(here);
  return { owner, phone: await Authenticator.turnOn(owner) };
};
/** A browser in which the right password was given. */
const pendingFor = async ({ user }: Client, instance = here) => {
  const client = new Client(instance);
  const answer = await client.call(login, { body: { username: user.username, password } });
  expect(answer).toMatchObject(problem('second-factor-required'));
  return client;
};
const finish = (client: Client, code: string, kind: 'totp' | 'recovery' = 'totp') =>
  client.call(secondFactor, { body: { kind, code } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const oneOf = (count: number, otherwise: number) => [200, ...Array<number>(count - 1).fill(otherwise)];
/** As if the half minutes whose codes were used were long ago. */
const forgetSteps = ({ user }: Client) =>
  query(here, 'UPDATE second_steps SET last_step = 0 WHERE user_id = $1', [user.id]);

describe('turning it on', () => {
  test('takes a first code, and tells ten recovery codes once', async () => {
    const ana = await newUser(here);
    expect((await ana.call(turnOnSecondStep, { body: { code: '123456' } })).status).toBe(409);
    const phone = await Authenticator.begin(ana);
    const wrong = await ana.call(turnOnSecondStep, { body: { code: phone.wrongCode() } });
    expect(wrong).toMatchObject(problem('wrong-code'));
    expect((await ana.call(one)).body.hasSecondStep).toBe(false);
    const { body } = await ana.call(turnOnSecondStep, { body: { code: phone.code() } });
    expect(new Set(body.recoveryCodes).size).toBe(limits.recoveryCodes);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const standing = { hasSecondStep: true, recoveryCodesLeft: limits.recoveryCodes };
    expect((await ana.call(one)).body).toMatchObject(standing);
    // Also to an address that was never confirmed.
    const told = await mailbox.next(ana.user.email, 'Your second step was turned on');
    expect(told.text).toMatch(/with Unknown browser, [^]*Was it not you\?/);
  });

  test('needs no code while it is not on, and the latest key alone counts', async () => {
    const ben = await newUser(here);
    const first = await Authenticator.begin(ben);
    const second = await Authenticator.begin(ben);
    const body = { username: ben.user.username, password };
    expect((await new Client(here).call(login, { body })).status).toBe(200);
    expect((await ben.call(turnOnSecondStep, { body: { code: first.code() } })).status).toBe(403);
    expect((await ben.call(turnOnSecondStep, { body: { code: second.code() } })).status).toBe(200);
  });

  test('ten times at once tells one set of codes; one that is on keeps its key', async () => {
    const carla = await newUser(here);
    const phone = await Authenticator.begin(carla);
    const answers = await times(10, () => carla.call(turnOnSecondStep, { body: { code: phone.code() } }));
    expect(statuses(answers)).toEqual(oneOf(10, 409));
    expect((await carla.call(one)).body.recoveryCodesLeft).toBe(limits.recoveryCodes);
    expect(await carla.call(beginSecondStep)).toMatchObject(problem('second-step-on'));
    expect((await finish(await pendingFor(carla), phone.code(1))).status).toBe(200);
  });
});

describe('signing in', () => {
  test('with the right password signs nobody in before the code, which then does', async () => {
    const { owner, phone } = await newOwner();
    const body = { username: owner.user.username, password };
    const client = new Client(here);
    const answer = await client.call(login, { body });
    expect(answer.body).toMatchObject({ factors: ['totp', 'recovery'] });
    expect((await client.call(me)).status).toBe(401);
    expect(await finish(client, phone.code(1))).toMatchObject({ status: 200, body: { id: owner.user.id } });
    expect((await client.call(me)).status).toBe(200);
  });

  test('gives the session a new id', async () => {
    const { owner, phone } = await newOwner();
    const before = owner.cookie();
    await owner.call(login, { body: { username: owner.user.username, password } });
    expect((await finish(owner, phone.code(1))).status).toBe(200);
    const after = owner.cookie();
    expect(after).not.toBe(before);
    const old = await new Client(here).agent.get(me.path).set('Cookie', before);
    expect(old.status).toBe(401);
  });

  test('a wrong password is answered as for everybody', async () => {
    const { owner } = await newOwner();
    const body = { username: owner.user.username, password: 'wrong horse' };
    expect(await new Client(here).call(login, { body })).toMatchObject(problem('wrong-credentials'));
  });

  test('takes no code twice, and of twenty at once on two instances one', async () => {
    const { owner, phone } = await newOwner();
    const clients = await times(20, (at) => pendingFor(owner, at % 2 ? here : there));
    const code = phone.code(1);
    const answers = await Promise.all(clients.map((client) => finish(client, code)));
    expect(statuses(answers)).toEqual(oneOf(20, 403));
    expect(await finish(await pendingFor(owner), code)).toMatchObject(problem('wrong-code'));
    expect((await finish(await pendingFor(owner), phone.code())).status).toBe(403);
  });

  test('takes each recovery code once, however it is typed, and the others still', async () => {
    const { owner, phone } = await newOwner();
    const [first, second] = phone.recoveryCodes as [string, string];
    const clients = await times(10, () => pendingFor(owner));
    const typed = ` ${first.toLowerCase().replace('-', ' ')}`;
    const answers = await Promise.all(clients.map((client) => finish(client, typed, 'recovery')));
    expect(statuses(answers)).toEqual(oneOf(10, 403));
    expect((await finish(await pendingFor(owner), second, 'recovery')).status).toBe(200);
    expect((await owner.call(one)).body.recoveryCodesLeft).toBe(limits.recoveryCodes - 2);
    await query(here, 'DELETE FROM recovery_codes WHERE user_id = $1', [owner.user.id]);
    const body = { username: owner.user.username, password };
    expect((await new Client(here).call(login, { body })).body).toMatchObject({ factors: ['totp'] });
  });

  test('nobody else’s code opens it', async () => {
    const { owner } = await newOwner();
    const stranger = await newOwner();
    const client = await pendingFor(owner);
    expect((await finish(client, stranger.phone.code(1))).status).toBe(403);
    const [code] = stranger.phone.recoveryCodes as [string];
    expect((await finish(client, code, 'recovery')).status).toBe(403);
  });
});

describe('guessing', () => {
  test('ends after five tries of one sign-in, at once or one by one, whatever the settings say', async () => {
    const { owner, phone } = await newOwner();
    const client = await pendingFor(owner);
    const wrong = phone.wrongCode();
    const answers = await times(20, () => finish(client, wrong));
    expect(statuses(answers)).toEqual([
      ...Array<number>(20 - limits.codeTries).fill(401),
      ...Array<number>(limits.codeTries).fill(403),
    ]);
    expect(await finish(client, phone.code(1))).toMatchObject(problem('not-signed-in'));
  });

  test('ends after ten tries at one account, in whatever browsers', async () => {
    const { owner, phone } = await newOwner();
    const limited = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
    const clients = await times(3, () => pendingFor(owner, limited));
    const tries = clients.flatMap((client) => Array<Client>(4).fill(client));
    const answers = await Promise.all(tries.map((client) => finish(client, phone.wrongCode())));
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(403), 429, 429]);
    expect((await finish(await pendingFor(owner, limited), phone.code(1))).status).toBe(429);
    await limited.close();
  });

  test('a code without a password, or too long after it, or after the password has changed, opens nothing', async () => {
    const { owner, phone } = await newOwner();
    expect(await finish(new Client(here), phone.code(1))).toMatchObject(problem('not-signed-in'));
    const slow = await pendingFor(owner);
    await query(here, 'UPDATE pending_sign_ins SET expires_at = now() WHERE user_id = $1', [owner.user.id]);
    expect((await finish(slow, phone.code(1))).status).toBe(401);
    const early = await pendingFor(owner);
    const body = { currentPassword: password, newPassword: 'thermos window seat' };
    expect((await owner.call(endpoints.account.changePassword, { body })).status).toBe(204);
    expect((await finish(early, phone.code(1))).status).toBe(401);
  });
});

describe('turning it off', () => {
  const off = (client: Client, code: string, tried = password) =>
    client.call(turnOffSecondStep, { body: { password: tried, code } });

  test('takes the password and a code, and is told by email', async () => {
    const { owner, phone } = await newOwner();
    const token = await mailbox.token(owner.user.email, 'Confirm your email');
    await owner.call(endpoints.account.confirmEmail, { body: { token } });
    expect(await off(owner, phone.code(1), 'wrong horse')).toMatchObject(problem('wrong-password'));
    expect(await off(owner, phone.wrongCode())).toMatchObject(problem('wrong-code'));
    expect((await owner.call(one)).body.hasSecondStep).toBe(true);
    expect((await off(owner, phone.code(1))).status).toBe(204);
    const standing = { hasSecondStep: false, recoveryCodesLeft: 0 };
    expect((await owner.call(one)).body).toMatchObject(standing);
    const body = { username: owner.user.username, password };
    expect((await new Client(here).call(login, { body })).status).toBe(200);
    await mailbox.next(owner.user.email, 'Your second step was turned off');
    expect(await off(owner, phone.code(1))).toMatchObject(problem('no-second-step'));
  });

  test('takes a recovery code in place of a lost phone', async () => {
    const { owner, phone } = await newOwner();
    expect((await off(owner, phone.recoveryCodes[0] as string)).status).toBe(204);
  });
});

test('a new password leaves it on', async () => {
  const { owner, phone } = await newOwner();
  await owner.call(endpoints.account.forgotPassword, { body: { email: owner.user.email } });
  const token = await mailbox.token(owner.user.email, 'A new password');
  const body = { token, newPassword: 'thermos window seat' };
  expect((await new Client(here).call(endpoints.account.resetPassword, { body })).status).toBe(204);
  await forgetSteps(owner);
  const client = new Client(here);
  const again = { username: owner.user.username, password: body.newPassword };
  expect(await client.call(login, { body: again })).toMatchObject(problem('second-factor-required'));
  expect((await finish(client, phone.code())).status).toBe(200);
});

test('neither the key nor the recovery codes can be read from the database', async () => {
  const owner = await newUser(here);
  const { secret } = (await owner.call(beginSecondStep)).body;
  const phone = await Authenticator.turnOn(owner);
  const { rows } = await query<{ all: string }>(
    here,
    `SELECT string_agg(encode(sealed_key, 'escape') || encode(sealed_key, 'hex'), ' ') ||
       (SELECT string_agg(encode(code_hmac, 'escape'), ' ') FROM recovery_codes) AS all FROM second_steps`,
  );
  const secrets = [
    secret,
    ...phone.recoveryCodes,
    ...phone.recoveryCodes.map((code) => code.replace('-', '')),
  ];
  for (const told of secrets) expect(rows[0]?.all.includes(told)).toBe(false);
});
