import { endpoints, urlOf } from '@wayfellow/contracts';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { userLimit } from '../src/platform/rate-limits/general-limit.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { request } from './support/request.js';
import { waitFor } from './support/wait-for.js';

/** Three requests a minute for an address, two for a user. */
const env = { RATE_LIMIT_FACTOR: '0.001' };
const ADDRESS_REQUESTS = 3;
const USER_REQUESTS = 2;

let instance: Instance;
let statements = 0;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('refused'), env });
  instance.app.get(PgPool).on('acquire', () => (statements += 1));
});
afterAll(() => instance?.close());

const list = endpoints.destinations.list.path;
const tips = urlOf(endpoints.tips.list, { params: { id: 1 } });

test('a client that asks too often costs the database nothing', async () => {
  const ana = await newUser(instance);
  // The first counts for the address as well: whose the session is, is not known until it was read.
  for (let i = 0; i < USER_REQUESTS; i += 1) await ana.agent.get('/api/trips').expect(200);
  await request(instance.url).get(list).expect(200);

  // What the sign-up tells other instances may still wait for a connection.
  const pool = instance.app.get(PgPool);
  await waitFor(() => pool.idleCount === pool.totalCount);
  const asked = statements;
  const refused = [
    request(instance.url).get(list),
    request(instance.url).get(`${list}?limit=7`),
    request(instance.url).get(tips),
    request(instance.url).get(endpoints.search.travelers.path),
    request(instance.url).get(list).set('Cookie', 'wayfellow.sid=s%3Aforged.signature'),
    request(instance.url).post(endpoints.auth.login.path).send({ username: 'nobody', password: 'a guess' }),
    request(instance.url).post(endpoints.auth.register.path).type('json').send('{"no":'),
    ana.agent.get('/api/trips'),
    ana.agent.get(list),
    ana.agent.post('/api/trips').type('json').send('{"no":'),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statements).toBe(asked);
});

test('a request is counted once, whatever answers it', async () => {
  const other = await startInstance({ databaseUrl: await freshDatabase('refused_once'), env });
  const statuses: number[] = [];
  for (const url of [list, `${list}?limit=0`, tips, list])
    statuses.push((await request(other.url).get(url)).status);
  expect(statuses).toEqual([200, 400, 200, 429]);
  expect(statuses.length).toBe(ADDRESS_REQUESTS + 1);
  await other.close();
});

test.each([
  ['another cookie whose name ends alike', (sid: string, i: number) => `a.wayfellow.sid=s%3A${i}.x; ${sid}`],
  [
    'an unusual spelling',
    (sid: string, i: number) =>
      `other=${i}; ${sid.replace(/[a-z](?=[^.]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  ],
])('a user is counted behind %s', async (_title, cookieOf) => {
  const requests = 12;
  const other = await startInstance({
    databaseUrl: await freshDatabase('refused_cookies'),
    env: { RATE_LIMIT_FACTOR: String(requests / userLimit.points) },
  });
  const sid = (await newUser(other)).cookie();
  const ask = (i: number) => request(other.url).get('/api/trips').set('Cookie', cookieOf(sid, i));
  for (let i = 0; i < requests; i += 1) expect((await ask(i)).status).toBe(200);
  expect((await ask(requests)).status).toBe(429);
  await other.close();
});

test('readiness asks the database once a second, however often it is asked', async () => {
  await request(instance.url).get('/api/health/ready').expect(200);
  const [asked, since] = [statements, Date.now()];
  const ready = () => request(instance.url).get('/api/health/ready').expect(200);
  await Promise.all(Array.from({ length: 50 }, ready));
  const seconds = (Date.now() - since) / 1_000;
  expect(statements - asked).toBeLessThanOrEqual(Math.ceil(seconds));
});
