import { endpoints, notificationDefaults } from '@wayfellow/contracts';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { Mailbox } from './support/mailbox.js';
import { request } from './support/matched.js';
import { atAnyHour, choose, newReader, sendEmails } from './support/notification-emails.js';

const { settings, saveSettings, keepZone, list, unread, unsubscribe } = endpoints.notifications;

let mailbox: Mailbox;
let instance: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  instance = await startInstance({
    databaseUrl: await freshDatabase('notifications_settings'),
    env: mailbox.env(),
  });
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

test('who has chosen nothing has the defaults, and what is chosen replaces them', async () => {
  const ana = await newUser(instance);
  expect((await ana.call(settings)).body).toEqual({ ...notificationDefaults, zone: null });
  const chosen = { ...atAnyHour, listed: ['message' as const], emailed: [], zone: 'Asia/Tokyo' };
  expect((await ana.call(saveSettings, { body: chosen })).body).toEqual(chosen);
  expect((await ana.call(settings)).body).toEqual(chosen);
});

test('a browser tells its time zone, and nothing else changes', async () => {
  const ana = await newUser(instance);
  expect((await ana.call(unread)).body).toEqual({ count: 0, zone: null });
  for (const zone of ['Asia/Tokyo', 'Europe/Paris'])
    expect((await ana.call(keepZone, { body: { zone } })).status).toBe(204);
  expect((await ana.call(settings)).body).toEqual({ ...notificationDefaults, zone: 'Europe/Paris' });
  expect((await ana.call(unread)).body.zone).toBe('Europe/Paris');
});

test.each([
  { zone: 'Mars/Olympus' },
  { zone: undefined },
  { emailed: ['password'] },
  { listed: ['message', 'message'] },
  { quietFrom: 24 },
])('%j is refused', async (wrong) => {
  const ana = await newUser(instance);
  const body = { ...atAnyHour, ...wrong } as never;
  expect((await ana.call(saveSettings, { body })).status).toBe(400);
});

test('a kind that is turned off is neither listed nor counted, and open pages learn of it', async () => {
  const [ana, ben] = [await newUser(instance), await newUser(instance)];
  await request(ana, ben);
  const tab = await LiveClient.of(ben);
  await choose(ben, { listed: ['message'] });
  await tab.next('notification_update');
  expect([(await ben.call(list)).body, (await ben.call(unread)).body.count]).toEqual([[], 0]);
  await choose(ben);
  expect([(await ben.call(list)).body.length, (await ben.call(unread)).body.count]).toEqual([1, 1]);
  await tab.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
const post = (url: string, headers: Record<string, string> = form) =>
  fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click', redirect: 'manual' });

/** The one-click URL in the headers of an email about a request. */
const oneClickUrl = async (): Promise<{ ben: Awaited<ReturnType<typeof newReader>>; url: string }> => {
  const ben = await newReader(instance);
  await request(await newUser(instance), ben);
  await sendEmails(instance);
  const source =
    mailbox.server.emails.find(
      (email) => email.includes(`To: ${ben.user.email}`) && email.includes('wants to travel'),
    ) ?? '';
  const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const [, url = ''] = /^List-Unsubscribe: <(.+)>\r$/m.exec(unfolded) ?? [];
  expect(url).toMatch(/^http:\/\/wayfellow\.travel\/api\/unsubscribe\?t=/);
  return { ben, url: url.replace('http://wayfellow.travel', instance.url) };
};

test('one click by a mail server turns one kind off: as a form, from another origin, no matter who is signed in', async () => {
  const { ben, url } = await oneClickUrl();
  const other = await newUser(instance);
  const answer = await post(url, { ...form, cookie: other.cookie() ?? '' });
  expect([answer.status, await answer.json()]).toEqual([200, { kind: 'request' }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await ben.call(settings)).body).toEqual({
    ...atAnyHour,
    emailed: atAnyHour.emailed.filter((kind) => kind !== 'request'),
  });
  expect((await other.call(settings)).body).toEqual({ ...notificationDefaults, zone: null });
  expect((await post(url)).status).toBe(200);
});

test('opened in a browser the link changes nothing and leads to a page, with the token in the fragment', async () => {
  const { ben, url } = await oneClickUrl();
  const answer = await fetch(url, { redirect: 'manual' });
  const token = new URL(url).searchParams.get('t') as string;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/account/unsubscribe#t=${token}`]);
  expect((await ben.call(settings)).body.emailed).toContain('request');
  const visitor = await ben.call(unsubscribe, { query: { t: token } });
  expect([visitor.status, visitor.body]).toEqual([200, { kind: 'request' }]);
});

test.each(['', '1-request-x', 'request'])('the token %j turns nothing off', async (token) => {
  expect((await post(`${instance.url}/api/unsubscribe?t=${token}`)).status).toBe(400);
});

test('a token is of one user and one kind', async () => {
  const { url } = await oneClickUrl();
  expect((await post(url.replace('-request-', '-message-'))).status).toBe(400);
  expect((await post(url.replace(/t=\d/, (start) => `${start}1`))).status).toBe(400);
});

test('forms are refused everywhere else, and so are foreign origins', async () => {
  const answers = [
    await post(`${instance.url}/api/auth/login`, { 'content-type': 'application/x-www-form-urlencoded' }),
    await post(`${instance.url}/api/account/password/forgot`, form),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 403]);
});
