import { endpoints, problems } from '@wayfellow/contracts';
import { SESSION_MAX_MS, SESSION_TTL_MS } from '../src/platform/sessions/session-cookie.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { probeClient } from './support/probe-client.js';
import { ProbeController, ProbeModule } from './support/probe.module.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { waitFor } from './support/wait-for.js';

describe('the platform over HTTP', () => {
  let instance: Instance;
  let visitor: ReturnType<typeof request>;

  const signedIn = async () => (await probeClient(instance, 7)).agent;

  beforeAll(async () => {
    instance = await startInstance({ databaseUrl: await freshDatabase('plat_http'), root: ProbeModule });
    visitor = request(instance.url);
  });
  afterAll(() => instance?.close());

  it('says that it is alive and ready', async () => {
    await visitor.get('/api/health/live').expect(200);
    const answer = await visitor.get('/api/health/ready').expect(200);
    expect(answer.body).toEqual({ status: 'ok', database: 'up', bus: 'up' });
  });

  describe('who is calling', () => {
    it('is 401 to a visitor where a session is asked for', async () => {
      const answer = await visitor.get('/api/users/1');
      expect(answer.status).toBe(401);
      expect(answer.body.detail).toBe('Please log in');
    });

    it('is a cookie that scripts cannot read and other sites do not send', async () => {
      const answer = await visitor.post('/api/probe/login').send({ id: 7 });
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^wayfellow\.sid=.*Path=\/.*HttpOnly; SameSite=Lax$/);
    });

    it('is a cookie for https alone where a proxy of ours speaks https', async () => {
      const answer = await visitor.post('/api/probe/login').set('X-Forwarded-Proto', 'https').send({ id: 7 });
      expect(answer.headers['set-cookie']?.[0]).toContain('; Secure');
    });

    it('gets a new session id at login and nothing from the old one', async () => {
      const agent = await signedIn();
      const before = agent.jar.getCookie('wayfellow.sid', {
        path: '/',
        domain: '127.0.0.1',
        secure: false,
        script: false,
      });
      await agent.post('/api/probe/login').send({ id: 8 }).expect(201);
      const old = await visitor.get('/api/users/1').set('Cookie', `wayfellow.sid=${before?.value}`);
      expect(old.status).toBe(401);
      const now = await agent.get('/api/users/1');
      expect(now.body.userId).toBe(8);
    });

    it.each(['wayfellow.sid=s%3Aforged.signature', 'wayfellow.sid=%00', 'wayfellow.sid='])(
      'is nobody with the cookie %s',
      async (cookie) => {
        await visitor.get('/api/users/1').set('Cookie', cookie).expect(401);
      },
    );
  });

  describe('a session', () => {
    const DAY_MS = 24 * 60 * 60 * 1_000;
    /** Makes every session's start and renewal lie so many days back; gives an agent with one. */
    const aged = async ({ startedDays, renewedDays }: { startedDays: number; renewedDays: number }) => {
      const agent = await signedIn();
      await query(
        instance,
        `UPDATE session SET expire = now() + interval '1 hour',
           sess = jsonb_set(jsonb_set(sess::jsonb, '{startedAt}', $1), '{renewedAt}', $2)`,
        [Date.now() - startedDays * DAY_MS, Date.now() - renewedDays * DAY_MS],
      );
      return agent;
    };
    const longest = async () => {
      const { rows } = await query<{ ms: number }>(
        instance,
        `SELECT extract(epoch FROM max(expire) - now())::float8 * 1000 AS ms FROM session`,
      );
      return rows[0]?.ms ?? 0;
    };
    beforeEach(() => query(instance, 'DELETE FROM session'));

    it('in use lasts on, and is written and sent again once an hour', async () => {
      const minute = 1 / (24 * 60);
      const recent = await aged({ startedDays: 5, renewedDays: 59 * minute });
      expect((await recent.get('/api/users/1')).headers['set-cookie']).toBeUndefined();
      const agent = await aged({ startedDays: 5, renewedDays: 61 * minute });
      const renewed = await agent.get('/api/users/1').expect(200);
      expect(renewed.headers['set-cookie']?.[0]).toMatch(/^wayfellow\.sid=/);
      expect(await longest()).toBeGreaterThan(SESSION_TTL_MS - DAY_MS);
      expect((await agent.get('/api/users/1')).headers['set-cookie']).toBeUndefined();
    });

    it('ends after 90 days, however often it is used', async () => {
      const agent = await aged({ startedDays: 80, renewedDays: 2 });
      await agent.get('/api/users/1').expect(200);
      expect(await longest()).toBeLessThanOrEqual(SESSION_MAX_MS - 80 * DAY_MS);
      const over = await aged({ startedDays: 91, renewedDays: 2 });
      await over.get('/api/users/1');
      await over.get('/api/users/1').expect(401);
    });

    it('that ended while a request of its was running stays ended', async () => {
      const agent = await aged({ startedDays: 5, renewedDays: 2 });
      const running = agent.post('/api/probe/slow').send({ ms: 200 });
      const [answer] = await Promise.all([
        running,
        waitFor(() => instance.app.get(ProbeController).running > 0).then(() =>
          query(instance, 'DELETE FROM session'),
        ),
      ]);
      expect(answer.status).toBe(201);
      await agent.get('/api/users/1').expect(401);
    });
  });

  describe('caches', () => {
    it('keep nothing that is for one person, and no problem', async () => {
      const agent = await signedIn();
      const missing = await visitor.get('/api/nothing');
      for (const { headers } of [await agent.get('/api/users/1'), missing])
        expect(headers['cache-control']).toBe('no-store');
    });

    it('ask anew for what is public, by cookie; and it sets none', async () => {
      const agent = await signedIn();
      for (const asking of [agent, visitor]) {
        const { headers } = await asking.get('/api/destinations').expect(200);
        expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie' });
        expect(headers['set-cookie']).toBeUndefined();
      }
    });
  });

  describe('requests of other sites', () => {
    const post = (headers: Record<string, string>) =>
      visitor.post('/api/probe/login').set(headers).send({ id: 1 });

    it.each([
      ['Origin', 'https://evil.example'],
      ['Origin', 'null'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
    ])('are refused by %s: %s', async (name, value) => {
      const answer = await post({ [name]: value });
      expect(answer.status).toBe(403);
      expect(answer.body.type).toBe('/problems/foreign-origin');
    });

    it('pass from our own page, and from what is no browser', async () => {
      expect((await post({ Origin: instance.url, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
      expect((await post({})).status).toBe(201);
    });

    it('may read what is public', async () => {
      await visitor.get('/api/destinations').set('Origin', 'https://evil.example').expect(200);
    });
  });

  describe('failures', () => {
    it('tell nothing about the inside', async () => {
      const answer = await visitor.post('/api/probe/broken');
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        type: '/problems/internal',
        title: problems.internal.title,
        status: 500,
        detail: problems.internal.detail,
      });
    });

    it('carry no name of the software, and what browsers need to be careful', async () => {
      const { headers } = await visitor.get('/api/nothing');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-request-id']).toBeTruthy();
    });
  });

  it('tells its figures to our own network alone, a series a route', async () => {
    await visitor.get('/api/destinations').expect(200);
    const answer = await visitor.get('/metrics').expect(200);
    expect(answer.text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/destinations"/,
    );
    expect(answer.text).toContain('live_sockets 0');
    for (const own of ['10.1.2.3', '100.64.1.2', 'fd00::1'])
      await visitor.get('/metrics').set('X-Forwarded-For', own).expect(200);
    for (const foreign of ['203.0.113.7', '100.128.1.2'])
      await visitor.get('/metrics').set('X-Forwarded-For', foreign).expect(404);
  });

  it('lets its pages use no camera, no place and no other device', async () => {
    const policy = (await visitor.get('/api/plans')).headers['permissions-policy'];
    for (const feature of ['camera', 'geolocation', 'microphone', 'usb'])
      expect(policy).toContain(`${feature}=()`);
  });

  it('does not describe itself where the settings say so', async () => {
    const databaseUrl = await freshDatabase('plat_http_docs');
    const closed = await startInstance({ databaseUrl, root: ProbeModule, env: { API_DOCS: 'false' } });
    for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml'])
      await request(closed.url).get(path).expect(404);
    await closed.close();
  });

  it('describes itself in OpenAPI', async () => {
    const answer = await visitor.get('/api/docs-json').expect(200);
    const { path } = endpoints.users.one;
    expect(answer.body.paths[path.replace(':id', '{id}')].get.summary).toBe(endpoints.users.one.summary);
    const { get } = answer.body.paths[path.replace(':id', '{id}')];
    const { properties, required } = get.responses['200'].content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(required);
    expect(properties).toMatchObject({
      id: { type: 'integer' },
      profileImage: { type: 'string', nullable: true },
    });
    expect(get.responses.default.content).toHaveProperty([
      'application/problem+json',
      'schema',
      'properties',
      'detail',
    ]);
  });
});
