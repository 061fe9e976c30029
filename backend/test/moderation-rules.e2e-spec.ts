import { declinedRequests, endpoints, measures } from '@wayfellow/contracts';
import { DeclinedRequestsService } from '../src/modules/moderation/deciding/declined-requests.service.js';
import { MeasuresService } from '../src/modules/moderation/deciding/measures.service.js';
import { Emails } from '../src/platform/emails/emails.service.js';
import { Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox } from './support/mailbox.js';
import {
  caseAbout,
  confirmEmail,
  decide,
  newModerator,
  newVoice,
  readCase,
  reportByMany,
} from './support/moderators.js';
import { makeDestination, query } from './support/query.js';
import { mustReport, report } from './support/reports.js';

const { auth, decisions, moderation, tips } = endpoints;

let instance: Instance;
let other: Instance;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('moderation_rules');
  // Web instances run no jobs: rules are looked after, and emails sent, when a test says so.
  const env = { ...mailbox.env(), ROLE: 'web' };
  [instance, other] = [await startInstance({ databaseUrl, env }), await startInstance({ databaseUrl, env })];
});
afterAll(async () => {
  await Promise.all([instance?.close(), other?.close()]);
  await mailbox?.close();
});

const standingOf = async (who: Client) => (await who.call(auth.me)).body.standing;
const lift = (from: Instance) => from.app.get(MeasuresService).liftDue();

describe('by rule, an account is held', () => {
  test(`when ${measures.people} people whose voices weigh ${measures.hold} report it, and no sooner`, async () => {
    const ben = await newUser(instance);
    await confirmEmail(instance, ben);
    await reportByMany(instance, ben, 2);
    // Weighs nothing in its first 24 hours.
    await report(await newUser(instance), ben);
    expect(await standingOf(ben)).toBeUndefined();
    await reportByMany(instance, ben, 1);
    expect(await standingOf(ben)).toBe('held');
    const [told] = (await ben.call(decisions.list)).body;
    expect(told).toMatchObject({ action: 'hold', isAutomated: true, rule: null, canAppeal: true });
    const found = await readCase(await newModerator(instance), await caseAbout(instance, ben.user.id));
    expect(found).toMatchObject({ urgency: 'urgent', reports: 4, weight: 3, measure: { action: 'hold' } });
  });

  test('not by reports older than seven days, nor by the full word of somebody who reported in bad faith before', async () => {
    const ben = await newUser(instance);
    await reportByMany(instance, ben, 2);
    await query(
      instance,
      `UPDATE reports SET created_at = now() - interval '${measures.windowDays} days' WHERE subject_id = $1`,
      [ben.user.id],
    );
    await reportByMany(instance, ben, 2);
    expect(await standingOf(ben)).toBeUndefined();
    const liar = await newVoice(instance);
    const before = await mustReport(liar, await newUser(instance));
    // Also where the case was decided against the person for other reasons.
    await query(
      instance,
      `WITH lie AS (UPDATE reports SET bad_faith = true WHERE id = $1 RETURNING case_id)
       UPDATE cases SET state = 'closed', outcome = 'acted', closed_at = now() FROM lie WHERE id = case_id`,
      [before.id],
    );
    // A third of a voice: 2.33 of three.
    await report(liar, ben);
    expect(await standingOf(ben)).toBeUndefined();
    await reportByMany(instance, ben, 1);
    expect(await standingOf(ben)).toBe('held');
  });

  test(`for ${measures.liftHours} hours by the clock, and not again within ${measures.pauseDays} days`, async () => {
    const ben = await newUser(instance);
    await reportByMany(instance, ben, 3);
    await lift(instance);
    expect(await standingOf(ben)).toBe('held');
    const over = `UPDATE decisions SET until = now() WHERE person_id = $1 AND automated`;
    await query(instance, over, [ben.user.id]);
    await Promise.all([lift(instance), lift(other)]);
    expect(await standingOf(ben)).toBeUndefined();
    const lifted = `SELECT count(*)::int AS count FROM moderation_log WHERE what = 'lifted' AND case_id = $1`;
    const id = await caseAbout(instance, ben.user.id);
    expect((await query(instance, lifted, [id])).rows).toEqual([{ count: 1 }]);
    await reportByMany(instance, ben, 1);
    expect(await standingOf(ben)).toBeUndefined();
    await query(
      instance,
      `UPDATE decisions SET created_at = now() - interval '${measures.pauseDays} days' WHERE person_id = $1`,
      [ben.user.id],
    );
    await reportByMany(instance, ben, 1);
    expect(await standingOf(ben)).toBe('held');
  });

  test('until somebody decides', async () => {
    const ben = await newUser(instance);
    await reportByMany(instance, ben, 3);
    const id = await caseAbout(instance, ben.user.id);
    await decide(instance, await newModerator(instance), id, { action: 'no-breach' });
    expect(await standingOf(ben)).toBeUndefined();
    expect((await ben.call(decisions.list)).body).toMatchObject([
      { action: 'hold', liftedAt: expect.any(String) as string },
    ]);
  });
});

test(`by rule, a tip is hidden when voices of ${measures.people} people weigh ${measures.hide}, and no sooner`, async () => {
  const author = await newUser(instance);
  const params = { id: await makeDestination(instance, 'Ruled City') };
  const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;
  const { body } = await author.call(tips.create, { params, body: tip });
  const about = { subject: 'tip', subjectId: body.id } as const;
  const listed = async () => (await new Client(instance).call(tips.list, { params })).body.length;
  const half = async () => {
    const client = await newVoice(instance);
    await query(instance, 'UPDATE users SET confirmed_email = NULL WHERE id = $1', [client.user.id]);
    return client;
  };
  await reportByMany(instance, author, 1, about);
  await report(await half(), author, about);
  expect(await listed()).toBe(1);
  await report(await half(), author, about);
  expect(await listed()).toBe(0);
});

describe('by rule, a case is opened about somebody who sent many requests that were declined', () => {
  const { count, share, windowDays } = declinedRequests;
  /** Somebody whose requests were so often declined, and are else accepted or wait. */
  const sender = async (requests: number, declined: number) => {
    const [ana, ...others] = await newUsers(instance, requests + 1);
    const ids = others.map(({ user }) => user.id);
    await query(
      instance,
      `INSERT INTO matches (requester_id, recipient_id, status)
       SELECT $1, id, CASE WHEN at <= $3 THEN 'rejected' WHEN at % 2 = 0 THEN 'accepted' ELSE 'pending' END
       FROM unnest($2::int[]) WITH ORDINALITY AS other (id, at)`,
      [ana!.user.id, ids, declined],
    );
    return ana!;
  };
  const look = (from = instance) => from.app.get(DeclinedRequestsService).openCases();
  const casesAbout = async ({ user }: Client) =>
    (
      await query(
        instance,
        `SELECT urgency, opened_by, state FROM cases WHERE subject_kind = 'person' AND subject_id = $1 ORDER BY id`,
        [user.id],
      )
    ).rows;
  const opened = { urgency: 'normal', opened_by: 'rule', state: 'open' };

  test(`${share} of ${count} within ${windowDays} days, no fewer and no older ones, with no other effect`, async () => {
    const enough = await sender(count, count * share);
    const tooFew = await sender(count - 1, count - 1);
    const halfLiked = await sender(count, count * share - 1);
    const old = await sender(count, count);
    await query(
      instance,
      `UPDATE matches SET created_at = now() - interval '${windowDays} days' WHERE requester_id = $1`,
      [old.user.id],
    );
    await Promise.all([look(), look(other)]);
    expect(await casesAbout(enough)).toEqual([opened]);
    for (const who of [tooFew, halfLiked, old]) expect(await casesAbout(who)).toEqual([]);
    expect(await standingOf(enough)).toBeUndefined();
    expect((await enough.call(decisions.list)).body).toEqual([]);
  });

  test('once, and again only when the days of the one before are over', async () => {
    const ana = await sender(count, count);
    await look();
    const id = await caseAbout(instance, ana.user.id);
    await decide(instance, await newModerator(instance), id, { action: 'no-breach' });
    await look();
    const closed = { ...opened, state: 'closed' };
    expect(await casesAbout(ana)).toEqual([closed]);
    await query(
      instance,
      `UPDATE cases SET opened_at = now() - interval '${windowDays} days' WHERE subject_id = $1`,
      [ana.user.id],
    );
    await look();
    expect(await casesAbout(ana)).toEqual([closed, opened]);
  });
});

test('an email is sent once although workers look at the same time', async () => {
  const ben = await newUser(instance);
  await confirmEmail(instance, ben);
  await mustReport(await newVoice(instance), ben);
  await decide(instance, await newModerator(instance), await caseAbout(instance, ben.user.id), {
    action: 'warn',
  });
  const sent = () => mailbox.to(ben.user.email).filter(({ text }) => text.includes('We warn you.'));
  await Promise.all([instance, other].map(({ app }) => app.get(Emails).sendDue()));
  const waiting = `SELECT FROM emails WHERE kind <> 'notification' AND facts->>'userId' = $1::text`;
  expect((await query(instance, waiting, [ben.user.id])).rowCount).toBe(0);
  expect(sent()).toMatchObject([{ messageId: expect.stringMatching(/^<decision-/) as string }]);
});

describe('the log', () => {
  const count = async () =>
    (await query<{ count: number }>(instance, 'SELECT count(*)::int AS count FROM moderation_log')).rows[0]
      ?.count ?? 0;

  test.each([
    `UPDATE moderation_log SET what = 'left'`,
    'DELETE FROM moderation_log',
    'TRUNCATE moderation_log',
  ])('refuses: %s', async (sql) => {
    await expect(query(instance, sql)).rejects.toThrow('only added to');
  });

  test('is whole, in the order of its ids, however many write at once, and shows where it is not', async () => {
    const lead = await newModerator(instance, 'lead');
    await mustReport(await newVoice(instance), await newUser(instance));
    const { rows } = await query<{ id: number }>(instance, 'SELECT max(id) AS id FROM cases');
    const before = await count();
    const id = rows[0]?.id as number;
    await Promise.all(Array.from({ length: 10 }, () => readCase(lead, id)));
    const entries = (await lead.call(moderation.log, { query: { limit: 100 } })).body;
    expect(entries.filter(({ caseId }) => caseId === id)).toHaveLength(10);
    expect(entries[0]?.id).toBe(before + 10);
    expect(entries.every(({ isWhole }) => isWhole)).toBe(true);
    await query(
      instance,
      `ALTER TABLE moderation_log DISABLE TRIGGER refuse_changes;
       UPDATE moderation_log SET actor_id = 1 WHERE id = ${before + 5};
       ALTER TABLE moderation_log ENABLE TRIGGER refuse_changes`,
    );
    const after = (await lead.call(moderation.log, { query: { limit: 100 } })).body;
    expect(after.filter(({ isWhole }) => !isWhole).map((entry) => entry.id)).toEqual([before + 5]);
  });
});
