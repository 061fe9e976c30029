import { limits, problems, rules } from '@wayfellow/contracts';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { probeClient } from './support/probe-client.js';
import { ProbeModule } from './support/probe.module.js';
import { request } from './support/request.js';

const TIPS = '/api/destinations/1/tips';
const tip = { title: 'Go early', content: 'The market opens at six in the morning.', category: 'food' };

describe('what the platform takes over HTTP', () => {
  let instance: Instance;
  let visitor: ReturnType<typeof request>;

  const signedIn = async () => (await probeClient(instance, 7)).agent;

  beforeAll(async () => {
    instance = await startInstance({
      databaseUrl: await freshDatabase('plat_http_input'),
      root: ProbeModule,
    });
    visitor = request(instance.url);
  });
  afterAll(() => instance?.close());

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
});
