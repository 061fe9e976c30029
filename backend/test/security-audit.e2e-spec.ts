import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeCodes, endpoints } from '@wayfellow/contracts';
import { type AuditEvent, auditEvents } from '../src/platform/audit/audit.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { waitFor } from './support/wait-for.js';

type Line = { event: AuditEvent } & Record<string, unknown>;

const written: Line[] = [];
let instance: Instance;
let ana: Client;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('audit'),
    // One wrong password, then the account is refused to that address.
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0.1' },
    log: (line) => {
      const said = JSON.parse(line) as Line & { msg: string };
      if (said.msg === 'audit') written.push(said);
    },
  });
});
afterAll(() => instance?.close());
beforeEach(() => {
  written.length = 0;
});

const found = (event: AuditEvent) => waitFor(() => written.find((line) => line.event === event));
const login = (client: Client, username: string, password: string, address: string) =>
  client.agent.post(endpoints.auth.login.path).set('X-Forwarded-For', address).send({ username, password });

test('who registers, signs in and out, and changes profile and address is written at `warn` too', async () => {
  ana = await newUser(instance, { username: 'AuditedAna' });
  const { id, email, name } = ana.user;
  expect(written).toMatchObject([{ event: 'registered', userId: id, address: '127.0.0.1' }]);
  const params = { id };
  await ana.call(endpoints.users.update, { params, body: { name: 'Anabel', email } });
  expect(written.map(({ event }) => event)).toEqual(['registered', 'profile-changed']);
  await ana.call(endpoints.users.update, { params, body: { name, email: `new.${email}` } });
  await ana.call(endpoints.auth.logout);
  await ana.call(endpoints.auth.logout);
  await login(ana, 'auditedana', 'correct horse', '203.0.113.9').expect(200);
  expect(written.slice(2)).toMatchObject([
    { event: 'profile-changed', userId: id },
    { event: 'email-changed', userId: id },
    { event: 'signed-out', userId: id },
    { event: 'signed-in', userId: id, address: '203.0.113.9', requestId: expect.any(String) },
  ]);
  expect(written.at(-1)?.accountHash).toBe(written[0]?.accountHash);
  expect(JSON.stringify(written)).not.toMatch(/audited|anabel|wayfellow\.example/i);
});

test('a failed and a refused sign-in tell from where and, by a hash, to which account', async () => {
  const stranger = new Client(instance);
  await login(stranger, 'AUDITEDANA', 'a wrong guess', '203.0.113.10').expect(401);
  await login(stranger, 'AuditedAna', 'another guess', '203.0.113.10').expect(429);
  expect(written).toMatchObject([
    { event: 'sign-in-failed', address: '203.0.113.10', accountHash: expect.stringMatching(/^[\w-]{16}$/) },
    { event: 'sign-in-refused', address: '203.0.113.10' },
  ]);
  expect(written[0]?.accountHash).toBe(written[1]?.accountHash);
  expect(JSON.stringify(written)).not.toMatch(/audited|guess/i);
});

test('another site is written down, over HTTP and at the channel', async () => {
  const elsewhere = 'https://elsewhere.example';
  await ana.agent.post(endpoints.auth.logout.path).set('Origin', elsewhere).expect(403);
  expect(await found('foreign-origin')).toMatchObject({ address: '127.0.0.1' });
  await expect(
    new LiveClient(instance.wsUrl, { cookie: ana.cookie(), headers: { origin: elsewhere } }).opened(),
  ).rejects.toThrow('403');
  expect(await found('channel-refused')).toMatchObject({ reason: 'foreign-origin', address: '127.0.0.1' });
});

test('a channel without a session, and one for another user, are written down', async () => {
  expect(await new LiveClient(instance.wsUrl).closed()).toBe(closeCodes.noSession);
  expect(await found('channel-refused')).toMatchObject({ reason: 'not-signed-in' });
  written.length = 0;
  const live = new LiveClient(instance.wsUrl, { cookie: ana.cookie() });
  await live.opened();
  live.send({ type: 'auth', userId: ana.user.id + 1 });
  expect(await live.closed()).toBe(closeCodes.wrongUser);
  expect(written).toMatchObject([{ event: 'channel-refused', reason: 'another-user', userId: ana.user.id }]);
});

test('the operators’ page lists every event', () => {
  const page = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
  for (const event of auditEvents) expect(page).toContain(`\`${event}\``);
});
