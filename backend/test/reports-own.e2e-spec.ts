import { type NoticeInput, endpoints, limits, reportTexts } from '@wayfellow/contracts';
import { MeasuresService } from '../src/modules/moderation/deciding/measures.service.js';
import { Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { newPair, request } from './support/matched.js';
import { mustPlan, tokenOf } from './support/meetings.js';
import { caseAbout, newModerator, readCase } from './support/moderators.js';
import { allPages } from './support/pages.js';
import { tablesWith } from './support/personal-tables.js';
import { query } from './support/query.js';
import { decideCases, evidenceOf, mustReport } from './support/reports.js';

const { list, complain, people, notice } = endpoints.reports;

let instance: Instance;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await freshDatabase('reports_own');
  instance = await startInstance({ databaseUrl });
});
afterAll(() => instance?.close());

const statement = 'He wrote to me again from another account.';
const problem = (status: number, code: string) => ({ status, body: { type: `/problems/${code}` } });
const object = (client: Client, id: number) =>
  client.call(complain, { params: { id }, body: { text: statement } });
const statusOf = async (client: Client) => (await client.call(list)).body[0]?.status;

describe('my reports', () => {
  test('are listed the latest first and page by page, under the name of then, to nobody else', async () => {
    const [ana, ben] = await newPair(instance);
    const sent = [await mustReport(ana, ben)];
    for (const name of ['Carla', 'Dina'])
      sent.unshift(await mustReport(ana, await newUser(instance, { name })));
    const { id, email } = ben.user;
    await ben.call(endpoints.users.update, { params: { id }, body: { name: 'Somebody Else', email } });
    const pages = await allPages(ana, list, { query: { limit: 2 } });
    expect(pages.map((page) => page.map(({ about }) => about))).toEqual([['Dina', 'Carla'], ['Ben']]);
    expect(pages.flat().map((each) => each.code)).toEqual(sent.map(({ code }) => code));
    expect(pages[1]?.[0]).toMatchObject({
      subject: 'person',
      reason: 'spam',
      status: 'received',
      canComplain: false,
    });
    expect((await ben.call(list)).body).toEqual([]);
  });

  test('can be objected to once after the decision, which opens the case again and keeps its evidence', async () => {
    const [ana, ben] = await newPair(instance);
    const { id } = await mustReport(ana, ben);
    expect(await object(ana, id)).toMatchObject(problem(409, 'not-decided'));
    await decideCases(instance, 'no-breach');
    expect((await ana.call(list)).body[0]).toMatchObject({ status: 'no-breach', canComplain: true });
    expect(await object(ana, id)).toMatchObject({ status: 201, body: { canComplain: false } });
    expect(await object(ana, id)).toMatchObject(problem(409, 'already-appealed'));
    const open = `SELECT opened_by, extract(epoch FROM due_at - opened_at)::int / 3600 AS hours
      FROM cases WHERE subject_id = $1 AND subject_kind = 'person' AND state = 'open'`;
    expect((await query(instance, open, [ben.user.id])).rows).toEqual([
      { opened_by: 'complaint', hours: 72 },
    ]);
    await query(instance, `UPDATE cases SET keep_until = now() WHERE state = 'closed'`);
    await instance.app.get(MeasuresService).drop();
    expect(await evidenceOf(instance, id)).toHaveLength(1);
    await decideCases(instance, 'acted');
    expect(await statusOf(ana)).toBe('acted');
  });

  test('are objected to once, however many times at once', async () => {
    const [ana, ben] = await newPair(instance);
    const { id } = await mustReport(ana, ben);
    await decideCases(instance, 'acted');
    const answers = await Promise.all(Array.from({ length: 10 }, () => object(ana, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test(`can be objected to for ${limits.appealDays} days`, async () => {
    const [ana, ben] = await newPair(instance);
    const { id } = await mustReport(ana, ben);
    await decideCases(instance, 'acted', limits.appealDays);
    expect(await object(ana, id)).toMatchObject(problem(409, 'appeal-over'));
    const later = await mustReport(ana, ben);
    await decideCases(instance, 'acted', limits.appealDays - 1);
    expect((await object(ana, later.id)).status).toBe(201);
  });

  test('are objected to by nobody else', async () => {
    const [ana, ben] = await newPair(instance);
    const { id } = await mustReport(ana, ben);
    await decideCases(instance, 'acted');
    expect(await object(ben, id)).toMatchObject(problem(404, 'unknown-report'));
    expect(await object(ana, limits.id.max)).toMatchObject(problem(404, 'unknown-report'));
  });
});

describe('people whom I no longer see', () => {
  const listed = async (client: Client) => (await client.call(people)).body.map(({ name }) => name);

  test('are those I was in contact with who blocked me, hide, or are away, all alike', async () => {
    const ana = await newUser(instance);
    const others = await Promise.all(
      ['Blocker', 'Hidden', 'Suspended', 'Seen', 'Blocked'].map((name) => newUser(instance, { name })),
    );
    for (const one of others) await request(one, ana);
    const [blocker, hidden, suspended, , blocked] = others as [Client, Client, Client, Client, Client];
    expect(await listed(ana)).toEqual([]);
    await blocker.call(endpoints.blocks.block, { params: { id: ana.user.id } });
    await ana.call(endpoints.blocks.block, { params: { id: blocked.user.id } });
    const [match] = (await ana.call(endpoints.matches.list)).body.filter(
      ({ otherUser }) => otherUser.id === hidden.user.id,
    );
    const answer = { params: { id: match?.id as number }, body: { status: 'rejected' } } as const;
    await ana.call(endpoints.matches.answer, answer);
    await query(instance, `UPDATE users SET findable = 'nobody' WHERE id = $1`, [hidden.user.id]);
    await query(instance, `UPDATE users SET standing = 'suspended' WHERE id = $1`, [suspended.user.id]);
    expect((await listed(ana)).sort()).toEqual(['Blocker', 'Hidden', 'Suspended']);
    const pages = await allPages(ana, people, { query: { limit: 1 } });
    expect(pages.map((page) => page.length)).toEqual([1, 1, 1]);
    expect(Object.keys(pages[0]?.[0] ?? {}).sort()).toEqual(['id', 'lastContactAt', 'name']);
    // Whom one blocked oneself is in the list of blocks.
    expect(await listed(blocker)).toEqual([]);
  });

  test(`are forgotten ${limits.unseenDays} days after the last contact`, async () => {
    const [ana, ben] = (await newUsers(instance, 2)) as [Client, Client];
    const { id } = await request(ben, ana);
    await ben.call(endpoints.blocks.block, { params: { id: ana.user.id } });
    const age = (days: number) =>
      query(instance, `UPDATE matches SET created_at = now() - $2::int * interval '1 day' WHERE id = $1`, [
        id,
        days,
      ]);
    await age(limits.unseenDays - 1);
    expect(await listed(ana)).toHaveLength(1);
    await age(limits.unseenDays);
    expect(await listed(ana)).toEqual([]);
  });
});

describe('a report without an account', () => {
  const whole: NoticeInput = {
    url: 'https://wayfellow.example/explore',
    reason: 'scam',
    text: 'This page asks for my card number.',
    name: 'Maria Duarte',
    email: 'maria@post.wayfellow.travel',
    isGoodFaith: true,
  };
  const send = (input: Partial<NoticeInput>, from: Instance = instance) =>
    new Client(from).call(notice, { body: { ...whole, ...input } });
  const caseOf = async (code: string) => {
    const found = `SELECT cases.subject_kind, cases.person_id, reporter_id, base_weight::float, name
      FROM reports JOIN cases ON cases.id = case_id JOIN notices ON report_id = reports.id WHERE code = $1`;
    return (await query(instance, found, [code])).rows[0];
  };

  test('opens a case about whom or what the address shows, and weighs nothing', async () => {
    const ben = await newUser(instance);
    const url = `https://wayfellow.example/travelers/${ben.user.id}`;
    const about = await send({ url });
    expect(about).toMatchObject({ status: 201, body: { code: expect.stringMatching(/^WF-/) as string } });
    expect(await caseOf(about.body.code)).toEqual({
      subject_kind: 'person',
      person_id: ben.user.id,
      reporter_id: null,
      base_weight: 0,
      name: whole.name,
    });
    for (const address of [whole.url, `https://wayfellow.example/travelers/${limits.id.max}`]) {
      const { body } = await send({ url: address });
      expect(await caseOf(body.code)).toMatchObject({ subject_kind: 'page', person_id: null });
    }
  });

  test('needs name and email except about somebody under 18, and good faith always', async () => {
    for (const field of ['name', 'email', 'isGoodFaith'] as const) {
      const missing = { [field]: field === 'isGoodFaith' ? false : undefined };
      expect(await send(missing)).toMatchObject({
        status: 400,
        body: { errors: [{ field, message: reportTexts[field] }] },
      });
    }
    expect((await send({ reason: 'minor', name: undefined, email: undefined })).status).toBe(201);
  });

  describe('about a meeting plan', () => {
    test('is about its maker, whom moderators see with what stands in it, by the token of its link', async () => {
      const [ana, ben] = await newPair(instance);
      const made = await mustPlan(ana, ben);
      const { body } = await send({ url: made.link });
      expect(await caseOf(body.code)).toMatchObject({ subject_kind: 'plan', person_id: ana.user.id });
      const mod = await newModerator(instance);
      const [evidence] = (await readCase(mod, await caseAbout(instance, made.id, 'plan'))).evidence;
      expect(evidence).toMatchObject({ isWhole: true, person: { name: ana.user.name } });
      const parts = Object.fromEntries(evidence!.content.map(({ label, text }) => [label, text]));
      expect(parts).toMatchObject({ meets: ben.user.name, place: made.place, note: made.note });
      expect(parts.startsAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d \(Asia\/Tokyo\)$/);
    });

    test('keeps what it was although its maker deletes it', async () => {
      const [ana, ben] = await newPair(instance);
      const made = await mustPlan(ana, ben);
      await send({ url: made.link });
      await ana.call(endpoints.meetings.remove, { params: { id: made.id } });
      const id = await caseAbout(instance, made.id, 'plan');
      expect((await readCase(await newModerator(instance), id)).evidence[0]?.content).toContainEqual({
        label: 'note',
        text: made.note,
      });
      const { body } = await send({ url: made.link });
      expect(await caseOf(body.code)).toMatchObject({ subject_kind: 'page', person_id: null });
    });

    test('leaves the token of no link in any table', async () => {
      const [ana, ben] = await newPair(instance);
      const made = await mustPlan(ana, ben);
      const guess = 'x'.repeat(43);
      const urls = [made.link, `https://wayfellow.example/plan#${guess}`, `/account/reset#t=${guess}`];
      for (const url of urls) expect((await send({ url })).status).toBe(201);
      expect(await tablesWith(instance, [tokenOf(made), guess])).toEqual([]);
    });
  });

  test(`is taken ${limits.noticesPerHour} times an hour from one address`, async () => {
    const strict = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      for (let count = 0; count < limits.noticesPerHour; count += 1)
        expect((await send({}, strict)).status).toBe(201);
      expect((await send({}, strict)).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});
