import { endpoints, refusedAddressDays, retentionDays } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { heldUp } from './support/locks.js';
import { caseAbout, decide, newModerator, newVoice, readCase } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport } from './support/reports.js';

const { auth, moderation } = endpoints;

let instance: Instance;
let mod: Client;
beforeAll(async () => {
  // A web instance runs no jobs: accounts are erased when a test says so.
  instance = await startInstance({ databaseUrl: await freshDatabase('refused') });
  mod = await newModerator(instance);
});
afterAll(() => instance?.close());

const leave = async (who: Client): Promise<void> => {
  await mustLeave(who);
  await letPass(instance, who, `${retentionDays.leaving} days 1 second`);
};
const erase = async (who: Client): Promise<void> => {
  await leave(who);
  await eraseDue(instance);
};
const ban = async (caseId: number): Promise<void> => {
  await decide(instance, mod, caseId, { action: 'ban' });
  const { decisions, version } = await readCase(mod, caseId);
  const lead = await newModerator(instance, 'lead');
  const params = { id: decisions[0]?.id as number };
  const { status } = await lead.call(moderation.confirm, { params, body: { version } });
  expect(status).toBe(204);
};
let names = 0;
const register = (email: string) => {
  names += 1;
  const body = { username: `again${names}`, email, password: 'correct horse', name: 'Ben' };
  return new Client(instance).call(auth.register, { body });
};
const keptOf = async ({ user }: Client): Promise<number> => {
  const sql = 'SELECT FROM departed_addresses WHERE user_id = $1';
  return (await query(instance, sql, [user.id])).rowCount ?? 0;
};
/** How long the addresses of a banned account are refused, in whole hours. */
const hoursLeft = async ({ user }: Client): Promise<number[]> => {
  const sql = `
    SELECT round(extract(epoch FROM until - now()) / 3600)::int AS hours FROM refused_addresses WHERE user_id = $1`;
  return (await query<{ hours: number }>(instance, sql, [user.id])).rows.map(({ hours }) => hours);
};
/** Opens a case about a user ($1). */
const openSql = (kind: 'person' | 'photo'): string => `
  INSERT INTO cases (person_id, subject_kind, subject_id, urgency, opened_by, due_at)
  VALUES ($1::int, '${kind}', $1::int, 'high', 'rule', now())`;
/** Somebody with two addresses, who was reported, with the case. */
const reported = async () => {
  const ben = await newUser(instance);
  const old = `old${ben.user.id}@wayfellow.example`;
  await query(instance, 'UPDATE users SET confirmed_email = $2 WHERE id = $1', [ben.user.id, old]);
  await mustReport(await newVoice(instance), ben);
  return { ben, addresses: [ben.user.email, old], id: await caseAbout(instance, ben.user.id) };
};

test('a ban that is decided after the account was erased refuses its addresses, for as long as any ban', async () => {
  const { ben, addresses, id } = await reported();
  await erase(ben);
  expect(await keptOf(ben)).toBe(2);
  await ban(id);
  for (const email of addresses)
    expect(await register(email.toUpperCase())).toMatchObject(refusal('registration-refused'));
  expect(await keptOf(ben)).toBe(0);
  expect(await hoursLeft(ben)).toEqual([refusedAddressDays * 24, refusedAddressDays * 24]);
});

test('its time is counted from the ban, whatever else is decided about the account later', async () => {
  const { ben, id } = await reported();
  await ban(id);
  // As if it had been decided ten days ago, and so the time of its addresses.
  for (const sql of [
    `UPDATE decisions SET effective_at = effective_at - interval '10 days' WHERE person_id = $1`,
    `UPDATE refused_addresses SET until = until - interval '10 days' WHERE user_id = $1`,
  ])
    await query(instance, sql, [ben.user.id]);
  await query(instance, openSql('photo'), [ben.user.id]);
  await decide(instance, mod, await caseAbout(instance, ben.user.id, 'photo'), { action: 'warn' });
  const left = (refusedAddressDays - 10) * 24;
  expect(await hoursLeft(ben)).toEqual([left, left]);
});

test('what was kept is deleted when the case closes without a ban, and the addresses are free', async () => {
  const { ben, addresses, id } = await reported();
  await erase(ben);
  await decide(instance, mod, id, { action: 'no-breach' });
  expect(await keptOf(ben)).toBe(0);
  for (const email of addresses) expect((await register(email)).status).toBe(201);
});

test('it stays while another case about the account is open', async () => {
  const { ben, addresses, id } = await reported();
  await query(instance, openSql('photo'), [ben.user.id]);
  await erase(ben);
  await decide(instance, mod, id, { action: 'warn' });
  expect(await keptOf(ben)).toBe(2);
  await ban(await caseAbout(instance, ben.user.id, 'photo'));
  expect(await keptOf(ben)).toBe(0);
  expect(await register(addresses[0]!)).toMatchObject(refusal('registration-refused'));
});

test('nothing is kept of somebody about whom no case is open', async () => {
  const [{ ben, id }, ana] = [await reported(), await newUser(instance)];
  await decide(instance, mod, id, { action: 'warn' });
  await Promise.all([leave(ben), leave(ana)]);
  await eraseDue(instance);
  expect([await keptOf(ben), await keptOf(ana)]).toEqual([0, 0]);
});

test('a case that is opened while the account is erased is waited for', async () => {
  const ben = await newUser(instance);
  await leave(ben);
  await heldUp(
    instance,
    { sql: openSql('person'), values: [ben.user.id] },
    () => eraseDue(instance),
    () => Promise.resolve(),
  );
  expect(await keptOf(ben)).toBe(1);
});

test('a lifted ban frees the addresses of an account that is there no more', async () => {
  const { ben, addresses, id } = await reported();
  await erase(ben);
  await ban(id);
  await query(instance, 'UPDATE decisions SET lifted_at = now() WHERE case_id = $1', [id]);
  // Whatever is decided next has the effects follow.
  await query(instance, openSql('photo'), [ben.user.id]);
  await decide(instance, mod, await caseAbout(instance, ben.user.id, 'photo'), { action: 'no-breach' });
  expect((await register(addresses[0]!)).status).toBe(201);
});
