import { randomUUID } from 'node:crypto';
import { endpoints } from '@wayfellow/contracts';
import { AccountLinks } from '../src/modules/accounts/account-links.js';
import { Emails } from '../src/platform/emails/emails.service.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { inOrderAtUser } from './support/locks.js';
import { Mailbox, tokenIn } from './support/mailbox.js';
import { query } from './support/query.js';

const { forgotPassword, readResetLink } = endpoints.account;
const RESET = 'A new password';

let mailbox: Mailbox;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('account_links');
  // Web instances run no jobs: emails are sent when a test says so.
  const env = { ...mailbox.env(), ROLE: 'web' };
  here = await startInstance({ databaseUrl, env });
  there = await startInstance({ databaseUrl, env });
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await mailbox?.close();
});

/** Two emails of which the second was put into the outbox a microsecond later. */
const twoEmails = () => [
  { id: randomUUID(), enqueuedAt: '2026-11-26 10:00:00.000001+00' },
  { id: randomUUID(), enqueuedAt: '2026-11-26 10:00:00.000002+00' },
];
const make = (
  from: Instance,
  { user }: Client,
  email: { id: string; enqueuedAt: string } | undefined,
  purpose: 'reset' | 'undo' = 'reset',
) => from.app.get(AccountLinks).make(purpose, email!, { userId: user.id, address: user.email });
const linksOf = async ({ user }: Client, purpose = 'reset') => {
  const sql = 'SELECT id FROM account_links WHERE user_id = $1 AND purpose = $2';
  return (await query<{ id: string }>(here, sql, [user.id, purpose])).rows.map(({ id }) => id);
};

describe('of two emails with links of one purpose', () => {
  test.each([
    ['the older', 0, 1],
    ['the newer', 1, 0],
  ])('that %s is written first, the newer one’s link works', async (_, first, second) => {
    const ana = await newUser(here);
    const emails = twoEmails();
    const made = await inOrderAtUser(
      here,
      ana.user.id,
      () => make(here, ana, emails[first]),
      () => make(there, ana, emails[second]),
    );
    expect(await linksOf(ana)).toEqual([emails[1]!.id]);
    expect(made[first === 1 ? 0 : 1]).toContain('/account/reset#t=');
    // The older one would carry a link that does not work: it is not sent.
    if (first === 1) expect(made[1]).toBeUndefined();
  });

  test('that two workers send at once, one link works, and it is in the email that was asked for last', async () => {
    const ana = await newUser(here);
    await here.app.get(Emails).sendDue();
    for (let asked = 0; asked < 2; asked += 1)
      await new Client(here).call(forgotPassword, { body: { email: ana.user.email } });
    const { rows } = await query<{ id: string }>(
      here,
      `SELECT id FROM emails WHERE kind = 'reset' ORDER BY created_at DESC LIMIT 1`,
    );
    await Promise.all([here, there, here, there].map(({ app }) => app.get(Emails).sendDue()));
    expect(await linksOf(ana)).toEqual([rows[0]?.id]);
    const tokens = mailbox.to(ana.user.email, RESET).map(tokenIn);
    const look = (token: string) => new Client(here).call(readResetLink, { body: { token } });
    const answers = await Promise.all(tokens.map(look));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('an email that is written again has the same link, unless there is a newer one by now', async () => {
  const ana = await newUser(here);
  const [older, newer] = twoEmails();
  const first = await make(here, ana, older);
  expect(await make(there, ana, older)).toBe(first);
  expect(await make(here, ana, newer)).not.toBe(first);
  expect(await make(there, ana, older)).toBeUndefined();
});

test('links that take a change back do not end each other', async () => {
  const ana = await newUser(here);
  const [older, newer] = twoEmails();
  for (const email of [newer, older]) expect(await make(here, ana, email, 'undo')).toContain('#t=');
  expect(await linksOf(ana, 'undo')).toHaveLength(2);
});
