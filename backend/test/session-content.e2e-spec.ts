import { closeCodes, endpoints, problems } from '@wayfellow/contracts';
import { SessionStore } from '../src/platform/sessions/session-store.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { query } from './support/query.js';
import { request } from './support/request.js';

let instance: Instance;
let ana: Client;
/** As a browser would keep it, whatever is answered. */
let cookie: string;
let sessionId: string;
let whole: { cookie: object };
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('session_content') });
  ana = await newUser(instance);
  cookie = ana.cookie();
  const { rows } = await query<{ sid: string; sess: typeof whole }>(
    instance,
    'SELECT sid, sess FROM session',
  );
  sessionId = rows[0]!.sid;
  whole = rows[0]!.sess;
});
afterAll(() => instance?.close());

const ask = ({ path }: { path: string }) => request(instance.url).get(path).set('Cookie', cookie);
const put = async (sess: unknown) => {
  await query(instance, 'DELETE FROM session');
  await query(instance, `INSERT INTO session VALUES ($1, $2, now() + interval '1 day')`, [
    sessionId,
    JSON.stringify(sess),
  ]);
};

const broken: [string, () => unknown][] = [
  ['null', () => null],
  ['a text', () => 'text'],
  ['a list', () => []],
  ['no cookie', () => ({ passport: { user: ana.user.id } })],
  ['a cookie that is none', () => ({ ...whole, cookie: 7 })],
  ['an end that is no time', () => ({ ...whole, cookie: { ...whole.cookie, expires: 'never' } })],
  ['an age that is no number', () => ({ ...whole, cookie: { ...whole.cookie, originalMaxAge: 'x' } })],
  ['a start that is no time', () => ({ ...whole, startedAt: 'x' })],
  ['nobody at all', () => ({ ...whole, passport: 7 })],
  ['a user id that is none', () => ({ ...whole, passport: { user: 'x' } })],
  ['a user id that is a list', () => ({ ...whole, passport: { user: [1] } })],
  ['a user id beyond all ids', () => ({ ...whole, passport: { user: 2 ** 40 } })],
];

describe('a session row with broken content is no session', () => {
  test.each(broken)('%s', async (_, sess) => {
    await put(sess());
    const refusal = { status: 401, body: { detail: problems['not-signed-in'].detail } };
    for (const endpoint of [endpoints.auth.me, endpoints.trips.list])
      expect(await ask(endpoint)).toMatchObject(refusal);
    expect((await ask(endpoints.destinations.list)).status).toBe(200);
    expect(await new LiveClient(instance.wsUrl, { cookie }).closed()).toBe(closeCodes.noSession);
    await instance.app.get(SessionStore).endAllOf(ana.user.id + 1);
  });

  test('and the same row is one again once it is whole', async () => {
    await put(whole);
    expect((await ask(endpoints.auth.me)).status).toBe(200);
  });
});
