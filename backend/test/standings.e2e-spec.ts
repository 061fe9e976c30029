import { closeCodes, endpoints } from '@wayfellow/contracts';
import { StandingsService } from '../src/modules/users/standings.service.js';
import { Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend, newPair, request } from './support/matched.js';
import { caseAbout, decide, newModerator, reportByMany } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport } from './support/reports.js';
import { leave, setStanding, stay } from './support/standings.js';

let here: Instance;
let there: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('standings');
  [here, there] = [await startInstance({ databaseUrl }), await startInstance({ databaseUrl })];
});
afterAll(() => Promise.all([here?.close(), there?.close()]));

const { auth, decisions, matches, messages, users } = endpoints;
const password = 'correct horse';
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1_000);
const signIn = async ({ user }: Client) => {
  const client = new Client(here);
  const answer = await client.call(auth.login, { body: { username: user.username, password } });
  return { client, answer };
};
const write = (from: Client, to: Client) =>
  from.call(messages.send, { body: { receiverId: to.user.id, content: 'Hello!' } });

describe('held', () => {
  test('sends no new request, also one that is on its way, and may answer and write', async () => {
    const [held, friend] = await newPair(here);
    const [stranger, asking] = await newUsers(here, 2);
    await request(asking as Client, held);
    await setStanding(here, held, 'held', tomorrow());
    const body = { otherUserId: (stranger as Client).user.id };
    expect(await held.call(matches.create, { body })).toMatchObject(refusal('account-held'));
    // Accepts the request that was received.
    const accepted = { otherUserId: (asking as Client).user.id };
    expect((await held.call(matches.create, { body: accepted })).status).toBe(200);
    expect((await write(held, friend)).status).toBe(201);
    expect((await write(friend, held)).status).toBe(201);
    const live = await LiveClient.of(held);
    await live.close();
  });
});

describe.each(['suspended', 'banned'] as const)('%s', (standing) => {
  test('has no live channel: it is closed on every instance, and not opened again', async () => {
    const ana = await newUser(here);
    const elsewhere = new Client(there);
    await elsewhere.call(auth.login, { body: { username: ana.user.username, password } });
    elsewhere.user = ana.user;
    const open = [await LiveClient.of(ana), await LiveClient.of(elsewhere)];
    await setStanding(here, ana, standing);
    for (const live of open) expect(await live.closed()).toBe(closeCodes.restricted);
    const again = new LiveClient(here.wsUrl, { cookie: ana.cookie() });
    expect(await again.closed()).toBe(closeCodes.restricted);
  });

  test('keeps the conversations of connected users, named and read only, and is in no list of matches', async () => {
    const [gone, friend] = await newPair(here);
    const third = await newUser(here);
    await befriend(third, friend);
    await write(gone, friend);
    const live = await LiveClient.of(friend);
    await setStanding(here, gone, standing);
    for (const type of ['match_update', 'conversation_update', 'people_update'] as const)
      await live.nextBare(type);
    expect(await write(friend, gone)).toMatchObject(refusal('traveler-away'));
    live.send({ type: 'chat_message', receiverId: gone.user.id, content: 'Hello?' });
    expect(await live.next('error')).toMatchObject({ code: 'traveler-away' });
    await live.close();

    const params = { id: gone.user.id };
    expect((await friend.call(messages.thread, { params })).body).toHaveLength(1);
    expect((await friend.call(users.one, { params })).body.name).toBe(gone.user.name);
    const talks = (await friend.call(messages.conversations)).body;
    expect(talks.map(({ user, isReadOnly }) => [user.id, isReadOnly])).toEqual(
      expect.arrayContaining([
        [gone.user.id, true],
        [third.user.id, undefined],
      ]),
    );
    expect((await friend.call(matches.list)).body.map(({ otherUser }) => otherUser.id)).toEqual([
      third.user.id,
    ]);
    expect((await friend.call(matches.counts)).body.matched).toBe(1);

    await setStanding(here, gone, 'active');
    expect((await write(friend, gone)).status).toBe(201);
    expect((await friend.call(matches.counts)).body.matched).toBe(2);
  });

  test('cannot be answered, whichever way', async () => {
    const [asking, asked] = (await newUsers(here, 2)) as [Client, Client];
    const { id } = await request(asking, asked);
    await setStanding(here, asking, standing);
    const answer = { params: { id }, body: { status: 'accepted' } } as const;
    expect(await asked.call(matches.answer, answer)).toMatchObject(refusal('traveler-away'));
    const body = { otherUserId: asking.user.id };
    expect(await asked.call(matches.create, { body })).toMatchObject(refusal('traveler-away'));
    expect((await asked.call(matches.counts)).body.requests).toBe(0);
  });

  test('signs in as ever and is told, and nobody else is', async () => {
    const ana = await newUser(here);
    expect(ana.user).not.toHaveProperty('standing');
    const until = tomorrow();
    await setStanding(here, ana, standing, standing === 'suspended' ? until : null);
    const { answer } = await signIn(ana);
    expect(answer).toMatchObject({ status: 200, body: { id: ana.user.id, standing } });
    expect(answer.body.standingUntil).toBe(standing === 'suspended' ? until.toISOString() : undefined);
    expect(answer.body).not.toHaveProperty('role');
  });
});

test('a message and a suspension at the same moment: none is stored after it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [sender, suspended] = await newPair(here, there);
    await write(sender, suspended);
    const params = { id: suspended.user.id };
    const [sent] = await Promise.all([write(sender, suspended), setStanding(there, suspended, 'suspended')]);
    const stored = (await sender.call(messages.thread, { params })).body.length;
    expect(stored).toBe(sent.status === 201 ? 2 : 1);
    expect((await write(sender, suspended)).status).toBe(403);
    expect((await sender.call(messages.thread, { params })).body).toHaveLength(stored);
  }
});

test('two matched people whose standings change at once are away exactly while one of them is', async () => {
  const [ana, ben] = await newPair(here);
  await setStanding(here, ben, 'suspended');
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([setStanding(here, ana, 'suspended'), setStanding(there, ben, 'active')]);
    await Promise.all([setStanding(here, ana, 'active'), setStanding(there, ben, 'suspended')]);
  }
  expect((await write(ana, ben)).status).toBe(403);
  await setStanding(here, ben, 'active');
  expect((await write(ana, ben)).status).toBe(201);
});

describe('a hold or a suspension', () => {
  test.each(['held', 'suspended'] as const)('%s ends by its time alone, with the job', async (standing) => {
    const [over, lasting] = (await newUsers(here, 2)) as [Client, Client];
    const seen = ({ user }: Client) => over.call(users.one, { params: { id: user.id } });
    await setStanding(here, lasting, standing, tomorrow());
    await setStanding(here, over, standing, new Date(Date.now() - 1));
    await here.app.get(StandingsService).endDue();
    expect((await over.call(auth.me)).body).not.toHaveProperty('standing');
    expect((await lasting.call(auth.me)).body.standing).toBe(standing);
    expect((await seen(lasting)).status).toBe(404);
    await query(here, 'UPDATE users SET standing_until = now() WHERE id = $1', [lasting.user.id]);
    await there.app.get(StandingsService).endDue();
    expect((await seen(lasting)).status).toBe(200);
  });

  test('ends with the next sign-in after its time', async () => {
    const ana = await newUser(here);
    await setStanding(here, ana, 'suspended', new Date(Date.now() - 1));
    const { answer } = await signIn(ana);
    expect(answer.body).not.toHaveProperty('standing');
  });
});

describe('a suspension for one thing while an account is held for another', () => {
  /** Held by rule, and suspended for a day for a message. */
  const restricted = async () => {
    const [ana, ben] = await newPair(here);
    const { body: message } = await write(ben, ana);
    await mustReport(ana, ben, { subject: 'message', subjectId: message.id, reason: 'scam' });
    await reportByMany(here, ben, 3);
    const mod = await newModerator(here);
    const about = await caseAbout(here, message.id, 'message');
    expect((await decide(here, mod, about, { action: 'suspend', days: 1 })).status).toBe(204);
    expect((await ben.call(auth.me)).body.standing).toBe('suspended');
    return ben;
  };
  const pass = ({ user }: Client, action: 'hold' | 'suspend') =>
    query(
      here,
      `WITH over AS (
         UPDATE decisions SET until = now() WHERE person_id = $1 AND action = $2 RETURNING until
       )
       UPDATE users SET standing_until = over.until FROM over WHERE id = $1`,
      [user.id, action],
    );

  test.each([
    ['the job', () => here.app.get(StandingsService).endDue()],
    ['the next sign-in', signIn],
  ])('ends by itself with %s, and the hold goes on until its own time', async (_, end) => {
    const ben = await restricted();
    const made = (await ben.call(decisions.list)).body;
    const hold = made.find(({ action }) => action === 'hold');
    await pass(ben, 'suspend');
    await end(ben);
    expect((await ben.call(auth.me)).body).toMatchObject({ standing: 'held', standingUntil: hold?.until });
    const body = { otherUserId: (await newUser(here)).user.id };
    expect(await ben.call(matches.create, { body })).toMatchObject(refusal('account-held'));
    await pass(ben, 'hold');
    await end(ben);
    expect((await ben.call(auth.me)).body).not.toHaveProperty('standing');
  });
});

test('an account that leaves returns to how it stood, or to what was decided meanwhile', async () => {
  const ana = await newUser(here);
  const standing = async () => (await ana.call(auth.me)).body.standing;
  await setStanding(here, ana, 'suspended', tomorrow());
  await leave(here, ana);
  expect(await standing()).toBe('leaving');
  await stay(here, ana);
  expect(await standing()).toBe('suspended');
  await leave(here, ana);
  await setStanding(here, ana, 'banned');
  expect(await standing()).toBe('leaving');
  await stay(here, ana);
  expect(await standing()).toBe('banned');
});

test('a deleted account is answered like one that never was', async () => {
  const [ana, friend] = await newPair(here);
  await query(here, `UPDATE users SET standing = 'gone', password_hash = '!' WHERE id = $1`, [ana.user.id]);
  expect((await signIn(ana)).answer).toMatchObject(refusal('wrong-credentials'));
  expect(await write(friend, ana)).toMatchObject(refusal('traveler-left'));
  expect(await ana.call(auth.me)).toMatchObject(refusal('not-signed-in'));
});

test('registering stores which terms were accepted, and when', async () => {
  const ana = await newUser(here);
  const sql = 'SELECT terms_version AS version, terms_at <= now() AS "isPast" FROM users WHERE id = $1';
  const { rows } = await query(here, sql, [ana.user.id]);
  expect(rows).toEqual([{ version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isPast: true }]);
});
