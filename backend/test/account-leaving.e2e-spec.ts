import { endpoints, retentionDays } from '@wayfellow/contracts';
import { Emails } from '../src/platform/emails/emails.service.js';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { askToLeave, eraseDue, letPass, mustLeave } from './support/leaving.js';
import { LiveClient } from './support/live-client.js';
import { Mailbox, tokenIn } from './support/mailbox.js';
import { befriend, newPair, request } from './support/matched.js';
import { threadOf, write } from './support/messages.js';
import { makeDestination } from './support/query.js';
import { refusal } from './support/refusal.js';
import { setStanding } from './support/standings.js';

const { auth, blocks, leaving, matches, messages, tips, users } = endpoints;
const password = 'correct horse';
const tip = {
  title: 'Ask for the counter',
  content: 'Nobody else knows that it is there.',
  category: 'food',
} as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

let mailbox: Mailbox;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('account_leaving');
  // Web instances run no jobs: accounts are erased, and emails sent, when a test says so.
  const env = { ...mailbox.env(), ROLE: 'web' };
  [here, there] = [await startInstance({ databaseUrl, env }), await startInstance({ databaseUrl, env })];
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await mailbox?.close();
});

const signIn = async ({ user }: Client) => {
  const client = new Client(here);
  const answer = await client.call(auth.login, { body: { username: user.username, password } });
  client.user = user;
  return { client, answer };
};
const sees = async (viewer: Client, { user }: Client) =>
  (await viewer.call(users.one, { params: { id: user.id } })).status === 200;
const subjectFor = (erasedAt: string) => {
  const day = new Date(erasedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `Your account will be deleted on ${day}`;
};
const sendEmails = () => here.app.get(Emails).sendDue();
const stayLinkOf = async ({ user }: Client, erasedAt: string) => {
  await sendEmails();
  return tokenIn(await mailbox.next(user.email, subjectFor(erasedAt)));
};
const stayBy = (token: string) => new Client(here).call(leaving.stayByLink, { body: { token } });

describe('leaving', () => {
  test('ends all sessions and channels on every instance, and tells when the account is erased', async () => {
    const ana = await newUser(here);
    const elsewhere = new Client(there);
    await elsewhere.call(auth.login, { body: { username: ana.user.username, password } });
    elsewhere.user = ana.user;
    const open = [await LiveClient.of(ana), await LiveClient.of(elsewhere)];
    const erasedAt = await mustLeave(ana);
    expect(Date.parse(erasedAt) - Date.now()).toBeGreaterThan(retentionDays.leaving * DAY_MS - 60_000);
    expect(Date.parse(erasedAt) - Date.now()).toBeLessThan(retentionDays.leaving * DAY_MS + 60_000);
    for (const live of open) await live.closed();
    for (const client of [ana, elsewhere])
      expect(await client.call(auth.me)).toMatchObject(refusal('not-signed-in'));
  });

  test('hides the traveler from everybody new, and makes conversations read only', async () => {
    const [ana, ben] = await newPair(here);
    const stranger = await newUser(there);
    await write(ben, ana, 'Where do we meet?');
    expect(await sees(stranger, ana)).toBe(true);
    await mustLeave(ana);
    expect(await sees(stranger, ana)).toBe(false);
    expect(await write(ben, ana, 'Are you there?')).toMatchObject(refusal('traveler-away'));
    expect((await threadOf(ben, ana)).body).toHaveLength(1);
    expect((await ben.call(matches.list)).body).toEqual([]);
    const [talk] = (await ben.call(messages.conversations)).body;
    expect(talk).toMatchObject({ user: { id: ana.user.id }, isReadOnly: true });
  });

  test('removes pending requests of either side, whose others are told to read again', async () => {
    const [ana, asked, asking] = [await newUser(here), await newUser(here), await newUser(there)];
    await request(ana, asked);
    await request(asking, ana);
    const live = await LiveClient.of(asking);
    await mustLeave(ana);
    await live.nextBare('match_update');
    await live.close();
    expect((await asked.call(matches.counts)).body.requests).toBe(0);
    const { client } = await signIn(ana);
    await client.call(leaving.stay);
    expect((await client.call(matches.counts)).body).toMatchObject({ requests: 0, sent: 0 });
    await befriend(asking, client);
  });

  test('is decided knowing how many read messages of one, also where a block hides them, and how many tips one shared', async () => {
    const [ana, ben] = await newPair(here);
    expect((await ana.call(leaving.counts)).body).toEqual({ peopleWrittenTo: 0, tips: 0 });
    for (const text of ['Where do we meet?', 'At the station?']) await write(ana, ben, text);
    const id = await makeDestination(here, 'Countford');
    await ana.call(tips.create, { params: { id }, body: tip });
    expect((await ana.call(leaving.counts)).body).toEqual({ peopleWrittenTo: 1, tips: 1 });
    await ben.call(blocks.block, { params: { id: ana.user.id } });
    expect((await ana.call(leaving.counts)).body).toEqual({ peopleWrittenTo: 1, tips: 1 });
    expect((await ben.call(leaving.counts)).body).toEqual({ peopleWrittenTo: 0, tips: 0 });
  });

  test('takes the password, and a code from users who have a second step', async () => {
    const ana = await newUser(here);
    expect(await askToLeave(ana, { password: 'wrong horse' })).toMatchObject(refusal('wrong-password'));
    const { recoveryCodes } = await Authenticator.turnOn(ana);
    expect(await askToLeave(ana)).toMatchObject(refusal('wrong-code'));
    expect(await askToLeave(ana, { code: 'ABCD-EFGH-IJ' })).toMatchObject(refusal('wrong-code'));
    expect((await ana.call(auth.me)).body).not.toHaveProperty('standing');
    expect((await askToLeave(ana, { code: recoveryCodes[0] as string })).status).toBe(200);
  });

  test('ten times at once sends one email', async () => {
    const ana = await newUser(here);
    const answers = await Promise.all(Array.from({ length: 10 }, () => askToLeave(ana)));
    const left = answers.filter(({ status }) => status === 200).map(({ body }) => body.erasedAt);
    expect(new Set(left).size).toBe(1);
    await sendEmails();
    expect(mailbox.to(ana.user.email, subjectFor(left[0] as string))).toHaveLength(1);
  });

  test.each(['suspended', 'banned'] as const)(
    'is open to somebody %s, who is so again on staying',
    async (standing) => {
      const ana = await newUser(here);
      await setStanding(here, ana, standing);
      await mustLeave(ana);
      const { client, answer } = await signIn(ana);
      expect(answer.body.standing).toBe('leaving');
      expect((await client.call(leaving.stay)).status).toBe(204);
      expect((await client.call(auth.me)).body.standing).toBe(standing);
    },
  );
});

describe('the account is kept', () => {
  test('after signing in, which offers nothing else and tells until when', async () => {
    const [ana, ben] = await newPair(here);
    const erasedAt = await mustLeave(ana);
    const { client, answer } = await signIn(ana);
    expect(answer).toMatchObject({ status: 200, body: { standing: 'leaving', standingUntil: erasedAt } });
    expect(await client.call(matches.list)).toMatchObject(refusal('account-leaving'));
    expect(await askToLeave(client)).toMatchObject(refusal('account-leaving'));
    expect((await client.call(leaving.stay)).status).toBe(204);
    expect((await client.call(auth.me)).body).not.toHaveProperty('standing');
    expect((await client.call(auth.me)).body).not.toHaveProperty('standingUntil');
    expect((await write(ben, ana, 'Welcome back')).status).toBe(201);
    expect((await client.call(leaving.stay)).status).toBe(204);
  });

  test('by the link in the email, once, which signs nobody in', async () => {
    const ana = await newUser(here);
    const token = await stayLinkOf(ana, await mustLeave(ana));
    const client = new Client(here);
    expect(await client.call(leaving.stayByLink, { body: { token } })).toMatchObject({ status: 204 });
    expect(await client.call(auth.me)).toMatchObject(refusal('not-signed-in'));
    expect((await signIn(ana)).answer.body).not.toHaveProperty('standing');
    for (const tried of [token, `${token}x`, 'x'])
      expect(await stayBy(tried)).toMatchObject(refusal('link-expired'));
  });

  test('by neither a link of before it was kept, nor one for something else', async () => {
    const ana = await newUser(here);
    await sendEmails();
    const confirming = await mailbox.token(ana.user.email, 'Confirm your email');
    const token = await stayLinkOf(ana, await mustLeave(ana));
    expect(await stayBy(confirming)).toMatchObject(refusal('link-expired'));
    const { client } = await signIn(ana);
    await client.call(leaving.stay);
    await mustLeave(client);
    expect(await stayBy(token)).toMatchObject(refusal('link-expired'));
  });

  test('an hour before the end, and not after it', async () => {
    const [ana, ben] = [await newUser(here), await newUser(here)];
    for (const who of [ana, ben]) await mustLeave(who);
    for (const who of [ana, ben]) await letPass(here, who, `${retentionDays.leaving - 1} days 23 hours`);
    await eraseDue(here);
    const { client } = await signIn(ana);
    expect((await client.call(leaving.stay)).status).toBe(204);
    await letPass(here, ben, '1 hour 1 second');
    await Promise.all([eraseDue(here), eraseDue(there)]);
    expect((await signIn(ben)).answer).toMatchObject(refusal('wrong-credentials'));
    expect((await signIn(ana)).answer.body).toMatchObject({ name: ana.user.name });
  });

  test('or erased, where both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ana = await newUser(here);
      await mustLeave(ana);
      const { client } = await signIn(ana);
      await letPass(here, ana, `${retentionDays.leaving} days 1 second`);
      await Promise.all([client.call(leaving.stay), eraseDue(there)]);
      await sendEmails();
      const { status, body } = (await signIn(ana)).answer;
      expect([status, body.standing]).toEqual(status === 200 ? [200, undefined] : [401, undefined]);
      expect(mailbox.to(ana.user.email, 'Your account is deleted').length).toBeLessThan(2);
    }
  });
});
