import { endpoints } from '@wayfellow/contracts';
import { PushesService } from '../src/modules/notifications/push/pushes.service.js';
import { SessionStore } from '../src/platform/sessions/session-store.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { mustLeave } from './support/leaving.js';
import { request } from './support/matched.js';
import { choose } from './support/notification-emails.js';
import {
  PushService,
  type Subscription,
  newDevice,
  sendPushes,
  waitingPushes,
} from './support/push-service.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { key, subscribe, unsubscribe } = endpoints.push;

let service: PushService;
let instance: Instance;
beforeAll(async () => {
  service = await PushService.start();
  const databaseUrl = await freshDatabase('push_devices');
  instance = await startInstance({ databaseUrl, env: service.env() });
});
afterAll(async () => {
  await instance?.close();
  await service?.close();
});

const newOwner = async () => {
  const ben = await newUser(instance);
  await choose(ben);
  return { ben, phone: await service.subscribe(ben) };
};
const devicesOf = async ({ user }: Client) => {
  const sql = 'SELECT endpoint FROM push_subscriptions WHERE user_id = $1';
  return (await query<{ endpoint: string }>(instance, sql, [user.id])).rows.map(({ endpoint }) => endpoint);
};
/** Something happens that a user is notified of. */
const happen = async (ben: Client) => request(await newUser(instance), ben);
const isOn = async (who: Client) => (await who.call(key)).body.isOn;

test('a browser subscribes with the key of the server, and ends it', async () => {
  const { ben } = await newOwner();
  expect((await ben.call(key)).body).toEqual({
    key: expect.stringMatching(/^B[\w-]{86}$/) as string,
    isOn: true,
  });
  expect((await ben.call(unsubscribe)).status).toBe(204);
  expect([await isOn(ben), await devicesOf(ben)]).toEqual([false, []]);
});

test.each([
  ['plain http', 'http://fcm.googleapis.com/a'],
  ['another port', 'https://fcm.googleapis.com:8443/a'],
  ['another host', 'https://push.example/a'],
  ['a host that ends alike', 'https://evilfcm.googleapis.com/a'],
  ['a listed name below another', 'https://fcm.googleapis.com.push.example/a'],
  ['a domain by itself', 'https://push.apple.com/a'],
  ['an address of this machine', 'https://127.0.0.1/a'],
  ['a name before the host', 'https://fcm.googleapis.com@push.example/a'],
  ['a name and password', 'https://a:b@fcm.googleapis.com/a'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest'],
  ['no URL', 'fcm.googleapis.com'],
])('%s is no push service', async (_, endpoint) => {
  const ben = await newUser(instance);
  const { status, body } = await ben.call(subscribe, { body: { ...newDevice(), endpoint } });
  expect([status, (body as unknown as { detail: string }).detail]).toEqual([
    400,
    'The push service of this device is not supported.',
  ]);
  expect(await devicesOf(ben)).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com/a',
])('%s is one', async (endpoint) => {
  const ben = await newUser(instance);
  expect((await ben.call(subscribe, { body: { ...newDevice(), endpoint } })).status).toBe(204);
  expect(await devicesOf(ben)).toEqual([endpoint]);
});

test('a key that is no point of the curve is refused', async () => {
  const body = { ...newDevice(), p256dh: 'B'.repeat(87) };
  expect((await (await newUser(instance)).call(subscribe, { body })).status).toBe(400);
});

test('the address is checked again before anything is sent', async () => {
  const { ben } = await newOwner();
  // The same server under a name that is not listed.
  const elsewhere = `http://localhost:${service.host.split(':')[1]}/elsewhere`;
  await query(instance, 'UPDATE push_subscriptions SET endpoint = $2 WHERE user_id = $1', [
    ben.user.id,
    elsewhere,
  ]);
  await happen(ben);
  await sendPushes(instance);
  expect(await devicesOf(ben)).toEqual([]);
  expect(service.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
});

test.each([404, 410])('a device that is gone (%i) is forgotten', async (status) => {
  const { ben, phone } = await newOwner();
  service.answer(phone, status);
  await happen(ben);
  await sendPushes(instance);
  expect([service.to(phone).length, await devicesOf(ben)]).toEqual([1, []]);
});

test.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const { ben, phone } = await newOwner();
  service.answer(phone, status);
  await happen(ben);
  await sendPushes(instance);
  expect(service.to(phone)).toHaveLength(1);
  expect(service.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
});

test('a service that is down is asked again later', async () => {
  const { ben, phone } = await newOwner();
  service.answer(phone, 503);
  await happen(ben);
  await instance.app.get(PushesService).sendDue();
  await waitFor(() => service.to(phone).length === 1);
  const [due] = await waitingPushes(instance, ben);
  expect((due?.getTime() ?? 0) - Date.now()).toBeGreaterThan(30_000);
  service.answer(phone, 201);
  await query(instance, 'UPDATE notifications SET push_at = now(), push_attempts = 0 WHERE user_id = $1', [
    ben.user.id,
  ]);
  await sendPushes(instance);
  expect([service.to(phone).length, await waitingPushes(instance, ben)]).toEqual([2, []]);
});

const endings: Record<string, (ben: Client) => Promise<unknown>> = {
  'signs out': (ben) => ben.call(endpoints.auth.logout),
  'is signed out from elsewhere': (ben) => instance.app.get(SessionStore).endAllOf(ben.user.id),
  leaves: (ben) => mustLeave(ben),
  'lets the session run out': async (ben) => {
    await query(
      instance,
      `UPDATE session SET expire = now() - interval '1 day' WHERE sess->'passport'->>'user' = $1`,
      [String(ben.user.id)],
    );
    await query(instance, 'DELETE FROM session WHERE expire < now()');
  },
};
test.each(Object.entries(endings))('the device of somebody who %s gets nothing more', async (_, end) => {
  const { ben, phone } = await newOwner();
  await happen(ben);
  await end(ben);
  await sendPushes(instance);
  expect(await devicesOf(ben)).toEqual([]);
  const shown = (subscription: Subscription) => service.to(subscription).length;
  // The first may have been pushed before.
  expect(shown(phone)).toBeLessThanOrEqual(1);
});

test('the user who signs in next with the same browser takes it over; other devices stay', async () => {
  const { ben, phone } = await newOwner();
  const ana = await newUser(instance);
  const tablet = newDevice();
  expect((await ana.call(subscribe, { body: phone })).status).toBe(204);
  expect([await devicesOf(ben), await devicesOf(ana)]).toEqual([[], [phone.endpoint]]);
  // A session is one browser.
  await ana.call(subscribe, { body: tablet });
  expect(await devicesOf(ana)).toEqual([tablet.endpoint]);
  expect([await isOn(ben), await isOn(ana)]).toEqual([false, true]);
});
