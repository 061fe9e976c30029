import { endpoints, limits, problems, rules } from '@wayfellow/contracts';
import request from 'supertest';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { probeClient } from './support/probe-client.js';
import { ProbeModule } from './support/probe.module.js';

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

  it('describes itself in OpenAPI', async () => {
    const answer = await visitor.get('/api/docs-json').expect(200);
    const { path } = endpoints.users.one;
    expect(answer.body.paths[path.replace(':id', '{id}')].get.summary).toBe(endpoints.users.one.summary);
  });
});
