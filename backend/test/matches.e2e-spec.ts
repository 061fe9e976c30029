import { type MatchList, type MatchView, endpoints, limits, problems } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend, request } from './support/matched.js';
import { allPages } from './support/pages.js';
import { makePremium, query } from './support/query.js';
import { day, planTrip } from './support/travelers.js';

const { create, answer, counts, list, potential } = endpoints.matches;

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_matches') });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  [ana, ben] = await Promise.all([newUser(instance, { name: 'Ana' }), newUser(instance, { name: 'Ben' })]);
});

const connect = (from: Client, to: Client) => from.call(create, { body: { otherUserId: to.user.id } });
const answerAs = (client: Client, id: number, status: 'accepted' | 'rejected') =>
  client.call(answer, { params: { id }, body: { status } });
const refusal = (code: keyof typeof problems) => ({
  status: problems[code].status,
  body: { type: `/problems/${code}`, detail: problems[code].detail },
});
const rowsBetween = async (a: Client, b: Client) =>
  (
    await query<{ status: string; requester_id: number }>(
      instance,
      'SELECT status, requester_id FROM matches WHERE requester_id IN ($1, $2) AND recipient_id IN ($1, $2)',
      [a.user.id, b.user.id],
    )
  ).rows;
const newUsers = (count: number) => Promise.all(Array.from({ length: count }, () => newUser(instance)));

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
    const others = await newUsers(freeRequestsPerDay + 1);
    for (const other of others.slice(1)) expect((await connect(ana, other)).status).toBe(201);
    const refused = await connect(ana, others[0] as Client);
    expect(refused).toMatchObject(refusal('free-plan-limit'));
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(24 * 3600 - 60);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
  });

  test('counts a request no longer when it is a day old', async () => {
    const others = await newUsers(freeRequestsPerDay + 2);
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
    const others = await newUsers(freeRequestsPerDay + 1);
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
    const others = await newUsers(10);
    const statuses = (await Promise.all(others.map((other) => connect(ana, other)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(freeRequestsPerDay);
    expect(statuses.filter((status) => status === 429)).toHaveLength(others.length - freeRequestsPerDay);
    const { rows } = await query(instance, 'SELECT id FROM matches WHERE requester_id = $1', [ana.user.id]);
    expect(rows).toHaveLength(freeRequestsPerDay);
  });

  test('does not limit answers, nor connecting to those who asked', async () => {
    const others = await newUsers(freeRequestsPerDay + 2);
    for (const other of others.slice(2)) await connect(ana, other);
    const [asking, crossing] = others as [Client, Client];
    const { id } = await request(asking, ana);
    await request(crossing, ana);
    expect((await answerAs(ana, id, 'accepted')).status).toBe(200);
    expect((await connect(ana, crossing)).status).toBe(200);
  });

  test('ends with Premium', async () => {
    await makePremium(instance, ana.user.id);
    const others = await newUsers(freeRequestsPerDay + 2);
    const statuses = (await Promise.all(others.map((other) => connect(ana, other)))).map(
      ({ status }) => status,
    );
    expect(statuses.every((status) => status === 201)).toBe(true);
  });
});

describe('the list of matches', () => {
  test('comes newest first, page by page, with everybody once', async () => {
    await makePremium(instance, ana.user.id);
    const others = await newUsers(5);
    const made: MatchView[] = [];
    for (const [i, other] of others.entries())
      made.push(await (i % 2 ? request(ana, other) : request(other, ana)));
    const pages = await allPages(ana, list, { query: { limit: 2 } });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
    expect(pages.flat().map(({ otherUser }) => otherUser.id)).toEqual(
      others.map(({ user }) => user.id).reverse(),
    );
  });

  test('comes list by list: requests received, requests sent, and accepted ones, each with its count', async () => {
    const [from, to, friend, declined] = (await newUsers(4)) as [Client, Client, Client, Client];
    const requested = await request(from, ana);
    const sent = await request(ana, to);
    const [early, late] = [await befriend(friend, ana), await befriend(ana, ben)];
    await answerAs(ana, (await request(declined, ana)).id, 'rejected');
    const idsOf = async (name?: MatchList) =>
      (await allPages(ana, list, { query: { ...(name && { list: name }), limit: 1 } }))
        .flat()
        .map(({ id }) => id);
    expect(await idsOf('requests')).toEqual([requested.id]);
    expect(await idsOf('sent')).toEqual([sent.id]);
    expect(await idsOf('matched')).toEqual([late.id, early.id]);
    expect(await idsOf()).toHaveLength(5);
    expect((await ana.call(counts)).body).toEqual({
      requests: 1,
      sent: 1,
      matched: 2,
      requestsLeft: limits.freeRequestsPerDay - 2,
    });
    expect((await ana.call(endpoints.messages.unread)).body).toMatchObject({ requests: 1 });
    await makePremium(instance, ana.user.id);
    expect((await ana.call(counts)).body).toMatchObject({ requestsLeft: null });
    expect(await ana.call(list, { query: { list: 'all' as MatchList } })).toMatchObject({ status: 400 });
  });

  test('and the suggestions tell where each goes next, past and later trips left out', async () => {
    await planTrip(ben, 'Sicily by bicycle', [30, 40]);
    await planTrip(ben, 'Oaxaca', [-3, 4]);
    await planTrip(ben, 'Tbilisi', [2, 9]);
    await query(
      instance,
      'UPDATE trips SET end_date = end_date - 30, start_date = start_date - 30 WHERE id = $1',
      [await planTrip(ben, 'Over', [1, 2])],
    );
    const next = { destination: 'Oaxaca', startDate: day(-3), endDate: day(4) };
    const suggested = (await ana.call(potential, { query: { limit: 100 } })).body;
    expect(suggested.find(({ id }) => id === ben.user.id)).toMatchObject({ shared: null, nextTrip: next });
    expect((await connect(ana, ben)).body).toMatchObject({ shared: null, nextTrip: next });
    expect((await ben.call(list)).body[0]).toMatchObject({ nextTrip: null });
  });

  test.each([0, limits.pageSize.max + 1, 'x'])('refuses a limit of %p', async (limit) => {
    expect(await ana.call(list, { query: { limit: limit as number } })).toMatchObject({ status: 400 });
  });

  const forged = ['[]', '["x"]', '[1.5]', '[2147483648]', '["1; DROP TABLE matches"]', 'nonsense'];
  test.each(forged)('refuses the forged cursor %s', async (text) => {
    const cursor = Buffer.from(text).toString('base64url');
    for (const endpoint of [list, potential])
      expect(await ana.call(endpoint, { query: { cursor } })).toMatchObject({ status: 400 });
  });
});

describe('the live channel', () => {
  test('tells both of a request and of its answer, and of their new conversation', async () => {
    const [anaLive, benLive] = await Promise.all([LiveClient.of(ana), LiveClient.of(ben)]);
    const { id } = await request(ana, ben);
    const sides = [
      { live: anaLive, viewer: ana, other: ben.user.id },
      { live: benLive, viewer: ben, other: ana.user.id },
    ];
    // What a frame carries is what its receiver would read.
    const toldTo = async ({ live, viewer }: (typeof sides)[number]) => {
      const { match } = await live.next('match_update');
      const [read] = (await viewer.call(list)).body;
      expect(match).toEqual({ ...read, counts: (await viewer.call(counts)).body });
      return match;
    };
    for (const side of sides) expect(await toldTo(side)).toMatchObject({ id, status: 'pending' });
    const answered = await answerAs(ben, id, 'accepted');
    for (const side of sides) {
      const told = await toldTo(side);
      expect(told).toMatchObject({ id, status: 'accepted', counts: { matched: 1 } });
      if (side.viewer === ben) expect(told).toEqual(answered.body);
      expect(await side.live.next('conversation_update')).toMatchObject({ with: side.other });
    }
    await Promise.all([anaLive.close(), benLive.close()]);
  });
});
