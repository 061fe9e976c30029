import { endpoints, evidenceDays } from '@wayfellow/contracts';
import { MeasuresService } from '../src/modules/moderation/deciding/measures.service.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { FACTS, caseAbout, decide, newModerator, newVoice, readCase } from './support/moderators.js';
import { tablesWith } from './support/personal-tables.js';
import { query } from './support/query.js';
import { mustReport } from './support/reports.js';

const { decisions, moderation, reports } = endpoints;

let instance: Instance;
let mods: [Client, Client];
beforeAll(async () => {
  // A web instance runs no jobs: what is due is done when a test says so.
  const databaseUrl = await freshDatabase('moderation_retention');
  instance = await startInstance({ databaseUrl });
  mods = [await newModerator(instance), await newModerator(instance)];
});
afterAll(() => instance?.close());

/** What people wrote in a case, by the tables that keep it. */
const words = {
  reports: 'He zigzagged around my questions.',
  notices: 'zadie@example.com',
  complaints: 'He zigzagged around yours, too.',
  decisions: 'You zigzagged around two travelers.',
  appeals: 'Nobody has seen me zigzag, ever.',
  outcome: 'Three travelers saw the zigzag.',
};
const theirName = 'Zebulon Asker';
/** The tables with what people wrote in cases, or with the name that somebody had. */
const kept = () => tablesWith(instance, [...Object.values(words), theirName]);

/** Somebody reported, also without an account, with the case. */
const reported = async () => {
  const [ben, ana] = [await newUser(instance, { name: theirName }), await newVoice(instance)];
  const report = await mustReport(ana, ben, { reason: 'scam', text: words.reports });
  const notice = {
    url: `https://wayfellow.example/travelers/${ben.user.id}`,
    reason: 'scam',
    text: 'He asks everybody for money.',
    name: 'Zadie',
    email: words.notices,
    isGoodFaith: true,
  } as const;
  expect((await new Client(instance).call(reports.notice, { body: notice })).status).toBe(201);
  // What the cases keep is the name that he had.
  await query(instance, `UPDATE users SET name = 'Ben' WHERE id = $1`, [ben.user.id]);
  return { ana, ben, report, id: await caseAbout(instance, ben.user.id) };
};
const object = async (ana: Client, { user }: Client, id: number) => {
  const body = { text: words.complaints };
  expect((await ana.call(reports.complain, { params: { id }, body })).status).toBe(201);
  return caseAbout(instance, user.id);
};
const appeal = async (ben: Client) => {
  const id = (await ben.call(decisions.list)).body[0]?.id as number;
  const body = { text: words.appeals };
  expect((await ben.call(decisions.appeal, { params: { id }, body })).status).toBe(201);
  return { decisionId: id, id: await caseAbout(instance, id, 'decision') };
};
const settle = async (id: number, by: Client) => {
  const { version } = await readCase(by, id);
  const body = { outcome: 'stands', facts: words.outcome, version } as const;
  expect((await by.call(moderation.decideAppeal, { params: { id }, body })).status).toBe(204);
};
/** In how many days what a case keeps is erased; null if it is not known yet. */
const daysOf = async (id: number) => {
  const sql =
    'SELECT round(extract(epoch FROM keep_until - now()) / 86400)::int AS days FROM cases WHERE id = $1';
  return (await query<{ days: number | null }>(instance, sql, [id])).rows[0]?.days;
};
/** Has all cases end so many seconds from now, and the job look. */
const dropAt = async (seconds: number) => {
  await query(instance, `UPDATE cases SET keep_until = now() + $1::int * interval '1 second'`, [seconds]);
  await instance.app.get(MeasuresService).drop();
};

test('what was reported, and why it was decided, is erased when its time is over and not before; that it was decided stays', async () => {
  const { ana, ben, report, id } = await reported();
  const before = { action: 'suspend', days: 7, facts: words.decisions } as const;
  expect((await decide(instance, mods[0], id, before)).status).toBe(204);
  const appealed = await appeal(ben);
  await settle(appealed.id, mods[1]);
  const complained = await object(ana, ben, report.id);
  expect((await decide(instance, mods[1], complained, { action: 'no-breach' })).status).toBe(204);

  const all = ['appeals', 'complaints', 'decisions', 'notices', 'report_evidence', 'reports'];
  await dropAt(60 * 60);
  expect(await kept()).toEqual(all.map((table) => `public.${table}`));
  await dropAt(0);
  expect(await kept()).toEqual([]);
  const { evidence, voices, erasedAt } = await readCase(mods[0], id);
  expect([evidence, voices.map(({ text }) => text)]).toEqual([[], ['', '']]);
  expect(Date.now() - Date.parse(erasedAt ?? '')).toBeLessThan(60_000);

  expect((await ana.call(reports.list)).body).toMatchObject([
    { id: report.id, code: report.code, reason: 'scam', status: 'no-breach', about: '' },
  ]);
  const counted = await query(
    instance,
    `SELECT reason, reporter_id, base_weight::float AS weight FROM reports WHERE case_id = $1 ORDER BY id`,
    [id],
  );
  expect(counted.rows).toEqual([
    { reason: 'scam', reporter_id: ana.user.id, weight: 1 },
    { reason: 'scam', reporter_id: null, weight: 0 },
  ]);
  const params = { id: appealed.decisionId };
  expect((await ben.call(decisions.one, { params })).body).toMatchObject({
    action: 'suspend',
    rule: 4,
    facts: '',
    appeal: { text: '', outcome: 'stands', facts: '' },
  });
});

test('a case that is open, or is decided again, keeps its own until then, and for its time from then on', async () => {
  const open = await reported();
  const [again, contested] = [await reported(), await reported()];
  for (const { id } of [again, contested])
    expect((await decide(instance, mods[0], id, { action: 'warn', facts: words.decisions })).status).toBe(
      204,
    );
  const complained = await object(again.ana, again.ben, again.report.id);
  const appealed = await appeal(contested.ben);
  await dropAt(0);
  for (const { id } of [open, again, contested]) {
    const { evidence, voices, erasedAt } = await readCase(mods[1], id);
    expect(evidence).toHaveLength(2);
    expect(erasedAt).toBeNull();
    expect(voices.map(({ text }) => text)).toContain(words.reports);
  }
  expect(await kept()).toContain('public.appeals');

  expect((await decide(instance, mods[1], complained, { action: 'no-breach' })).status).toBe(204);
  await settle(appealed.id, mods[1]);
  await instance.app.get(MeasuresService).drop();
  for (const { id } of [again, contested]) {
    expect(await daysOf(id)).toBe(evidenceDays.decided);
    expect((await readCase(mods[1], id)).evidence).toHaveLength(2);
  }
});

test('after a ban it is kept for longer, whatever is decided about the case later', async () => {
  const { ana, ben, report, id } = await reported();
  expect(await daysOf(id)).toBeNull();
  expect((await decide(instance, mods[0], id, { action: 'ban', facts: FACTS })).status).toBe(204);
  expect(await daysOf(id)).toBeNull();
  const lead = await newModerator(instance, 'lead');
  const { decisions: made, version } = await readCase(lead, id);
  const confirmed = { params: { id: made[0]?.id as number }, body: { version } };
  expect((await lead.call(moderation.confirm, confirmed)).status).toBe(204);
  expect(await daysOf(id)).toBe(evidenceDays.banned);
  const complained = await object(ana, ben, report.id);
  expect((await decide(instance, mods[1], complained, { action: 'no-breach' })).status).toBe(204);
  expect(await daysOf(complained)).toBe(evidenceDays.decided);
  expect(await daysOf(id)).toBe(evidenceDays.banned);
});
