import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { decisionAbout } from './support/decisions.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { setStanding } from './support/standings.js';

const { list, one, appeal } = endpoints.decisions;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('decisions') });
});
afterAll(() => instance?.close());

const text = 'This is not what happened between us.';
const object = (client: Client, id: number) => client.call(appeal, { params: { id }, body: { text } });
const read = (client: Client, id: number) => client.call(one, { params: { id } });

test('decisions are listed the latest first and page by page, to whom they are about alone', async () => {
  const [ana, ben] = (await newUsers(instance, 2)) as [Client, Client];
  const made: number[] = [];
  for (const action of ['warn', 'hide', 'suspend'])
    made.unshift(await decisionAbout(instance, ana, { action }));
  const pages = await allPages(ana, list, { query: { limit: 2 } });
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([made.slice(0, 2), made.slice(2)]);
  expect((await ben.call(list)).body).toEqual([]);
  expect(await read(ben, made[0] as number)).toMatchObject(refusal('unknown-decision'));
  expect(await object(ben, made[0] as number)).toMatchObject(refusal('unknown-decision'));
});

test('a proposal, and that there was no breach, are no decisions about anybody', async () => {
  const ana = await newUser(instance);
  const hidden = [
    await decisionAbout(instance, ana, { action: 'ban', daysAgo: null }),
    await decisionAbout(instance, ana, { action: 'no-breach' }),
  ];
  expect((await ana.call(list)).body).toEqual([]);
  for (const id of hidden) expect(await object(ana, id)).toMatchObject(refusal('unknown-decision'));
});

test('a decision says what it rests on, the rule, whether a machine took it, and how long one may appeal', async () => {
  const ana = await newUser(instance);
  const id = await decisionAbout(instance, ana, { automated: true });
  const { body } = await read(ana, id);
  expect(body).toMatchObject({
    action: 'warn',
    subject: 'person',
    rule: 4,
    facts: 'You asked two travelers for money.',
    isAutomated: true,
    liftedAt: null,
    canAppeal: true,
    appeal: null,
  });
  const days = (Date.parse(body.appealUntil) - Date.parse(body.createdAt)) / (24 * 60 * 60 * 1_000);
  expect(days).toBe(limits.appealDays);
  const seen = await query(instance, 'SELECT seen_at <= now() AS seen FROM decisions WHERE id = $1', [id]);
  expect(seen.rows).toEqual([{ seen: true }]);
});

describe('an appeal', () => {
  test.each(['active', 'held', 'suspended', 'banned'] as const)(
    'is open to somebody %s, and a case',
    async (standing) => {
      const ana = await newUser(instance);
      const id = await decisionAbout(instance, ana);
      await setStanding(instance, ana, standing);
      expect((await ana.call(list)).body).toHaveLength(1);
      expect((await read(ana, id)).status).toBe(200);
      expect(await object(ana, id)).toMatchObject({
        status: 201,
        body: { canAppeal: false, appeal: { text, outcome: null, facts: null, decidedAt: null } },
      });
      const opened = `SELECT opened_by, extract(epoch FROM due_at - opened_at)::int / 3600 AS hours FROM cases
        WHERE subject_kind = 'decision' AND subject_id = $1 AND state = 'open'`;
      expect((await query(instance, opened, [id])).rows).toEqual([{ opened_by: 'appeal', hours: 72 }]);
    },
  );

  test('is taken once, however many times at once', async () => {
    const ana = await newUser(instance);
    const id = await decisionAbout(instance, ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => object(ana, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await object(ana, id)).toMatchObject(refusal('already-appealed'));
  });

  test(`is taken for ${limits.appealDays} days`, async () => {
    const ana = await newUser(instance);
    const late = await decisionAbout(instance, ana, { daysAgo: limits.appealDays });
    expect((await read(ana, late)).body.canAppeal).toBe(false);
    expect(await object(ana, late)).toMatchObject(refusal('appeal-over'));
    const inTime = await decisionAbout(instance, ana, { daysAgo: limits.appealDays - 1 });
    expect((await object(ana, inTime)).status).toBe(201);
  });
});
