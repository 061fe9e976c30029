import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUser, newUsers } from './support/client.js';
import { refusal } from './support/refusal.js';
import { befriend, request } from './support/matched.js';
import { type Pair, answerAs, connect, setUpPair } from './support/pair.js';
import { makePremium, query } from './support/query.js';

const { counts, list } = endpoints.matches;

let { instance, ana, ben } = {} as Pair;
setUpPair('modb_matches', (pair) => ({ instance, ana, ben } = pair));
const rowsBetween = async (a: Client, b: Client) =>
  (
    await query<{ status: string; requester_id: number }>(
      instance,
      'SELECT status, requester_id FROM matches WHERE requester_id IN ($1, $2) AND recipient_id IN ($1, $2)',
      [a.user.id, b.user.id],
    )
  ).rows;

describe('connecting', () => {
  test('sends a request, which both see from their side', async () => {
    const made = await connect(ana, ben);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      status: 'pending',
      user1Id: ana.user.id,
      user2Id: ben.user.id,
      otherUser: { id: ben.user.id, name: 'Ben', isVerified: false },
      shared: null,
    });
    const { counts: _counts, ...match } = made.body;
    const [received] = (await ben.call(list)).body;
    expect(received).toEqual({
      ...match,
      otherUser: expect.objectContaining({ id: ana.user.id, name: 'Ana' }),
    });
  });

  test('to oneself is refused', async () => {
    expect(await connect(ana, ana)).toMatchObject(refusal('self-connect'));
  });

  test('to nobody is refused', async () => {
    const nobody = { user: { id: limits.id.max } } as Client;
    expect(await connect(ana, nobody)).toMatchObject(refusal('unknown-user'));
  });

  test('to somebody whose request waits accepts it', async () => {
    const { id } = await request(ana, ben);
    expect(await connect(ben, ana)).toMatchObject({
      status: 200,
      body: { id, status: 'accepted', user1Id: ana.user.id },
    });
    expect(await rowsBetween(ana, ben)).toHaveLength(1);
  });

  // Who connects again, and after what.
  const again = [
    { after: 'a request that waits', prepare: () => request(ana, ben), code: 'request-exists' },
    { after: 'acceptance', prepare: () => befriend(ana, ben), code: 'already-matched' },
    {
      after: 'being declined',
      prepare: async () => answerAs(ben, (await request(ana, ben)).id, 'rejected'),
      code: 'request-declined',
    },
  ] as const;
  test.each(again)('again after $after is refused', async ({ prepare, code }) => {
    await prepare();
    expect(await connect(ana, ben)).toMatchObject(refusal(code));
    expect(await rowsBetween(ana, ben)).toHaveLength(1);
  });

  test('after acceptance is refused to the recipient too', async () => {
    await befriend(ana, ben);
    expect(await connect(ben, ana)).toMatchObject(refusal('already-matched'));
  });

  test('by who declined before is a new request of theirs', async () => {
    const { id } = await request(ana, ben);
    await answerAs(ben, id, 'rejected');
    const made = await connect(ben, ana);
    expect(made).toMatchObject({ status: 201, body: { status: 'pending', user1Id: ben.user.id } });
    expect(await rowsBetween(ana, ben)).toEqual([{ status: 'pending', requester_id: ben.user.id }]);
    expect(await answerAs(ana, made.body.id, 'accepted')).toMatchObject({ status: 200 });
  });

  test('at the same moment from both sides, twenty times each, leaves one accepted match', async () => {
    const calls = Array.from({ length: 20 }, () => [connect(ana, ben), connect(ben, ana)]).flat();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true);
    expect(await rowsBetween(ana, ben)).toMatchObject([{ status: 'accepted' }]);
  });
});

describe('answering', () => {
  test.each(['accepted', 'rejected'] as const)('as %s is told to both', async (status) => {
    const { id } = await request(ana, ben);
    expect(await answerAs(ben, id, status)).toMatchObject({ status: 200, body: { id, status } });
    for (const client of [ana, ben]) expect((await client.call(list)).body).toMatchObject([{ id, status }]);
  });

  const byOthers = [
    { who: 'the sender', client: () => ana, code: 'not-recipient' },
    { who: 'a stranger', client: () => carla, code: 'unknown-match' },
  ] as const;
  let carla: Client;
  test.each(byOthers)('by $who is refused and changes nothing', async ({ client, code }) => {
    carla = await newUser(instance);
    const { id } = await request(ana, ben);
    expect(await answerAs(client(), id, 'accepted')).toMatchObject(refusal(code));
    expect(await rowsBetween(ana, ben)).toMatchObject([{ status: 'pending' }]);
  });

  test('a second time is refused, whatever the answers', async () => {
    const { id } = await request(ana, ben);
    await answerAs(ben, id, 'rejected');
    for (const status of ['accepted', 'rejected'] as const)
      expect(await answerAs(ben, id, status)).toMatchObject(refusal('request-answered'));
    expect(await rowsBetween(ana, ben)).toMatchObject([{ status: 'rejected' }]);
  });

  test('ten times at once answers once', async () => {
    const { id } = await request(ana, ben);
    const calls = Array.from({ length: 10 }, (_, i) => answerAs(ben, id, i % 2 ? 'accepted' : 'rejected'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each(['pending', '', null])('with %p is refused', async (status) => {
    const { id } = await request(ana, ben);
    expect(await answerAs(ben, id, status as 'accepted')).toMatchObject({ status: 400 });
  });
});

describe('the free plan', () => {
  const { freeRequestsPerDay } = limits;

  test(`allows ${freeRequestsPerDay} requests in a rolling day, and says when the next may be sent`, async () => {
    const others = await newUsers(instance, freeRequestsPerDay + 1);
    for (const other of others.slice(1)) expect((await connect(ana, other)).status).toBe(201);
    const refused = await connect(ana, others[0] as Client);
    expect(refused).toMatchObject(refusal('free-plan-limit'));
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(24 * 3600 - 60);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
  });

  test('counts a request no longer when it is a day old', async () => {
    const others = await newUsers(instance, freeRequestsPerDay + 2);
    for (const other of others.slice(2)) await connect(ana, other);
    await query(
      instance,
      `UPDATE sent_requests SET sent_at = sent_at - interval '24 hours'
       WHERE id = (SELECT min(id) FROM sent_requests WHERE requester_id = $1)`,
      [ana.user.id],
    );
    expect((await connect(ana, others[0] as Client)).status).toBe(201);
    expect((await connect(ana, others[1] as Client)).status).toBe(429);
  });

  test('counts a request also after it was declined and gave way to one of the other’s', async () => {
    const others = await newUsers(instance, freeRequestsPerDay + 1);
    const [last, ...asked] = others as [Client, ...Client[]];
    for (const other of asked) {
      const { id } = await request(ana, other);
      await answerAs(other, id, 'rejected');
      expect((await connect(other, ana)).status).toBe(201);
    }
    expect((await ana.call(counts)).body).toMatchObject({ requests: freeRequestsPerDay, requestsLeft: 0 });
    expect(await connect(ana, last)).toMatchObject(refusal('free-plan-limit'));
  });

  test('holds when ten requests are sent at once', async () => {
    const others = await newUsers(instance, 10);
    const statuses = (await Promise.all(others.map((other) => connect(ana, other)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(freeRequestsPerDay);
    expect(statuses.filter((status) => status === 429)).toHaveLength(others.length - freeRequestsPerDay);
    const { rows } = await query(instance, 'SELECT id FROM matches WHERE requester_id = $1', [ana.user.id]);
    expect(rows).toHaveLength(freeRequestsPerDay);
  });

  test('does not limit answers, nor connecting to those who asked', async () => {
    const others = await newUsers(instance, freeRequestsPerDay + 2);
    for (const other of others.slice(2)) await connect(ana, other);
    const [asking, crossing] = others as [Client, Client];
    const { id } = await request(asking, ana);
    await request(crossing, ana);
    expect((await answerAs(ana, id, 'accepted')).status).toBe(200);
    expect((await connect(ana, crossing)).status).toBe(200);
  });

  test('ends with Premium', async () => {
    await makePremium(instance, ana.user.id);
    const others = await newUsers(instance, freeRequestsPerDay + 2);
    const statuses = (await Promise.all(others.map((other) => connect(ana, other)))).map(
      ({ status }) => status,
    );
    expect(statuses.every((status) => status === 201)).toBe(true);
  });
});
