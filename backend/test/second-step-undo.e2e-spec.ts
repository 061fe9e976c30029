import { randomBytes } from 'node:crypto';
import { endpoints } from '@wayfellow/contracts';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { inOrderAtUser } from './support/locks.js';
import { Mailbox } from './support/mailbox.js';
import { addPasskey, newPasskey, newPasskeyChallenge } from './support/passkeys.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { addPasskey: add, confirmEmail, one, resetPassword, turnOnSecondStep } = endpoints.account;
const CODES_ON = 'Your second step was turned on';
const PASSKEY_ADDED = 'A passkey was added';
const password = 'correct horse';

let mailbox: Mailbox;
let instance: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('second_step_undo');
  instance = await startInstance({ databaseUrl, env: mailbox.env('http://localhost:3000') });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

const undo = (token: string) => new Client(instance).call(endpoints.account.undoEmail, { body: { token } });
const login = (who: Client, { user }: Client, tried = password) =>
  who.call(endpoints.auth.login, { body: { username: user.username, password: tried } });
const confirmLink = ({ user }: Client) => mailbox.token(user.email, 'Confirm your email');
/** Somebody with a confirmed address, and somebody else who has a session of theirs. */
const newOwner = async () => {
  const owner = await newUser(instance);
  const token = await confirmLink(owner);
  expect((await owner.call(confirmEmail, { body: { token } })).status).toBe(204);
  const thief = new Client(instance);
  expect((await login(thief, owner)).status).toBe(200);
  return { owner, thief };
};
const stateOf = async ({ user }: Client) => {
  const { rows } = await query(
    instance,
    `SELECT (SELECT count(*)::int FROM second_steps WHERE user_id = $1) AS apps,
       (SELECT count(*)::int FROM passkeys WHERE user_id = $1) AS passkeys,
       (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS codes,
       (SELECT count(*)::int FROM session WHERE sess->'passport'->>'user' = $1::text) AS sessions`,
    [user.id],
  );
  return rows[0];
};
const nothing = { apps: 0, passkeys: 0, codes: 0, sessions: 0 };
const linkExpired = refusal('link-expired');

const factors = [
  { factor: 'codes of an app', subject: CODES_ON, addBy: (who: Client) => Authenticator.turnOn(who) },
  { factor: 'a passkey', subject: PASSKEY_ADDED, addBy: (who: Client) => addPasskey(who) },
];

test.each(factors)(
  'the email about $factor has a link that removes it, ends all sessions and leads to a new password',
  async ({ subject, addBy }) => {
    const { owner, thief } = await newOwner();
    await addBy(thief);
    expect((await login(new Client(instance), owner)).status).toBe(401);
    const { text } = await mailbox.next(owner.user.email, subject);
    expect(text).toContain('Was it not you? Undo: http://localhost:3000/account/undo#t=');
    expect((await undo(await mailbox.token(owner.user.email, subject))).status).toBe(204);
    expect(await stateOf(owner)).toEqual(nothing);
    expect((await thief.call(endpoints.auth.me)).status).toBe(401);

    const chosen = {
      token: await mailbox.token(owner.user.email, 'A new password'),
      newPassword: 'mine again',
    };
    expect((await new Client(instance).call(resetPassword, { body: chosen })).status).toBe(204);
    expect((await login(new Client(instance), owner, 'mine again')).status).toBe(200);
    expect((await login(thief, owner)).status).toBe(401);
  },
);

test('it removes what was added after it and in the day before, with the codes told since, and nothing older', async () => {
  const { owner, thief } = await newOwner();
  const phone = await Authenticator.turnOn(owner);
  for (const code of phone.recoveryCodes)
    await owner.call(endpoints.auth.confirmSecondFactor, { body: { kind: 'recovery', code } });
  await query(
    instance,
    `UPDATE second_steps SET confirmed_at = confirmed_at - interval '2 days' WHERE user_id = $1`,
    [owner.user.id],
  );
  // A user who adds one when no codes are left is told new ones.
  expect((await addPasskey(owner)).recoveryCodes).not.toEqual([]);
  await addPasskey(owner);
  expect(await stateOf(owner)).toMatchObject({ apps: 1, passkeys: 2, codes: 10 });
  expect((await undo(await mailbox.token(owner.user.email, PASSKEY_ADDED))).status).toBe(204);
  expect(await stateOf(owner)).toEqual({ ...nothing, apps: 1 });
  expect(await login(thief, owner)).toMatchObject(refusal('second-factor-required'));
});

test('it works once, of three at once for one, and the links in the other emails no more', async () => {
  const { owner, thief } = await newOwner();
  await Authenticator.turnOn(thief);
  await query(instance, `UPDATE session SET sess = jsonb_set(sess::jsonb, '{secondFactorAt}', $1)`, [
    String(Date.now()),
  ]);
  await addPasskey(thief);
  const token = await mailbox.token(owner.user.email, CODES_ON);
  const later = await mailbox.token(owner.user.email, PASSKEY_ADDED);
  const answers = await Promise.all([undo(token), undo(token), undo(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  expect(await undo(later)).toMatchObject(linkExpired);
  expect(await stateOf(owner)).toEqual(nothing);
});

test('nobody’s is removed by a guess, by a link for something else, by one that is too old, or by somebody else’s', async () => {
  const { owner } = await newOwner();
  const stranger = await newUser(instance);
  const other = await confirmLink(stranger);
  await Authenticator.turnOn(owner);
  await Authenticator.turnOn(stranger);
  const token = await mailbox.token(owner.user.email, CODES_ON);
  const guesses = Array.from({ length: 5 }, () => randomBytes(32).toString('base64url'));
  for (const guess of [...guesses, other, token.slice(1), `${token}A`])
    expect(await undo(guess)).toMatchObject(linkExpired);
  await query(instance, `UPDATE account_links SET expires_at = now() WHERE user_id = $1`, [owner.user.id]);
  expect(await undo(token)).toMatchObject(linkExpired);
  expect((await undo(await mailbox.token(stranger.user.email, CODES_ON))).status).toBe(204);
  expect((await owner.call(one)).body.factors).toEqual(['totp', 'recovery']);
});

describe('an address that was never confirmed', () => {
  test('is that of the owner for as long as the account has it', async () => {
    const fay = await newUser(instance);
    await Authenticator.turnOn(fay);
    const { text } = await mailbox.next(fay.user.email, CODES_ON);
    expect(text).not.toContain(fay.user.name);
    expect((await undo(await mailbox.token(fay.user.email, CODES_ON))).status).toBe(204);
    expect(await stateOf(fay)).toEqual(nothing);
  });

  test('is a stranger’s from when the owner has put it right', async () => {
    const gil = await newUser(instance);
    await Authenticator.turnOn(gil);
    const token = await mailbox.token(gil.user.email, CODES_ON);
    const { id, name, email } = gil.user;
    const body = { name, email: `right.${email}` };
    expect((await gil.call(endpoints.users.update, { params: { id }, body })).status).toBe(200);
    expect(await undo(token)).toMatchObject(linkExpired);
    expect((await gil.call(one)).body.factors).toEqual(['totp', 'recovery']);
  });
});

describe('a factor that is added while others are taken back', () => {
  /** A link of the owner's, and a call of the thief's that adds another factor. */
  const atOnce = async (factor: 'codes' | 'passkey') => {
    const { owner, thief } = await newOwner();
    const phone = await Authenticator.begin(thief);
    const passkey = await newPasskey(thief);
    const challenge = await newPasskeyChallenge(thief);
    const token = randomBytes(32).toString('base64url');
    await query(
      instance,
      `INSERT INTO account_links (id, purpose, user_id, address, token_sha256, expires_at, changed_at)
       VALUES (gen_random_uuid(), 'undo', $1, $2, sha256($3), now() + interval '1 hour', now())`,
      [owner.user.id, owner.user.email, Buffer.from(token)],
    );
    const adding = {
      codes: () => thief.call(turnOnSecondStep, { body: { code: phone.code() } }),
      passkey: () => thief.call(add, { body: passkey.create(challenge) }),
    };
    return { owner, adding: adding[factor], undoing: () => undo(token) };
  };

  test.each(['codes', 'passkey'] as const)('%s: is gone where it came first', async (factor) => {
    const { owner, adding, undoing } = await atOnce(factor);
    const [added, undone] = await inOrderAtUser<{ status: number }>(instance, owner.user.id, adding, undoing);
    expect([added.status, undone.status]).toEqual([factor === 'codes' ? 200 : 201, 204]);
    expect(await stateOf(owner)).toEqual(nothing);
  });

  test.each(['codes', 'passkey'] as const)('%s: is not added where it came later', async (factor) => {
    // Of the app nothing is left that could be turned on.
    const { owner, adding, undoing } = await atOnce(factor);
    const [undone, added] = await inOrderAtUser<{ status: number }>(instance, owner.user.id, undoing, adding);
    expect([undone.status, added.status]).toEqual([204, factor === 'codes' ? 409 : 401]);
    expect(await stateOf(owner)).toEqual(nothing);
    expect((await login(new Client(instance), owner)).status).toBe(200);
  });
});
