import { endpoints } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { Mailbox } from './support/mailbox.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';
import { deviceOf } from '../src/platform/sessions/device.js';

const { sessions, endSession, endOtherSessions, confirmEmail } = endpoints.account;
const agents = {
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

let mailbox: Mailbox;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('account_sessions');
  here = await startInstance({ databaseUrl, env: mailbox.env() });
  there = await startInstance({ databaseUrl, env: mailbox.env() });
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await mailbox?.close();
});

const signedInAgain = async ({ user }: Client, agent: string, instance = here) => {
  const client = new Client(instance);
  const body = { username: user.username, password: 'correct horse' };
  await client.agent.post(endpoints.auth.login.path).set('User-Agent', agent).send(body).expect(200);
  client.user = user;
  return client;
};
const isSignedIn = async (client: Client) => (await client.call(endpoints.auth.me)).status === 200;

test.each([
  [agents.linux, 'Firefox on Linux'],
  [agents.phone, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['<script>alert(1)</script>', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%s is called %s', (agent, name) => expect(deviceOf(agent)).toBe(name));

test('lists where one is signed in, and which is this one', async () => {
  const ana = await newUser(here);
  const phone = await signedInAgain(ana, agents.phone);
  const { body } = await phone.call(sessions);
  expect(body.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
    ['Safari on iPhone', true],
    ['Unknown browser', false],
  ]);
  for (const { since, seenAt } of body) expect([since, seenAt].map(Date.parse)).not.toContain(NaN);
  const stranger = await newUser(here);
  expect((await stranger.call(sessions)).body).toHaveLength(1);
});

test('one that is ended is signed out and its live channel closed on another instance', async () => {
  const ben = await newUser(here);
  const phone = await signedInAgain(ben, agents.phone, there);
  const live = await LiveClient.of(phone);
  const list = (await ben.call(sessions)).body;
  const id = list.find(({ isCurrent }) => !isCurrent)?.id as number;
  expect((await ben.call(endSession, { params: { id } })).status).toBe(204);
  expect(await live.closed()).toBe(4401);
  expect([await isSignedIn(ben), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await ben.call(endSession, { params: { id } })).status).toBe(404);
});

test('all others end at once, and nobody else’s', async () => {
  const carla = await newUser(here);
  const [phone, laptop] = await Promise.all([
    signedInAgain(carla, agents.phone, there),
    signedInAgain(carla, agents.linux),
  ]);
  const stranger = await newUser(here);
  const channels = await Promise.all([LiveClient.of(phone), LiveClient.of(laptop)]);
  expect((await carla.call(endOtherSessions)).status).toBe(204);
  expect(await Promise.all(channels.map((channel) => channel.closed()))).toEqual([4401, 4401]);
  const signedIn = await Promise.all([carla, phone, laptop, stranger].map(isSignedIn));
  expect(signedIn).toEqual([true, false, false, true]);
});

test('a browser that never signed in before is told of by email, once, to who confirmed theirs', async () => {
  const dora = await newUser(here);
  const { email } = dora.user;
  const token = await mailbox.token(email, 'Confirm your email');
  expect((await new Client(here).call(confirmEmail, { body: { token } })).status).toBe(204);
  const phone = await signedInAgain(dora, agents.phone);
  expect((await mailbox.next(email, 'New sign-in')).text).toContain('Safari on iPhone');
  const body = { username: dora.user.username, password: 'correct horse' };
  await phone.call(endpoints.auth.login, { body });
  // A worker deletes what it has sent a moment after it came.
  await waitFor(
    async () => (await query(here, `SELECT FROM emails WHERE kind = 'new-device'`)).rowCount === 0,
  );
  expect(mailbox.to(email, 'New sign-in')).toHaveLength(1);
});
