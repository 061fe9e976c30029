import { type Role, endpoints } from '@wayfellow/contracts';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../src/schema/seed/demo/demo-travelers.js';
import { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { decide, readCase } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { auth, decisions, moderation, reports } = endpoints;
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

let instance: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('demo_moderators');
  instance = await startInstance({ databaseUrl, env: { SEED_DEMO: 'true', DEMO_MODERATOR_KEY: KEY } });
});
afterAll(() => instance?.close());

const signIn = async (username: string, at = instance) => {
  const client = new Client(at);
  const answer = await client.call(auth.login, { body: { username, password: DEMO_PASSWORD } });
  return { client, answer };
};
const code = () => new TOTP({ secret: Secret.fromBase32(KEY) }).generate();
/** Somebody who decides, after their second step. */
const signedIn = async (username: string, role: Role): Promise<Client> => {
  const { client, answer } = await signIn(username);
  expect(answer).toMatchObject(refusal('second-factor-required'));
  const entered = await client.call(auth.secondFactor, { body: { kind: 'totp', code: code() } });
  expect(entered.body).toMatchObject({ username, role });
  return client;
};

test('there are none without a key, although there are demo travelers', async () => {
  const databaseUrl = await freshDatabase('demo_no_moderators');
  const other = await startInstance({ databaseUrl, env: { SEED_DEMO: 'true' } });
  try {
    expect((await signIn('ana', other)).answer.status).toBe(200);
    for (const username of ['mod', 'lead']) expect((await signIn(username, other)).answer.status).toBe(401);
    const { rows } = await query(
      other,
      `SELECT (SELECT count(*)::int FROM users WHERE role <> 'traveler') AS roles, (SELECT count(*)::int FROM cases) AS cases`,
    );
    expect(rows).toEqual([{ roles: 0, cases: 0 }]);
  } finally {
    await other.close();
  }
});

test('mod finds three cases to decide, and a ban that is proposed is confirmed by lead', async () => {
  const mod = await signedIn('mod', 'moderator');
  const cases = (await mod.call(moderation.cases)).body;
  expect(cases).toMatchObject([
    { subject: 'person', name: 'Dorian Vale', reason: 'scam', reports: 2 },
    { subject: 'tip', name: 'Casper Thorne', reason: 'dangerous', reports: 1 },
    { subject: 'photo', name: 'Lena Wirth', reason: 'fake', reports: 1 },
  ]);
  for (const { dueAt } of cases) expect(Date.parse(dueAt)).toBeGreaterThan(Date.now());

  const whole = await Promise.all(cases.map(({ id }) => readCase(mod, id)));
  for (const { hasConflict, evidence } of whole) {
    expect(hasConflict).toBe(false);
    expect(evidence.every(({ isWhole }) => isWhole)).toBe(true);
  }
  const [scam, tip, photo] = whole;
  for (const { messages } of scam?.evidence ?? [])
    expect(
      messages.some(
        ({ isChosen, isTheirs, content }) => isChosen && isTheirs && /gift card|Western Union/.test(content),
      ),
    ).toBe(true);
  expect(tip?.evidence[0]?.content).toContainEqual({ label: 'title', text: 'Best photo of the black beach' });
  expect(photo?.evidence[0]?.photo).toMatch(/^data:image\/webp;base64,/);

  const id = scam?.id as number;
  expect((await decide(instance, mod, id, { action: 'ban' })).status).toBe(204);
  const lead = await signedIn('lead', 'lead');
  const { decisions: made, version } = await readCase(lead, id);
  const confirmed = await lead.call(moderation.confirm, {
    params: { id: made[0]?.id as number },
    body: { warnContacts: true, version },
  });
  expect(confirmed.status).toBe(204);

  // Who reported and who was banned can be looked at as well.
  const priya = (await signIn('priya.r')).client;
  expect((await priya.call(reports.list)).body).toMatchObject([{ about: 'Dorian Vale', status: 'acted' }]);
  const dorian = (await signIn('dorian.v')).client;
  expect((await dorian.call(decisions.list)).body).toMatchObject([{ action: 'ban', canAppeal: true }]);
});
