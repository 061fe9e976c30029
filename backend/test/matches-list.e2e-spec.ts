import { type MatchList, type MatchView, endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUsers } from './support/client.js';
import { LiveClient } from './support/live-client.js';
import { befriend, request } from './support/matched.js';
import { type Pair, answerAs, connect, setUpPair } from './support/pair.js';
import { allPages } from './support/pages.js';
import { makePremium, query } from './support/query.js';
import { day, planTrip } from './support/travelers.js';

const { counts, list, potential } = endpoints.matches;

let { instance, ana, ben } = {} as Pair;
setUpPair('modb_matches_list', (pair) => ({ instance, ana, ben } = pair));

describe('the list of matches', () => {
  test('comes newest first, page by page, with everybody once', async () => {
    await makePremium(instance, ana.user.id);
    const others = await newUsers(instance, 5);
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
    const [from, to, friend, declined] = (await newUsers(instance, 4)) as [Client, Client, Client, Client];
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
