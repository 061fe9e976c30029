import { endpoints, limits } from '@wayfellow/contracts';
import { giveRole } from '../src/operations/roles.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox } from './support/mailbox.js';
import { type Passkey, addPasskey, confirmByPasskey } from './support/passkeys.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { waitFor } from './support/wait-for.js';

const { one, passkeys, removePasskey, turnOffSecondStep } = endpoints.account;
const TURNED_OFF = 'Your second step was turned off';
const password = 'correct horse';

let mailbox: Mailbox;
let instance: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('passkeys_removal');
  instance = await startInstance({ databaseUrl, env: mailbox.env('http://localhost:3000') });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

/** Somebody with a confirmed address and a passkey. */
const newOwner = async () => {
  const owner = await newUser(instance);
  const token = await mailbox.token(owner.user.email, 'Confirm your email');
  expect((await owner.call(endpoints.account.confirmEmail, { body: { token } })).status).toBe(204);
  return { owner, ...(await addPasskey(owner)) };
};
const idsOf = async (owner: Client) => (await owner.call(passkeys)).body.map(({ id }) => id);
const remove = async (owner: Client, code?: string, tried = password) => {
  const [id = 0] = await idsOf(owner);
  return owner.call(removePasskey, { params: { id }, body: { password: tried, code } });
};
const loginStatus = async ({ user }: Client) => {
  const body = { username: user.username, password };
  return (await new Client(instance).call(endpoints.auth.login, { body })).status;
};
/** How many emails told somebody that it is off, once all are sent. */
const emailsTo = async ({ user }: Client) => {
  await waitFor(
    async () => (await query(instance, `SELECT FROM emails WHERE kind <> 'notification'`)).rowCount === 0,
  );
  return mailbox.to(user.email, TURNED_OFF).length;
};

test('adding one is told by email', async () => {
  const { owner } = await newOwner();
  const told = await mailbox.next(owner.user.email, 'A passkey was added');
  expect(told.text).toMatch(/with Unknown browser, [^]*Was it not you\?/);
});

test('takes the password and a second factor; the last one turns the second step off, which is told by email', async () => {
  const { owner, passkey, recoveryCodes } = await newOwner();
  const [code] = recoveryCodes as [string];
  expect(await remove(owner, code, 'wrong horse')).toMatchObject(refusal('wrong-password'));
  expect(await remove(owner)).toMatchObject(refusal('wrong-code'));
  expect(await remove(owner, 'ABCDE-FGHJK')).toMatchObject(refusal('wrong-code'));
  expect((await confirmByPasskey(owner, passkey)).status).toBe(204);
  await addPasskey(owner);
  expect((await remove(owner)).status).toBe(204);
  expect((await owner.call(one)).body).toMatchObject({
    hasSecondStep: true,
    recoveryCodesLeft: limits.recoveryCodes,
  });
  expect((await remove(owner, code)).status).toBe(204);
  expect((await owner.call(one)).body).toMatchObject({
    hasSecondStep: false,
    factors: [],
    recoveryCodesLeft: 0,
  });
  expect(await emailsTo(owner)).toBe(1);
  expect(await loginStatus(owner)).toBe(200);
});

test('with codes from a phone beside it, the second step stays on until the last of the two is off', async () => {
  const { owner, passkey, recoveryCodes } = await newOwner();
  await confirmByPasskey(owner, passkey);
  const phone = await Authenticator.turnOn(owner);
  const off = await owner.call(turnOffSecondStep, { body: { password, code: phone.code(1) } });
  expect(off.status).toBe(204);
  expect((await owner.call(one)).body).toMatchObject({ factors: ['passkey', 'recovery'] });
  expect(await loginStatus(owner)).toBe(401);
  expect((await remove(owner, recoveryCodes[0])).status).toBe(204);
  expect(await emailsTo(owner)).toBe(1);
});

test('of the last two factors that go at once, the codes go too and one email comes', async () => {
  const { owner, passkey } = await newOwner();
  await confirmByPasskey(owner, passkey);
  await Authenticator.turnOn(owner);
  const answers = await Promise.all([remove(owner), owner.call(turnOffSecondStep, { body: { password } })]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await emailsTo(owner)).toBe(1);
  const { rows } = await query(instance, 'SELECT FROM recovery_codes WHERE user_id = $1', [owner.user.id]);
  expect(rows).toEqual([]);
});

test('nobody removes somebody else’s', async () => {
  const { owner } = await newOwner();
  const [id = 0] = await idsOf(owner);
  const stranger = await newUser(instance);
  const answer = await stranger.call(removePasskey, { params: { id }, body: { password } });
  expect(answer).toMatchObject(refusal('unknown-passkey'));
  expect(await idsOf(owner)).toEqual([id]);
});

test('a passkey is enough for a role, and confirms the session for what moderators do', async () => {
  const { owner, passkey } = await newOwner();
  await giveRole(instance.app.get(PgPool), 'add', owner.user.username);
  const { queue } = endpoints.moderation;
  expect(await owner.call(queue)).toMatchObject(refusal('confirm-second-factor'));
  const wrong = { isVerified: false };
  const challenge = (await owner.call(endpoints.auth.confirmChallenge)).body;
  const answer = await owner.call(endpoints.auth.confirmPasskey, { body: passkey.answer(challenge, wrong) });
  expect(answer).toMatchObject(refusal('wrong-passkey'));
  expect(await owner.call(queue)).toMatchObject(refusal('confirm-second-factor'));
  expect((await confirmByPasskey(owner, passkey)).status).toBe(204);
  expect((await owner.call(queue)).status).toBe(200);
});

test('a challenge of one session is worth nothing in another', async () => {
  const { owner, passkey } = await newOwner();
  const other = await newOwner();
  const signedIn = async (client: Client, key: Passkey) => {
    const challenge = (await client.call(endpoints.auth.confirmChallenge)).body;
    return key.answer(challenge);
  };
  const answer = await signedIn(owner, passkey);
  await signedIn(other.owner, other.passkey);
  const crossed = await other.owner.call(endpoints.auth.confirmPasskey, { body: answer });
  expect(crossed).toMatchObject(refusal('wrong-passkey'));
  expect((await owner.call(endpoints.auth.confirmPasskey, { body: answer })).status).toBe(204);
});

test('leaving takes a session that a passkey confirmed in place of a code', async () => {
  const { owner, passkey } = await newOwner();
  const leave = () =>
    owner.call(endpoints.leaving.begin, { body: { password, takeBackMessages: false, deleteTips: false } });
  expect(await leave()).toMatchObject(refusal('wrong-code'));
  await confirmByPasskey(owner, passkey);
  expect((await leave()).status).toBe(200);
});

test('taking a change of the email back removes passkeys that were added since, or in the day before, and no older one', async () => {
  const changed = async (added: 'before' | 'days before' | 'after') => {
    const owner = await newUser(instance);
    const old = owner.user.email;
    const token = await mailbox.token(old, 'Confirm your email');
    await owner.call(endpoints.account.confirmEmail, { body: { token } });
    if (added !== 'after') await addPasskey(owner);
    if (added === 'days before')
      await query(
        instance,
        `UPDATE passkeys SET created_at = created_at - interval '2 days' WHERE user_id = $1`,
        [owner.user.id],
      );
    const { id, name } = owner.user;
    await owner.call(endpoints.users.update, { params: { id }, body: { name, email: `thief.${old}` } });
    if (added === 'after') await addPasskey(owner);
    const undo = { token: await mailbox.token(old, 'Your email was changed') };
    expect((await owner.call(endpoints.account.undoEmail, { body: undo })).status).toBe(204);
    return loginStatus(owner);
  };
  expect(await changed('after')).toBe(200);
  expect(await changed('before')).toBe(200);
  expect(await changed('days before')).toBe(401);
});
