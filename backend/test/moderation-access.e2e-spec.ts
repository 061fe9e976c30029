import { type Endpoint, endpoints, hasAccess } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { caseAbout, decide, newModerator, newVoice, readCase } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport } from './support/reports.js';

const { moderation } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moderation_access') });
});
afterAll(() => instance?.close());

const none = { params: { id: 2_000_000_000 }, body: {} } as never;
const calls = Object.entries(moderation).map(([name, endpoint]) => ({
  name,
  endpoint: endpoint as Endpoint<never>,
}));

test.each(calls)(
  '$name exists for $endpoint.access alone, and not without a second step',
  async ({ endpoint }) => {
    const people = {
      traveler: await newUser(instance),
      moderator: await newModerator(instance),
      lead: await newModerator(instance, 'lead'),
    };
    expect(await new Client(instance).call(endpoint, none)).toMatchObject(refusal('not-found'));
    for (const [role, who] of Object.entries(people)) {
      const answer = await who.call(endpoint, none);
      const isRefused = (answer.body as { type?: string } | null)?.type === '/problems/not-found';
      expect([role, isRefused]).toEqual([role, !hasAccess(endpoint.access, role as keyof typeof people)]);
    }
    await query(instance, `UPDATE session SET sess = sess::jsonb - 'secondFactorAt'`);
    expect(await people.lead.call(endpoint, none)).toMatchObject(refusal('confirm-second-factor'));
  },
);

describe('nobody decides', () => {
  const open = async () => {
    const [reporter, ben] = [await newVoice(instance), await newUser(instance)];
    await mustReport(reporter, ben);
    return { reporter, ben, id: await caseAbout(instance, ben.user.id) };
  };
  const cannot = async (moderator: Client, id: number) => {
    expect(await decide(instance, moderator, id, { action: 'no-breach' })).toMatchObject(
      refusal('conflict-of-interest'),
    );
    const { hasConflict, evidence, voices } = await readCase(moderator, id);
    expect({ hasConflict, evidence, voices }).toEqual({ hasConflict: true, evidence: [], voices: [] });
  };

  test('on somebody they are matched with, blocked, were blocked by, reported or were reported by', async () => {
    const { ben, id } = await open();
    const some = () => newModerator(instance);
    const [matched, blocking, blocked, reporter, reported] = [
      await some(),
      await some(),
      await some(),
      await some(),
      await some(),
    ];
    await befriend(matched, ben);
    await blocking.call(endpoints.blocks.block, { params: { id: ben.user.id } });
    await ben.call(endpoints.blocks.block, { params: { id: blocked.user.id } });
    await mustReport(reporter, ben);
    await mustReport(ben, reported);
    for (const moderator of [matched, blocking, blocked, reporter, reported]) await cannot(moderator, id);
    expect((await decide(instance, await some(), id, { action: 'no-breach' })).status).toBe(204);
  });

  test('on themself: such a case does not exist for them', async () => {
    const moderator = await newModerator(instance);
    await mustReport(await newVoice(instance), moderator);
    const id = await caseAbout(instance, moderator.user.id);
    expect(await moderator.call(moderation.one, { params: { id } })).toMatchObject(refusal('unknown-case'));
    expect(await decide(instance, moderator, id, { action: 'no-breach' })).toMatchObject(
      refusal('unknown-case'),
    );
    const listed = (await moderator.call(moderation.cases, { query: { limit: 100 } })).body;
    expect(listed.map((one) => one.id)).not.toContain(id);
  });

  test('on themself, also as a lead: the log has nothing of it, and who reported them stays unknown', async () => {
    const [lead, other] = [await newModerator(instance, 'lead'), await newModerator(instance, 'lead')];
    await mustReport(await newVoice(instance), lead);
    const id = await caseAbout(instance, lead.user.id);
    await decide(instance, other, id, { action: 'warn' });
    const loggedFor = async (who: Client) =>
      (await who.call(moderation.log, { query: { limit: 100 } })).body.map(({ caseId }) => caseId);
    expect(await loggedFor(lead)).not.toContain(id);
    expect(await loggedFor(other)).toContain(id);
    const params = { id: (await readCase(other, id)).voices[0]?.id as number };
    expect(await lead.call(moderation.unveil, { params })).toMatchObject(refusal('unknown-report'));
    expect((await other.call(moderation.unveil, { params })).status).toBe(200);
  });

  test('on a complaint against their own decision', async () => {
    const { reporter, ben } = await open();
    const [first, second] = [await newModerator(instance), await newModerator(instance)];
    await decide(instance, first, await caseAbout(instance, ben.user.id), { action: 'no-breach' });
    const [sent] = (await reporter.call(endpoints.reports.list)).body;
    const params = { id: sent?.id as number };
    const body = { text: 'He wrote to me again from another account.' };
    expect((await reporter.call(endpoints.reports.complain, { params, body })).status).toBe(201);
    const id = await caseAbout(instance, ben.user.id);
    await cannot(first, id);
    expect((await readCase(second, id)).voices).toMatchObject([{ complaint: body.text, decided: 0 }]);
    expect((await decide(instance, second, id, { action: 'warn' })).status).toBe(204);
    expect((await reporter.call(endpoints.reports.list)).body[0]?.status).toBe('acted');
  });
});

test('a lead notes that the authorities were told, in the log alone', async () => {
  const [lead, ben] = [await newModerator(instance, 'lead'), await newUser(instance)];
  await mustReport(await newVoice(instance), ben);
  const id = await caseAbout(instance, ben.user.id);
  const note = (by: Client, caseId = id) => by.call(moderation.tellAuthorities, { params: { id: caseId } });
  expect((await note(lead)).status).toBe(204);
  await decide(instance, lead, id, { action: 'warn' });
  // Also once it is decided.
  expect((await note(lead)).status).toBe(204);
  const noted = (await readCase(lead, id)).log.filter(({ what }) => what === 'authorities-told');
  expect(noted).toMatchObject([
    { isMine: true, isWhole: true },
    { isMine: true, isWhole: true },
  ]);
  const told = JSON.stringify((await ben.call(endpoints.decisions.list)).body);
  expect(told).toContain('warn');
  expect(told).not.toMatch(/authorit/i);

  const friend = await newModerator(instance, 'lead');
  await befriend(friend, ben);
  expect(await note(friend)).toMatchObject(refusal('conflict-of-interest'));
  await mustReport(await newVoice(instance), friend);
  expect(await note(friend, await caseAbout(instance, friend.user.id))).toMatchObject(
    refusal('unknown-case'),
  );
});
