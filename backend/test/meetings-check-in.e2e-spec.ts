import { endpoints, meetingTimes } from '@wayfellow/contracts';
import { CheckInsService } from '../src/modules/meetings/check-ins.service.js';
import { Emails } from '../src/platform/emails/emails.service.js';
import { Client } from './support/client.js';
import { fakeClock } from './support/fake-clock.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox, tokenIn } from './support/mailbox.js';
import { newPair } from './support/matched.js';
import { letPass, mustName, mustPlan } from './support/meetings.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { waitFor } from './support/wait-for.js';

const { meetings, plan, contacts, account } = endpoints;
const ASK = 'Are you fine?';

let mailbox: Mailbox;
let databaseUrl: string;
let instance: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  databaseUrl = await freshDatabase('check_in');
  // A web instance runs no jobs: steps are taken, and emails sent, when a test says so.
  instance = await startInstance({ databaseUrl, env: { ...mailbox.env(), ROLE: 'web' } });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

const visitor = () => new Client(instance);
const takeDue = () => instance.app.get(CheckInsService).takeDue();
const answerAsContact = (token: string, isWilling: boolean) =>
  visitor().call(contacts.answer, { body: { token, isWilling } });
const sendEmails = () => instance.app.get(Emails).sendDue();
/** The `count`th email of a subject to an address, once all are sent. */
const emailTo = (...wanted: Parameters<Mailbox['next']>) => sendEmails().then(() => mailbox.next(...wanted));
const tokenTo = async (address: string, subject: string) => tokenIn(await emailTo(address, subject));

/** Ana, whose address is confirmed, and a plan with Ben that Ingrid, who agreed, gets. */
const planWithContact = async () => {
  const [ana, ben] = await newPair(instance);
  const token = await tokenTo(ana.user.email, 'Confirm your email');
  await visitor().call(account.confirmEmail, { body: { token } });
  const contact = await mustName(ana);
  const named = await tokenTo(contact.email, 'Ana named you');
  expect((await answerAsContact(named, true)).status).toBe(204);
  const made = await mustPlan(ana, ben, { contactId: contact.id });
  return { ana, ben, contact, made, to: (subject: string) => mailbox.to(contact.email, subject) };
};
type Scene = Awaited<ReturnType<typeof planWithContact>>;
const stateOf = async ({ ana, made }: Scene) =>
  (await ana.call(meetings.list)).body.find(({ id }) => id === made.id)?.state;
const passTo = async ({ made }: Scene, minutesAfterCheckIn: number) => {
  // The check-in is three and a half hours ahead.
  await letPass(instance, made, 210 + minutesAfterCheckIn);
  await takeDue();
};

/** Whether each line of the bell about a check-in was read. */
const bellOf = async ({ ana }: Scene) =>
  (await ana.call(endpoints.notifications.list)).body
    .filter(({ kind }) => kind === 'check-in')
    .map(({ isRead }) => isRead);

test('asks at its time, again half an hour later, and tells the contact an hour later, each once', async () => {
  const scene = await planWithContact();
  const { ana, contact, to } = scene;
  await passTo(scene, -1);
  expect(await stateOf(scene)).toBe('open');
  await letPass(instance, scene.made, 2);
  await takeDue();
  expect((await emailTo(ana.user.email, ASK)).text).toContain('/plan/fine#t=');
  expect(await stateOf(scene)).toBe('asked');
  expect(await bellOf(scene)).toEqual([false]);
  await letPass(instance, scene.made, meetingTimes.remindAfterMinutes);
  await takeDue();
  await emailTo(ana.user.email, ASK, 2);
  expect(await bellOf(scene)).toEqual([false]);
  await letPass(instance, scene.made, 30);
  await Promise.all([takeDue(), takeDue(), takeDue()]);
  const alert = await emailTo(contact.email, 'Ana has not checked in');
  expect(alert.text).toContain(scene.made.link);
  expect(alert.text).not.toContain('Kyoto');
  expect(alert.text).not.toContain('Dinner');
  await takeDue();
  await sendEmails();
  expect([to('Ana has not checked in').length, mailbox.to(ana.user.email, ASK).length]).toEqual([1, 2]);
  expect(await stateOf(scene)).toBe('alerted');
});

test('a late answer is told to the contact at once, and nobody is told of an early one', async () => {
  const [late, early] = [await planWithContact(), await planWithContact()];
  for (const scene of [late, early]) await passTo(scene, 1);
  const token = await tokenTo(early.ana.user.email, ASK);
  const fine = () => visitor().call(plan.fine, { body: { token } });
  expect([(await fine()).status, (await fine()).status]).toEqual([204, 204]);
  for (const { made } of [late, early]) await letPass(instance, made, 60);
  await takeDue();
  await emailTo(late.contact.email, 'Ana has not checked in');
  const params = { id: late.made.id };
  expect((await late.ana.call(meetings.remove, { params })).body).toMatchObject(
    refusal('contact-waits').body,
  );
  expect((await late.ana.call(meetings.fine, { params })).body).toMatchObject({ state: 'fine' });
  expect((await late.ana.call(meetings.remove, { params })).status).toBe(204);
  expect(await bellOf(late)).toEqual([true]);
  await emailTo(late.contact.email, 'Ana is fine');
  await sendEmails();
  expect(early.to('Ana has not checked in')).toEqual([]);
  expect(early.to('Ana is fine')).toEqual([]);
});

test('an answer and the alert at the same moment: one of them wins, and the contact hears the end of it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const scene = await planWithContact();
    await passTo(scene, 1);
    await letPass(instance, scene.made, 60);
    const fine = scene.ana.call(meetings.fine, { params: { id: scene.made.id } });
    await Promise.all([fine, takeDue()]);
    await sendEmails();
    expect(await stateOf(scene)).toBe('fine');
    const alerts = scene.to('Ana has not checked in').length;
    expect(alerts).toBeLessThanOrEqual(scene.to('Ana is fine').length);
  }
});

test(`it is put off by an hour, ${meetingTimes.putOffs} times, and only when it asks`, async () => {
  const scene = await planWithContact();
  const putOff = () => scene.ana.call(meetings.putOff, { params: { id: scene.made.id } });
  expect((await putOff()).status).toBe(409);
  await passTo(scene, 1);
  for (let i = 0; i < meetingTimes.putOffs; i += 1) {
    expect(await putOff()).toMatchObject({ status: 200, body: { state: 'open' } });
    await takeDue();
    expect(await stateOf(scene)).toBe('open');
    await letPass(instance, scene.made, meetingTimes.putOffMinutes + 1);
    await takeDue();
    expect(await stateOf(scene)).toBe('asked');
  }
  expect((await putOff()).status).toBe(409);
});

test('without a contact who agreed nobody is told', async () => {
  const [ana, ben] = await newPair(instance);
  const contact = await mustName(ana);
  const made = await mustPlan(ana, ben, { contactId: contact.id });
  for (const minutes of [211, 60]) {
    await letPass(instance, made, minutes);
    await takeDue();
  }
  await sendEmails();
  expect((await ana.call(meetings.list)).body).toMatchObject([{ state: 'asked' }]);
  expect(mailbox.to(contact.email).map(({ subject }) => subject)).toEqual(['Ana named you']);
});

test('a contact who agrees is sent the plan that waits, and hears nothing more once they leave', async () => {
  const [ana, ben] = await newPair(instance);
  const contact = await mustName(ana);
  const token = await tokenTo(contact.email, 'Ana named you');
  const enqueue = jest.spyOn(instance.app.get(Emails), 'enqueue');
  const made = await mustPlan(ana, ben, { contactId: contact.id });
  // An email that waited here would be sent beside the one that the answer brings.
  expect(enqueue).not.toHaveBeenCalled();
  enqueue.mockRestore();
  for (const _ of [1, 2]) expect((await answerAsContact(token, true)).status).toBe(204);
  const shared = await emailTo(contact.email, 'Ana shared a plan with you');
  expect(shared.text).toContain(made.link);
  expect((await answerAsContact(token, false)).status).toBe(204);
  expect(await answerAsContact(token, true)).toMatchObject({ status: 400 });
  expect((await ana.call(contacts.list)).body).toEqual([]);
  for (const minutes of [211, 60]) {
    await letPass(instance, made, minutes);
    await takeDue();
  }
  await sendEmails();
  expect(mailbox.to(contact.email)).toHaveLength(2);
});

test('a worker that dies in a step has taken none; the next one does', async () => {
  const scene = await planWithContact();
  const emails = instance.app.get(Emails);
  for (const [minutes, after] of [
    [211, 'asked'],
    [30, 'asked'],
    [30, 'alerted'],
  ] as const) {
    await letPass(instance, scene.made, minutes);
    const before = await stateOf(scene);
    jest.spyOn(emails, 'enqueue').mockRejectedValueOnce(new Error('The worker died'));
    await expect(takeDue()).rejects.toThrow('The worker died');
    expect(await stateOf(scene)).toBe(before);
    await takeDue();
    expect(await stateOf(scene)).toBe(after);
    // An email that asks is not sent any more once the contact has been told.
    await sendEmails();
  }
  expect(mailbox.to(scene.ana.user.email, ASK)).toHaveLength(2);
  expect(scene.to('Ana has not checked in')).toHaveLength(1);
});

test('an alert whose worker dies while it is sent is sent by another, under the same id', async () => {
  const scene = await planWithContact();
  await passTo(scene, 1);
  await sendEmails();
  mailbox.server.isStalling = true;
  await letPass(instance, scene.made, 60);
  // The reminder and the alert are both due; an email that asks is not sent any more once the contact is to be told.
  await takeDue();
  void sendEmails().catch(() => undefined);
  await waitFor(() => mailbox.server.stalled.some((email) => email.includes('Ana has not checked in')));
  mailbox.server.isStalling = false;
  const { rows } = await query<{ id: string }>(instance, `SELECT id FROM emails WHERE kind = 'plan-alert'`);
  await query(instance, 'UPDATE emails SET leased_until = now()');
  const other = await startInstance({ databaseUrl, env: mailbox.env() });
  const alert = await mailbox.next(scene.contact.email, 'Ana has not checked in');
  expect(alert.messageId).toBe(`<plan-alert-${rows[0]?.id}@wayfellow.travel>`);
  await other.close();
});

test.each([-10, 10])(
  'an instance whose clock is %i minutes off asks and tells at the same times',
  async (off) => {
    const scene = await planWithContact();
    fakeClock(Date.now() + off * 60_000);
    try {
      await passTo(scene, -5);
      expect(await stateOf(scene)).toBe('open');
      await letPass(instance, scene.made, 6);
      await takeDue();
      expect(await stateOf(scene)).toBe('asked');
      await letPass(instance, scene.made, 55);
      await takeDue();
      expect(await stateOf(scene)).toBe('asked');
      await letPass(instance, scene.made, 5);
      await takeDue();
      expect(await stateOf(scene)).toBe('alerted');
    } finally {
      jest.useRealTimers();
    }
  },
);
