import { endpoints } from '@wayfellow/contracts';
import { Emails } from '../src/platform/emails/emails.service.js';
import { LiveHub } from '../src/platform/live/live-hub.js';
import { Presence } from '../src/platform/live/presence.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { Mailbox } from './support/mailbox.js';
import { befriend, request } from './support/matched.js';
import { markRead, mustWrite } from './support/messages.js';
import { choose, newReader, sendEmails, waitingEmails } from './support/notification-emails.js';
import { makeDestination, query } from './support/query.js';
import { ageMatch, mustWriteAbout } from './support/references.js';
import { day } from './support/travelers.js';
import { waitFor } from './support/wait-for.js';

let mailbox: Mailbox;
let instance: Instance;
let other: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('notifications_emails');
  const start = () => startInstance({ databaseUrl, env: mailbox.env() });
  [instance, other] = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all([instance?.close(), other?.close()]);
  await mailbox?.close();
});

/** What came to somebody, besides the email that confirms their address. */
const emailsTo = ({ email }: { email: string }) =>
  mailbox.to(email).filter(({ subject }) => subject !== 'Confirm your email');
/** The subjects of the emails about notifications that came to somebody, once all that can be is sent. */
const subjectsTo = async ({ user }: { user: { email: string } }): Promise<string[]> => {
  await sendEmails(instance);
  return emailsTo(user).map(({ subject }) => subject);
};
const aboutMessages = 'New messages from Ana';
const pair = async () => {
  const [ana, ben] = [await newUser(instance, { name: 'Ana Sender' }), await newReader(instance)];
  await befriend(ben, ana);
  await subjectsTo(ben);
  mailbox.server.emails.length = 0;
  return [ana, ben] as const;
};

test('a request is emailed with the days at a place that both go to, the bio and notes left out', async () => {
  const [ana, ben] = [
    await newUser(instance, { name: 'Ana Sender', bio: 'Zanzibar or bust' }),
    await newReader(instance),
  ];
  const destinationId = await makeDestination(instance, 'Lakeside');
  const days = { startDate: day(10), endDate: day(12), description: 'Zanzibar first' };
  for (const who of [ana, ben]) await who.call(endpoints.trips.create, { body: { destinationId, ...days } });
  await request(ana, ben);
  expect(await subjectsTo(ben)).toEqual(['Ana wants to travel with you']);
  const [email] = emailsTo(ben.user);
  expect(email?.text).toContain('You are both in Lakeside: ');
  expect(email?.text).toContain('http://wayfellow.travel/matches?tab=requests');
  expect(email?.text).not.toContain('Zanzibar');
});

test.each([
  ['who asks', [true, false]],
  ['who is asked', [false, true]],
])('an email about a request says nothing of days that %s keeps to their matches', async (_, quiet) => {
  const [ana, ben] = [await newUser(instance, { name: 'Ana Sender' }), await newReader(instance)];
  const days = { startDate: day(10), endDate: day(12) };
  const destinationId = await makeDestination(instance, `Secret Shore ${ben.user.id}`);
  for (const [index, who] of [ana, ben].entries())
    await who.call(endpoints.trips.create, { body: { destinationId, ...days, isQuiet: quiet[index] } });
  await request(ana, ben);
  expect(await subjectsTo(ben)).toEqual(['Ana wants to travel with you']);
  expect(emailsTo(ben.user)[0]?.text).not.toContain('Secret Shore');
});

test('an acceptance is emailed once, although workers of two instances look for it', async () => {
  const [ana, ben] = [await newUser(instance, { name: 'Ana Sender' }), await newReader(instance)];
  await befriend(ben, ana);
  await query(instance, `UPDATE emails SET leased_until = now() WHERE kind = 'notification'`);
  await Promise.all([instance, other, instance, other].map(({ app }) => app.get(Emails).sendDue()));
  expect(await subjectsTo(ben)).toEqual(['Ana accepted your request']);
});

test('what was read, answered, or came from somebody blocked or gone by then is not emailed', async () => {
  const [ana, ben, carla, dora] = [
    await newUser(instance),
    await newReader(instance),
    await newUser(instance),
    await newUser(instance),
  ];
  const { id } = await request(ana, ben);
  await request(carla, ben);
  await request(dora, ben);
  await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'rejected' } });
  await ben.call(endpoints.blocks.block, { params: { id: carla.user.id } });
  await query(instance, `UPDATE users SET standing = 'leaving' WHERE id = $1`, [dora.user.id]);
  expect(await subjectsTo(ben)).toEqual([]);
  expect(await waitingEmails(instance, ben)).toEqual([]);
});

test('messages are one email a conversation after a quarter of an hour, with their number and never their text', async () => {
  const [ana, ben] = await pair();
  for (const text of ['Zanzibar 1', 'Zanzibar 2', 'Zanzibar 3']) await mustWrite(ana, ben, text);
  const minutes = async () =>
    (await waitingEmails(instance, ben)).map((due) => Math.round((due.getTime() - Date.now()) / 60_000));
  await instance.app.get(Emails).sendDue();
  expect(emailsTo(ben.user)).toEqual([]);
  await sendEmails(other);
  await mustWrite(ana, ben, 'Zanzibar 4');
  expect(await subjectsTo(ben)).toEqual([aboutMessages]);
  const [email] = emailsTo(ben.user);
  expect(email?.text).toContain('You have 3 new messages.');
  expect(mailbox.server.emails.join()).not.toContain('Zanzibar');
  expect(await minutes()).toEqual([]);
});

test('there is no other about a conversation before it was read, also where the line of the bell was', async () => {
  const [ana, ben] = await pair();
  await mustWrite(ana, ben, 'First');
  await subjectsTo(ben);
  const [line] = (await ben.call(endpoints.notifications.list)).body;
  await ben.call(endpoints.notifications.read, { body: { upToId: line?.id ?? 1 } });
  const { id } = await mustWrite(ana, ben, 'Second');
  expect(await subjectsTo(ben)).toEqual([aboutMessages]);
  await markRead(ben, id);
  await mustWrite(ana, ben, 'Third');
  expect(await subjectsTo(ben)).toEqual([aboutMessages, aboutMessages]);
});

test('messages that were read meanwhile are not emailed', async () => {
  const [ana, ben] = await pair();
  const { id } = await mustWrite(ana, ben, 'Soon read');
  await markRead(ben, id);
  expect(await subjectsTo(ben)).toEqual([]);
});

test('a text about days together is emailed without its words', async () => {
  const [ana, ben] = await pair();
  await ageMatch(instance, ana, ben);
  await mustWriteAbout(ana, ben, { text: 'Zanzibar was wonderful with Ben.' });
  expect(await subjectsTo(ben)).toEqual(['Ana wrote about your days together']);
  expect(mailbox.server.emails.join()).not.toContain('Zanzibar');
});

test('nothing goes to an address that is not confirmed, nor about a kind that is turned off', async () => {
  const ben = await newReader(instance);
  await choose(ben, { emailed: ['message'] });
  const carla = await newUser(instance);
  await choose(carla);
  for (const who of [ben, carla]) await request(await newUser(instance), who);
  expect([await subjectsTo(ben), emailsTo(carla.user)]).toEqual([[], []]);
});

test('while somebody is connected, on any instance, emails wait', async () => {
  const [ana, ben] = await pair();
  const tab = new LiveClient(other.wsUrl, { cookie: ben.cookie() });
  await tab.opened();
  tab.send({ type: 'auth', userId: ben.user.id });
  await tab.next('ready');
  await other.app.get(Presence).note();
  await mustWrite(ana, ben, 'Hello!');
  expect(await subjectsTo(ben)).toEqual([]);
  expect(await waitingEmails(instance, ben)).toHaveLength(1);
  await tab.close();
  await waitFor(() => other.app.get(LiveHub).size === 0);
  await query(instance, `UPDATE presence SET seen_at = now() - interval '3 minutes'`);
  await other.app.get(Presence).note();
  expect(await subjectsTo(ben)).toEqual([aboutMessages]);
});

test('in quiet hours emails wait until they are over', async () => {
  const ben = await newReader(instance);
  const hour = new Date().getUTCHours();
  await choose(ben, { isQuiet: true, quietFrom: hour, quietUntil: (hour + 2) % 24 });
  await request(await newUser(instance, { name: 'Ana Sender' }), ben);
  expect(await subjectsTo(ben)).toEqual([]);
  const [due] = await waitingEmails(instance, ben);
  expect([(hour + 2) % 24, 0]).toEqual([due?.getUTCHours(), due?.getUTCMinutes()]);
  await choose(ben);
  expect(await subjectsTo(ben)).toEqual(['Ana wants to travel with you']);
});
