import {
  type TipInput,
  type TipView,
  endpoints,
  limits,
  problems,
  tipCategories,
} from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { makeDestination, query } from './support/query.js';

const { create, list, remove, removeUpvote, upvote } = endpoints.tips;
const { travelTips } = endpoints.destinations;

let instance: Instance;
let visitor: Client;
let ana: Client;
let ben: Client;
let destinationId: number;
let cities = 0;

beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_tips') });
  visitor = new Client(instance);
  [ana, ben] = await Promise.all([newUser(instance, { name: 'Ana' }), newUser(instance, { name: 'Ben' })]);
});
afterAll(() => instance?.close());
beforeEach(async () => {
  cities += 1;
  destinationId = await makeDestination(instance, `Tipped City ${cities}`);
});

const tip = (changes: Partial<TipInput> = {}): TipInput => ({
  title: 'Take the ferry',
  content: 'It costs as much as the bus and shows the old town from the water.',
  category: 'transportation',
  ...changes,
});
const share = async (author: Client, changes: Partial<TipInput> = {}): Promise<TipView> => {
  const answer = await author.call(create, { params: { id: destinationId }, body: tip(changes) });
  expect(answer.status).toBe(201);
  return answer.body;
};
const shown = async (viewer: Client, queried: { category?: string } = {}) => {
  const answer = await viewer.call(list, { params: { id: destinationId }, query: queried as never });
  expect(answer.status).toBe(200);
  return answer.body;
};

test('a tip comes back with its author, without upvotes', async () => {
  const view = await share(ana);
  expect(view).toEqual({
    ...tip(),
    id: expect.any(Number) as number,
    destinationId,
    authorId: ana.user.id,
    author: 'Ana',
    authorName: 'Ana',
    upvotes: 0,
    isUpvoted: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
  });
  expect(await shown(visitor)).toEqual([view]);
  expect((await visitor.call(travelTips, { params: { id: destinationId } })).body).toEqual([view]);
});

test('a tip for a destination that does not exist is 404', async () => {
  const answer = await ana.call(create, { params: { id: limits.id.max }, body: tip() });
  expect(answer).toMatchObject({ status: 404, body: { type: '/problems/unknown-destination' } });
});

test(`an author has ${limits.tipsPerDestination} tips on a destination at most, also when many are shared at once`, async () => {
  const { id } = await share(ana);
  await query(
    instance,
    `INSERT INTO tips (destination_id, author_id, title, content, category)
     SELECT destination_id, author_id, title, content, category
     FROM tips, generate_series(1, ${limits.tipsPerDestination - 3}) WHERE id = $1`,
    [id],
  );
  const add = () => ana.call(create, { params: { id: destinationId }, body: tip() });
  const statuses = (await Promise.all(Array.from({ length: 10 }, add))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect(await add()).toMatchObject({
    status: 409,
    body: { type: '/problems/too-many-tips', detail: problems['too-many-tips'].detail },
  });
  await share(ben);
  destinationId = await makeDestination(instance, 'Next City');
  await share(ana);
});

test('each of the ten categories can be shared and filtered by; none or an empty one means all', async () => {
  for (const category of tipCategories) await share(ana, { category });
  for (const category of tipCategories)
    expect((await shown(visitor, { category })).map((view) => view.category)).toEqual([category]);
  expect(await shown(visitor)).toHaveLength(tipCategories.length);
  const empty = await visitor.agent.get(`/api/destinations/${destinationId}/tips?category=`);
  expect(empty.body).toHaveLength(tipCategories.length);
});

test('an unknown category is 400, in the filter as in the form', async () => {
  const category = 'gossip' as TipInput['category'];
  const filtered = await visitor.call(list, { params: { id: destinationId }, query: { category } });
  const shared = await ana.call(create, { params: { id: destinationId }, body: tip({ category }) });
  for (const answer of [filtered, shared])
    expect(answer).toMatchObject({ status: 400, body: { detail: 'Please select a category' } });
});

test('the most upvoted come first, then the newest, page by page, each once', async () => {
  const tips: TipView[] = [];
  for (let i = 0; i < 5; i += 1) tips.push(await share(ana, { title: `Tip number ${i}` }));
  // Made in one moment, to the microsecond: the id decides.
  await query(instance, 'UPDATE tips SET created_at = $2 WHERE id = ANY($1)', [
    [tips[2]!.id, tips[3]!.id],
    '2026-01-01T00:00:00.123456Z',
  ]);
  await ben.call(upvote, { params: { id: tips[1]!.id } });
  const pages = await allPages(visitor, list, { params: { id: destinationId }, query: { limit: 1 } });
  expect(pages.flat().map(({ title }) => title)).toEqual(
    [1, 4, 0, 3, 2].map((number) => `Tip number ${number}`),
  );
});

test.each(['x', 'W10', 'WzEsMiwzLDRd', 'WzEsMWUzMDAsMV0', 'WzFlMzAwLDEsMV0'])(
  'a forged cursor is 400: %s',
  async (cursor) => {
    const answer = await visitor.call(list, { params: { id: destinationId }, query: { cursor } });
    expect(answer.status).toBe(400);
  },
);

describe('an upvote', () => {
  test('given twice counts once, and can be taken back as often', async () => {
    const { id } = await share(ana);
    for (let i = 0; i < 2; i += 1)
      expect((await ben.call(upvote, { params: { id } })).body).toMatchObject({
        upvotes: 1,
        isUpvoted: true,
      });
    expect(await shown(ben)).toMatchObject([{ upvotes: 1, isUpvoted: true }]);
    expect(await shown(visitor)).toMatchObject([{ upvotes: 1, isUpvoted: false }]);
    for (let i = 0; i < 2; i += 1)
      expect((await ben.call(removeUpvote, { params: { id } })).body).toMatchObject({
        upvotes: 0,
        isUpvoted: false,
      });
  });

  test('for one’s own tip is refused', async () => {
    const { id } = await share(ana);
    for (const endpoint of [upvote, removeUpvote])
      expect(await ana.call(endpoint, { params: { id } })).toMatchObject({
        status: 403,
        body: { type: '/problems/own-tip' },
      });
    expect(await shown(visitor)).toMatchObject([{ upvotes: 0 }]);
  });

  test('for a tip that does not exist is 404', async () => {
    for (const endpoint of [upvote, removeUpvote])
      expect((await ana.call(endpoint, { params: { id: limits.id.max } })).status).toBe(404);
  });

  test('sent fifty times at once by one user counts once', async () => {
    const { id } = await share(ana);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ben.call(upvote, { params: { id } })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shown(visitor)).toMatchObject([{ upvotes: 1 }]);
  });

  test('of many, given and taken back all at once, leaves counter and upvotes equal', async () => {
    const { id } = await share(ana);
    const voters = await Promise.all(Array.from({ length: 6 }, () => newUser(instance)));
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        voters[index % 6]!.call(index % 4 === 3 ? removeUpvote : upvote, { params: { id } }),
      ),
    );
    const { rows } = await query<{ counted: number; kept: number }>(
      instance,
      'SELECT upvotes AS counted, (SELECT count(*) FROM tip_upvotes WHERE tip_id = $1) AS kept FROM tips WHERE id = $1',
      [id],
    );
    expect(rows[0]?.counted).toBe(rows[0]?.kept);
  });
});

describe('deleting a tip', () => {
  test('is its author’s alone', async () => {
    const view = await share(ana);
    const params = { id: view.id };
    expect((await ben.call(remove, { params })).status).toBe(403);
    expect(await shown(visitor)).toEqual([view]);
    expect((await ana.call(remove, { params })).status).toBe(204);
    expect(await shown(visitor)).toEqual([]);
    expect((await ana.call(remove, { params })).status).toBe(404);
  });

  test('while others upvote it fails nobody', async () => {
    const params = { id: (await share(ana)).id };
    const voters = await Promise.all(Array.from({ length: 4 }, () => newUser(instance)));
    const votes = Array.from({ length: 20 }, (_, index) => voters[index % 4]!.call(upvote, { params }));
    const answers = await Promise.all([...votes, ana.call(remove, { params })]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 204, 404].includes(status))).toEqual(
      [],
    );
  });
});
