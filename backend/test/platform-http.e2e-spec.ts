import { closeCodes, endpoints, limits, problems, rules } from '@wayfellow/contracts';
import { SESSION_MAX_MS, SESSION_TTL_MS } from '../src/platform/sessions/session-cookie.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { probeClient } from './support/probe-client.js';
import { ProbeController, ProbeModule } from './support/probe.module.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { waitFor } from './support/wait-for.js';

const TIPS = '/api/destinations/1/tips';
const tip = { title: 'Go early', content: 'The market opens at six in the morning.', category: 'food' };

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

  describe('bodies', () => {
    it('takes JSON that obeys the rules, and trims where they trim', async () => {
      const answer = await (await signedIn()).post(TIPS).send({ ...tip, title: '  Go early ' });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({ id: 1, ...tip });
    });

    it('answers 400 to what is not JSON', async () => {
      const answer = await visitor.post(TIPS).type('json').send('{"title":');
      expect(answer.status).toBe(400);
      expect(answer.type).toBe('application/problem+json');
      expect(answer.body).toMatchObject({
        type: '/problems/not-json',
        status: 400,
        detail: problems['not-json'].detail,
      });
    });

    it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
      'answers 415 to %s, which any site could send',
      async (type) => {
        const answer = await visitor.post(TIPS).set('Content-Type', type).send('title=x');
        expect(answer.status).toBe(415);
        expect(answer.body.detail).toBe(problems['not-json-type'].detail);
      },
    );

    it(`answers 413 above ${limits.bodyBytes} bytes and takes as many`, async () => {
      const body = (bytes: number) => JSON.stringify({ title: 'x'.repeat(bytes - '{"title":""}'.length) });
      const agent = await signedIn();
      const tooLarge = await agent
        .post(TIPS)
        .type('json')
        .send(body(limits.bodyBytes + 1));
      expect(tooLarge.status).toBe(413);
      expect(tooLarge.body.detail).toBe(problems['too-large'].detail);
      const large = await agent.post(TIPS).type('json').send(body(limits.bodyBytes));
      expect(large.body.type).toBe('/problems/invalid-input');
    });

    it('names every field that breaks its rule, with the rule’s sentence', async () => {
      const answer = await (
        await signedIn()
      )
        .post(TIPS)
        .send({ title: 'Hey', content: 'Short', category: 1 });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([
        { field: 'title', message: rules.tipTitle.min?.text },
        { field: 'content', message: rules.tipContent.min?.text },
        { field: 'category', message: rules.tipCategory.text },
      ]);
      expect(answer.body.detail).toBe(rules.tipTitle.min?.text);
    });

    it('refuses a field that nobody knows', async () => {
      const answer = await (await signedIn()).post(TIPS).send({ ...tip, upvotes: 1_000 });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([{ field: 'upvotes', message: expect.any(String) }]);
    });

    it.each(['{"__proto__":{"id":1}}', '{"title":{"constructor":1}}', '{"title":[{"prototype":1}]}'])(
      'refuses names that pollute: %s',
      async (body) => {
        const answer = await (await signedIn()).post(TIPS).type('json').send(body);
        expect(answer.status).toBe(400);
      },
    );

    it.each(['a\\u0000b', '\\ud800', '\\udc00x'])('refuses text that cannot be kept: %s', async (text) => {
      const agent = await signedIn();
      const inBody = await agent.post(TIPS).type('json').send(`{"title":"Go ${text} early"}`);
      expect(inBody.status).toBe(400);
    });

    it.each(['[]', '"text"', '5', 'null'])('refuses JSON that is no object: %s', async (body) => {
      const answer = await (await signedIn()).post(TIPS).type('json').send(body);
      expect(answer.status).toBe(400);
    });
  });

  describe('addresses', () => {
    it('answers 404 to an unknown path and 405, with what is allowed, to a wrong method', async () => {
      const unknown = await visitor.get('/api/nothing/here');
      expect(unknown.status).toBe(404);
      expect(unknown.body.type).toBe('/problems/not-found');
      const wrong = await visitor.delete('/api/destinations');
      expect(wrong.status).toBe(405);
      expect(wrong.headers.allow).toContain('GET');
      expect(wrong.body.type).toBe('/problems/wrong-method');
    });

    it.each(['abc', '1e3', '0', '-1', '1.5', '%20', '2147483648', '9223372036854775808', '%00', '1;--'])(
      'answers 4xx to the id %s, never 500',
      async (id) => {
        const answer = await (await signedIn()).get(`/api/users/${id}`);
        expect([400, 404]).toContain(answer.status);
        expect(answer.type).toBe('application/problem+json');
      },
    );

    it('takes the largest id', async () => {
      const answer = await (await signedIn()).get(`/api/users/${limits.id.max}`);
      expect(answer.body).toEqual({ id: limits.id.max, userId: 7 });
    });

    it('answers 400 to a path that cannot be decoded', async () => {
      await visitor.get('/api/users/%E0%A4%A').expect(({ status }) => expect([400, 404]).toContain(status));
    });
  });

  describe('queries', () => {
    it('reads numbers and tells the next page in a Link header', async () => {
      const answer = await visitor.get('/api/destinations?limit=5');
      expect(answer.body).toEqual({ page: { limit: 5 }, userId: null });
      expect(answer.headers.link).toBe('</api/destinations?limit=5&cursor=the%2Bnext>; rel="next"');
    });

    it.each([
      'limit=0',
      `limit=${limits.pageSize.max + 1}`,
      'limit=x',
      'limit=1&limit=2',
      'sort=name',
      'cursor=%00',
    ])('refuses ?%s', async (query) => {
      const answer = await visitor.get(`/api/destinations?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveLength(1);
    });
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

    it('in use lasts on, and is written and sent again once a day', async () => {
      const agent = await aged({ startedDays: 5, renewedDays: 2 });
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
    await visitor.get('/metrics').set('X-Forwarded-For', '203.0.113.7').expect(404);
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

describe('a product reached over https, behind a proxy that speaks http to it', () => {
  const PUBLIC_ORIGIN = 'https://wayfellow.example';
  let instance: Instance;
  const post = (headers: Record<string, string> = {}) =>
    request(instance.url).post('/api/probe/login').set(headers).send({ id: 1 });
  const upgrade = async (headers: Record<string, string>, cookie?: string) => {
    const live = new LiveClient(instance.wsUrl, { headers, cookie });
    await live.opened();
    live.send({ type: 'auth', userId: 2 });
    return live.closed();
  };

  beforeAll(async () => {
    const env = { PUBLIC_ORIGIN };
    instance = await startInstance({
      databaseUrl: await freshDatabase('plat_https'),
      root: ProbeModule,
      env,
    });
  });
  afterAll(() => instance?.close());

  it.each([{}, { 'X-Forwarded-Proto': 'http' }])(
    'has a cookie for this host and https alone: %j',
    async (said) => {
      const answer = await post(said as Record<string, string>);
      const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
      expect(cookie).toMatch(/^__Host-wayfellow\.sid=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
      const signedIn = { Cookie: cookie.split(';')[0] ?? '' };
      await request(instance.url).get('/api/users/1').set(signedIn).expect(200);
      // The channel knows whose session it is, and that its user is not number 2.
      expect(await upgrade({ Origin: PUBLIC_ORIGIN }, signedIn.Cookie)).toBe(closeCodes.foreignUser);
      const plain = { Cookie: signedIn.Cookie.replace('__Host-', '') };
      await request(instance.url).get('/api/users/1').set(plain).expect(401);
    },
  );

  it.each([
    { Origin: 'http://wayfellow.example' },
    { Origin: 'https://wayfellow.example:8443' },
    { Origin: 'https://evil.example', Host: 'evil.example' },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
  ])('refuses %j, over HTTP and at the upgrade', async (given) => {
    const headers = given as unknown as Record<string, string>;
    expect((await post(headers)).status).toBe(403);
    await expect(upgrade(headers)).rejects.toThrow('403');
  });

  it('takes its own origin, under whatever host the proxy asks', async () => {
    expect((await post({ Origin: PUBLIC_ORIGIN })).status).toBe(201);
    expect(await upgrade({ Origin: PUBLIC_ORIGIN })).toBe(closeCodes.noSession);
  });
});
