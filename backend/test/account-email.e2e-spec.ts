import { endpoints } from '@wayfellow/contracts';
import { Emails } from '../src/platform/emails/emails.service.js';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox } from './support/mailbox.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { one, confirmEmail, undoEmail, sendConfirmation, forgotPassword, resetPassword } = endpoints.account;
const CONFIRM = 'Confirm your email';
const CHANGED = 'Your email was changed';
const RESET = 'A new password';
const ENDED = 'Your Wayfellow Premium has ended';

let mailbox: Mailbox;
let databaseUrl: string;
let instance: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  databaseUrl = await freshDatabase('account_email');
  instance = await startInstance({ databaseUrl, env: mailbox.env() });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

const visitor = () => new Client(instance);
const confirm = (token: string) => visitor().call(confirmEmail, { body: { token } });
const undo = (token: string) => visitor().call(undoEmail, { body: { token } });
const isConfirmed = async (client: Client) => (await client.call(one)).body.isConfirmed;
const newConfirmed = async () => {
  const client = await newUser(instance);
  expect((await confirm(await mailbox.token(client.user.email, CONFIRM))).status).toBe(204);
  return client;
};
const changeTo = async (client: Client, email: string) => {
  const { id, name } = client.user;
  return client.call(endpoints.users.update, { params: { id }, body: { name, email } });
};
const linkExpired = { status: 400, body: { type: '/problems/link-expired' } };

test('registering sends an email whose link confirms the address, once', async () => {
  const ana = await newUser(instance);
  const email = await mailbox.next(ana.user.email, CONFIRM);
  expect(email.text).toContain(`signed up as ${ana.user.username}`);
  expect(email.text).toContain('http://wayfellow.travel/account/confirm#t=');
  expect(await isConfirmed(ana)).toBe(false);
  const token = await mailbox.token(ana.user.email, CONFIRM);
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  expect(await isConfirmed(ana)).toBe(true);
});

test('sent again, only the newer link works; an address that is confirmed gets none', async () => {
  const ben = await newUser(instance);
  const first = await mailbox.token(ben.user.email, CONFIRM);
  expect((await ben.call(sendConfirmation)).status).toBe(204);
  const second = await mailbox.token(ben.user.email, CONFIRM, 2);
  expect(await confirm(first)).toMatchObject(linkExpired);
  expect((await confirm(second)).status).toBe(204);
  expect((await ben.call(sendConfirmation)).status).toBe(204);
  await waitFor(async () => (await query(instance, 'SELECT FROM emails')).rowCount === 0);
  expect(mailbox.to(ben.user.email, CONFIRM)).toHaveLength(2);
});

test('is sent again once a minute', async () => {
  const limited = await startInstance({ databaseUrl, env: { ...mailbox.env(), RATE_LIMIT_FACTOR: '1' } });
  const client = await newUser(limited);
  expect((await client.call(sendConfirmation)).status).toBe(204);
  expect(await client.call(sendConfirmation)).toMatchObject({ status: 429 });
  await limited.close();
});

describe('a changed address', () => {
  test('can be another five times a day, also where it is taken', async () => {
    const limited = await startInstance({ databaseUrl, env: { ...mailbox.env(), RATE_LIMIT_FACTOR: '1' } });
    const [client, other] = [await newUser(limited), await newUser(limited)];
    const { email } = client.user;
    const tries = [`1.${email}`, other.user.email, `2.${email}`, `3.${email}`, `4.${email}`, `5.${email}`];
    const statuses: number[] = [];
    for (const next of tries) statuses.push((await changeTo(client, next)).status);
    expect(statuses).toEqual([200, 409, 200, 200, 200, 429]);
    expect((await changeTo(client, `4.${email}`)).status).toBe(200);
    await limited.close();
  });

  test('is the same in other capitals: it stays confirmed, and nobody is told', async () => {
    const client = await newConfirmed();
    const { email } = client.user;
    expect((await changeTo(client, email.toUpperCase())).body.email).toBe(email.toUpperCase());
    expect(await isConfirmed(client)).toBe(true);
    expect((await query(instance, `SELECT FROM emails WHERE kind = 'email-changed'`)).rowCount).toBe(0);
    expect((await client.call(endpoints.notifications.list)).body).toEqual([]);
  });

  test('shows at once, waits to be confirmed, and the old one is told', async () => {
    const carla = await newConfirmed();
    const old = carla.user.email;
    const next = `new.${old}`;
    expect(await changeTo(carla, next)).toMatchObject({
      status: 200,
      body: { email: next, emailsGoTo: old },
    });
    expect(await isConfirmed(carla)).toBe(false);
    const told = await mailbox.next(old, CHANGED);
    expect(told.text).toContain('n***@post.wayfellow.travel');
    expect(told.text).not.toContain(next);
    expect((await confirm(await mailbox.token(next, CONFIRM))).status).toBe(204);
    expect(await isConfirmed(carla)).toBe(true);
    expect((await carla.call(endpoints.auth.me)).body).not.toHaveProperty('emailsGoTo');
  });

  test('gets no link to a new password before it is confirmed: those go to the confirmed one', async () => {
    const dora = await newConfirmed();
    const old = dora.user.email;
    const thief = `thief.${old}`;
    await changeTo(dora, thief);
    for (const email of [thief, old]) await visitor().call(forgotPassword, { body: { email } });
    await mailbox.next(old, RESET);
    await waitFor(async () => (await query(instance, 'SELECT FROM emails')).rowCount === 0);
    expect(mailbox.to(thief, RESET)).toEqual([]);
  });

  test('gets no email about Premium before it is confirmed, and one that was never confirmed none with a name', async () => {
    const [paying, unknown] = [await newConfirmed(), await newUser(instance)];
    const old = paying.user.email;
    await changeTo(paying, `typo.${old}`);
    for (const { user } of [paying, unknown])
      await instance.app.get(Emails).enqueueNow('premium-farewell', { userId: user.id });
    expect((await mailbox.next(old, ENDED)).text).toContain(`Hello ${paying.user.name},`);
    expect((await mailbox.next(unknown.user.email, ENDED)).text).not.toContain(unknown.user.name);
    expect(mailbox.to(`typo.${old}`, ENDED)).toEqual([]);
  });

  test('is taken back by the old address even after two changes, a confirmation and a new password', async () => {
    const elin = await newConfirmed();
    const old = elin.user.email;
    const [first, second] = [`first.${old}`, `second.${old}`];
    await changeTo(elin, first);
    await confirm(await mailbox.token(first, CONFIRM));
    await changeTo(elin, second);
    await confirm(await mailbox.token(second, CONFIRM));
    await visitor().call(forgotPassword, { body: { email: second } });
    const token = await mailbox.token(second, RESET);
    await visitor().call(resetPassword, { body: { token, newPassword: 'the thief is here' } });
    const thief = visitor();
    const body = { username: elin.user.username, password: 'the thief is here' };
    expect((await thief.call(endpoints.auth.login, { body })).status).toBe(200);

    const others = await mailbox.token(first, CHANGED);
    expect((await undo(await mailbox.token(old, CHANGED))).status).toBe(204);
    expect((await thief.call(endpoints.auth.me)).status).toBe(401);
    expect(await undo(others)).toMatchObject(linkExpired);
    const chosen = { token: await mailbox.token(old, RESET), newPassword: 'mine once more' };
    expect((await visitor().call(resetPassword, { body: chosen })).status).toBe(204);
    const owner = visitor();
    const own = { username: elin.user.username, password: 'mine once more' };
    expect((await owner.call(endpoints.auth.login, { body: own })).body).toMatchObject({ email: old });
    expect(await isConfirmed(owner)).toBe(true);
  });

  test('turns off a second step that was turned on since, or in the day before, and leaves an older one on', async () => {
    const changed = async (turnedOn: 'before' | 'days before' | 'after') => {
      const owner = await newConfirmed();
      const old = owner.user.email;
      if (turnedOn !== 'after') await Authenticator.turnOn(owner);
      if (turnedOn === 'days before')
        await query(
          instance,
          `UPDATE second_steps SET confirmed_at = confirmed_at - interval '2 days' WHERE user_id = $1`,
          [owner.user.id],
        );
      await changeTo(owner, `thief.${old}`);
      if (turnedOn === 'after') await Authenticator.turnOn(owner);
      expect((await undo(await mailbox.token(old, CHANGED))).status).toBe(204);
      const body = { username: owner.user.username, password: 'correct horse' };
      return (await visitor().call(endpoints.auth.login, { body })).status;
    };
    expect(await changed('after')).toBe(200);
    expect(await changed('before')).toBe(200);
    expect(await changed('days before')).toBe(401);
  });

  test('that never was confirmed gives nobody a way back: it may be a stranger’s', async () => {
    const fay = await newUser(instance);
    const old = fay.user.email;
    await changeTo(fay, `right.${old}`);
    await mailbox.next(`right.${old}`, CONFIRM);
    await waitFor(async () => (await query(instance, 'SELECT FROM emails')).rowCount === 0);
    expect(mailbox.to(old, CHANGED)).toEqual([]);
  });
});

test('an email whose worker stalls is sent by another, under the same id and with the same link', async () => {
  mailbox.server.isStalling = true;
  const gil = await newUser(instance);
  await waitFor(() => mailbox.server.stalled.length > 0);
  mailbox.server.isStalling = false;
  const { rows } = await query<{ id: string; hash: Buffer }>(
    instance,
    `SELECT emails.id, token_sha256 AS hash FROM emails JOIN account_links USING (id) WHERE user_id = $1`,
    [gil.user.id],
  );
  await query(instance, 'UPDATE emails SET leased_until = now()');
  const other = await startInstance({ databaseUrl, env: mailbox.env() });
  const { messageId } = await mailbox.next(gil.user.email, CONFIRM);
  expect(messageId).toBe(`<confirm-${rows[0]?.id}@wayfellow.travel>`);
  expect((await confirm(await mailbox.token(gil.user.email, CONFIRM))).status).toBe(204);
  await other.close();
});
