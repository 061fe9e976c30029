import { randomUUID } from 'node:crypto';
import { FORMER_TRAVELER, endpoints, retentionDays } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { AccountLinks } from '../src/modules/accounts/account-links.js';
import { ErasureService } from '../src/modules/leaving/erasure.service.js';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { ConvergenceService } from '../src/modules/subscriptions/sync/convergence.service.js';
import { CustomerRemovalsService } from '../src/modules/subscriptions/sync/customer-removals.service.js';
import { UsersService } from '../src/modules/users/users.service.js';
import { Emails } from '../src/platform/emails/emails.service.js';
import { PersonalData } from '../src/platform/personal-data/personal-data.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { Mailbox } from './support/mailbox.js';
import { befriend } from './support/matched.js';
import { markRead, mustWrite, threadOf, write } from './support/messages.js';
import { Payments, cards, startCheckout, subscriptionRow } from './support/payments.js';
import { tablesWith } from './support/personal-tables.js';
import { photoFilesOf, uploadPhoto } from './support/photos.js';
import { makeDestination, query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { messages, tips, users } = endpoints;
const DELETED = 'Your account is deleted';

let mailbox: Mailbox;
let payments: Payments;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  payments = await Payments.start();
  const databaseUrl = await freshDatabase('account_erasure');
  // Web instances run no jobs: accounts are erased, and emails sent, when a test says so.
  const env = { ...mailbox.env(), ...payments.env(), ROLE: 'web' };
  here = await startInstance({ databaseUrl, env });
  // Both have the same files, as instances do.
  there = await startInstance({ databaseUrl, env: { ...env, DATA_DIR: here.dataDir } });
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await payments?.close();
  await mailbox?.close();
});

const secrets = { name: 'Zephyrine Quillfeather', bio: 'Collects lighthouses.' };
const tip = {
  title: 'Ask for the zinc counter',
  content: 'Nobody else knows that it is there.',
  category: 'food',
} as const;
const sendEmails = () => here.app.get(Emails).sendDue();

/** Two who wrote to each other, and a place with a tip of the first, upvoted by the second. */
const scene = async () => {
  const [ana, ben] = [await newUser(here, secrets), await newUser(here)];
  await befriend(ana, ben);
  await mustWrite(ana, ben, 'My brother is called Zoltan');
  await mustWrite(ben, ana, 'Mine is called Bela');
  const last = await mustWrite(ana, ben, 'See you there');
  const city = await makeDestination(here, `Zinc City ${ana.user.id}`);
  const written = await ana.call(tips.create, { params: { id: city }, body: tip });
  await ben.call(tips.upvote, { params: { id: written.body.id } });
  await uploadPhoto(ana);
  return { ana, ben, city, last };
};
const eraseNow = async (who: Client, choices = {}) => {
  await mustLeave(who, choices);
  await letPass(here, who, `${retentionDays.leaving} days 1 second`);
  await eraseDue(here);
};
const customersDeleted = async () => (await payments.stripe.events.list({ type: 'customer.deleted' })).data;
const removeCustomers = ({ app }: Instance) => app.get(CustomerRemovalsService).removeDue();

test('nothing is left in any table, file or answer, and name and address are free again', async () => {
  const { ana, ben, city } = await scene();
  const { username, email } = ana.user;
  await eraseNow(ana, { takeBackMessages: true, deleteTips: true });
  await sendEmails();
  expect(mailbox.to(email, DELETED)).toHaveLength(1);
  const texts = [username, email, secrets.name, secrets.bio, tip.title, 'Zoltan'];
  expect(await tablesWith(here, texts)).toEqual([]);
  await here.app.get(PhotoSweeper).sweep();
  expect(await photoFilesOf(here)).toEqual([]);
  const params = { id: ana.user.id };
  const answers = await Promise.all([
    ben.call(users.one, { params }),
    ben.call(users.profile, { params }),
    threadOf(ben, ana),
    ben.call(messages.conversations),
    ben.call(tips.list, { params: { id: city } }),
  ]);
  const told = JSON.stringify(answers.map(({ body }) => body as unknown));
  for (const text of texts) expect(told).not.toContain(text);
  expect(await newUser(here, { username, email })).toMatchObject({ user: { username, email } });
});

test('an email that is written while its account is erased leaves no link with the address', async () => {
  const { user } = await newUser(here);
  const { email: address, id: userId } = user;
  const email = { id: randomUUID(), enqueuedAt: new Date().toISOString() };
  const make = () => here.app.get(AccountLinks).make('stay', email, { userId, address });
  const [link] = await here.app.get(DataSource).transaction(async (manager) => {
    // As an erasure does: the email that new users get has its link before this, or not at all.
    await here.app.get(UsersService).lockToErase(manager, userId);
    await here.app.get(PersonalData).erase(manager, userId, { takeBackMessages: true, deleteTips: true });
    return [make().catch((error: Error) => error.message)];
  });
  expect(await link).toBe(`The account of user ${userId} was deleted`);
  expect(await tablesWith(here, [address])).toEqual([]);
});

test('the other keeps the conversation, read only, and counts what was unread until it is read', async () => {
  const { ana, ben, last } = await scene();
  await eraseNow(ana, { takeBackMessages: true });
  const [talk] = (await ben.call(messages.conversations)).body;
  expect(talk).toMatchObject({
    user: { id: ana.user.id, name: FORMER_TRAVELER, profileImage: null },
    unreadCount: 2,
    isReadOnly: true,
  });
  const texts = async () => (await threadOf(ben, ana)).body.map(({ content }) => content);
  expect(await texts()).toEqual(['', 'Mine is called Bela', '']);
  expect((await ben.call(messages.unread)).body.conversations).toBe(1);
  expect((await markRead(ben, last.id)).status).toBeLessThan(300);
  expect((await ben.call(messages.unread)).body.conversations).toBe(0);
  expect(await write(ben, ana, 'Hello?')).toMatchObject(refusal('traveler-left'));
});

test('messages that were not taken back and tips stay, without a name', async () => {
  const { ana, ben, city } = await scene();
  await eraseNow(ana);
  expect((await threadOf(ben, ana)).body.map(({ content }) => content)).toEqual([
    'My brother is called Zoltan',
    'Mine is called Bela',
    'See you there',
  ]);
  const [left] = (await ben.call(tips.list, { params: { id: city } })).body;
  expect(left).toMatchObject({ title: tip.title, author: FORMER_TRAVELER, upvotes: 1, isUpvoted: true });
  const counted = await ben.call(endpoints.destinations.one, { params: { id: city } });
  expect(counted.body.tipsCount).toBe(1);
  const { rows } = await query<{ count: number }>(here, 'SELECT count(*)::int FROM tips WHERE id = $1', [
    left?.id,
  ]);
  expect(rows[0]?.count).toBe(1);
});

test('a worker that ends in the middle leaves everything as it was; the next one erases it all', async () => {
  const { ana } = await scene();
  const personalData = here.app.get(PersonalData);
  const erase = personalData.erase.bind(personalData);
  const crash = jest.spyOn(personalData, 'erase').mockImplementation(async (...args) => {
    await erase(...args);
    throw new Error('The worker ended');
  });
  await mustLeave(ana, { takeBackMessages: true });
  await letPass(here, ana, `${retentionDays.leaving} days 1 second`);
  await expect(eraseDue(here)).rejects.toMatchObject({ errors: [{ message: 'The worker ended' }] });
  expect(await tablesWith(here, [ana.user.username])).toContain('public.users');
  expect(mailbox.to(ana.user.email, DELETED)).toEqual([]);
  crash.mockRestore();
  await eraseDue(there);
  await sendEmails();
  expect(mailbox.to(ana.user.email, DELETED)).toHaveLength(1);
  expect(await tablesWith(here, [ana.user.username])).toEqual([]);
});

test('one that fails holds up no other, is named, and is erased when it can be', async () => {
  const gone = await Promise.all(Array.from({ length: 3 }, () => newUser(here)));
  const [first, ...others] = gone as [Client, ...Client[]];
  for (const who of gone) {
    await mustLeave(who);
    await letPass(here, who, `${retentionDays.leaving} days 1 second`);
  }
  const isLeft = (who: Client) => tablesWith(here, [who.user.username]);
  await query(here, `ALTER TABLE users ADD CONSTRAINT stays CHECK (username <> 'gone-${first.user.id}')`);
  await expect(eraseDue(here)).rejects.toThrow(`Failed: user ${first.user.id}`);
  await query(here, 'ALTER TABLE users DROP CONSTRAINT stays');
  await sendEmails();
  for (const other of others) expect(await isLeft(other)).toEqual([]);
  expect(await isLeft(first)).toContain('public.users');
  await eraseDue(here);
  await sendEmails();
  expect(await isLeft(first)).toEqual([]);
});

test('two workers erase each account once', async () => {
  const gone = await Promise.all(Array.from({ length: 6 }, () => newUser(here)));
  for (const who of gone) {
    await mustLeave(who);
    await letPass(here, who, `${retentionDays.leaving} days 1 second`);
  }
  await Promise.all([eraseDue(here), eraseDue(there), eraseDue(here), eraseDue(there)]);
  await sendEmails();
  for (const { user } of gone) expect(mailbox.to(user.email, DELETED)).toHaveLength(1);
});

test('Premium is set to end on leaving, and the customer is deleted at the provider once', async () => {
  const ana = await newUser(here);
  await payments.confirm(await startCheckout(ana), cards.succeeds);
  const { id } = await subscriptionRow(here, ana);
  await here.app.get(ConvergenceService).converge(id);
  const { customer } = await payments.stripe.subscriptions.retrieve(id);
  await mustLeave(ana);
  await here.app.get(ErasureService).endPremium();
  expect(await payments.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
  await letPass(here, ana, `${retentionDays.leaving} days 1 second`);
  await eraseDue(here);
  await Promise.all([removeCustomers(here), removeCustomers(there), removeCustomers(here)]);
  const waiting = async () => (await query(here, 'SELECT FROM customer_removals')).rowCount;
  expect(await waiting()).toBe(0);
  expect(await customersDeleted()).toHaveLength(1);
  await expect(payments.stripe.customers.retrieve(customer as string)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  // As if a worker had ended before it could say that it was done.
  await query(here, 'INSERT INTO customer_removals (customer_id) VALUES ($1)', [customer]);
  await removeCustomers(here);
  expect(await waiting()).toBe(0);
  expect(await customersDeleted()).toHaveLength(1);
});
