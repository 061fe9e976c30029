import { type ProblemCode, isOpenTo, problems, standingProblems } from '@wayfellow/contracts';
import { allCalls } from './support/blocked-calls.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { leave, setStanding } from './support/standings.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('standings_table') });
});
afterAll(() => instance?.close());

const make = {
  active: async () => undefined,
  held: (who: Client) => setStanding(instance, who, 'held'),
  suspended: (who: Client) => setStanding(instance, who, 'suspended', new Date('2099-03-05T12:00:00Z')),
  banned: (who: Client) => setStanding(instance, who, 'banned'),
  leaving: (who: Client) => leave(instance, who),
} as const;
const standings = Object.keys(make) as (keyof typeof make)[];

const sentences: Partial<Record<ProblemCode, string>> = {
  'account-suspended': 'Your account is suspended until Mar 5, 2099.',
};
const codes = new Set<string>(Object.values(standingProblems).filter((code) => code !== 'not-signed-in'));
const codeOf = (body: unknown) => ((body ?? {}) as { type?: string }).type?.replace('/problems/', '') ?? '';

/** The calls that an account of this standing is refused for how it stands; the others it is let through to. */
const refusedTo = async (who: Client): Promise<string[]> => {
  const refused: string[] = [];
  // Signing out comes last: after it nobody is signed in.
  const calls = [...allCalls].sort(
    (one, other) => Number(one.name === 'auth.logout') - Number(other.name === 'auth.logout'),
  );
  for (const { name, endpoint } of calls) {
    const { body, status } = await who.call(endpoint, { params: { id: 2_000_000_000 }, body: {} } as never);
    if (!codes.has(codeOf(body))) continue;
    const code = codeOf(body) as ProblemCode;
    expect({ name, status, detail: (body as { detail: string }).detail }).toEqual({
      name,
      status: 403,
      detail: sentences[code] ?? problems[code].detail,
    });
    refused.push(name);
  }
  return refused;
};

test.each(standings)('somebody %s may call what is open to them, and nothing else', async (standing) => {
  const who = await newUser(instance);
  await query(instance, `UPDATE users SET role = 'lead' WHERE id = $1`, [who.user.id]);
  await make[standing](who);
  const closed = allCalls.filter(({ endpoint }) => !isOpenTo(endpoint, standing)).map(({ name }) => name);
  expect((await refusedTo(who)).sort()).toEqual(closed.sort());
});

test('somebody who is suspended or banned may sign in and out, read why, appeal, copy their data, leave, see the plans and end Premium', () => {
  const everybody = [
    'account.confirmEmail',
    'account.forgotPassword',
    'account.readResetLink',
    'account.resetPassword',
    'account.undoEmail',
    'auth.login',
    'auth.logout',
    'auth.me',
    'auth.passkey',
    'auth.passkeyChallenge',
    'auth.register',
    'auth.secondFactor',
    // Links in emails, which work without an account.
    'contacts.answer',
    'notifications.unsubscribe',
    'plan.fine',
    'plan.read',
    'leaving.stay',
    'leaving.stayByLink',
  ];
  const open = (standing: 'suspended' | 'banned' | 'leaving') =>
    allCalls
      .filter(({ endpoint }) => isOpenTo(endpoint, standing))
      .map(({ name }) => name)
      .sort();
  const own = [
    'auth.confirmChallenge',
    'auth.confirmPasskey',
    'decisions.appeal',
    'decisions.list',
    'decisions.one',
    'exports.create',
    'exports.file',
    'exports.list',
    'leaving.begin',
    'leaving.counts',
  ];
  const premium = ['subscriptions.cancel', 'subscriptions.plans', 'subscriptions.status'];
  expect(open('suspended')).toEqual([...everybody, ...own, ...premium].sort());
  expect(open('banned')).toEqual(open('suspended'));
  expect(open('leaving')).toEqual([...everybody].sort());
});
