import { type Findable, endpoints } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, request } from './support/matched.js';
import { allPages } from './support/pages.js';
import { driftOf } from './support/projection.js';
import { makeDestination, query } from './support/query.js';
import { day, like, planTrip } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('findable') });
});
afterAll(() => instance?.close());

const { account, destinations, matches, messages, search, tips, users } = endpoints;
const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;

const beFound = async (who: Client, findable: Findable) => {
  const answer = await who.call(account.setPrivacy, { body: { findable } });
  expect(answer).toMatchObject({ status: 200, body: { findable } });
};

/** Ana, who goes somewhere and wrote a tip about it, and a stranger who goes there too. */
const scene = async () => {
  const [ana, stranger, friend] = [
    await newUser(instance, { name: 'Findable Ana' }),
    await newUser(instance),
    await newUser(instance),
  ];
  const city = await makeDestination(instance, `Findable City ${ana.user.id}`);
  for (const who of [ana, stranger, friend]) {
    const body = { destinationId: city, startDate: day(3), endDate: day(9) };
    await who.call(endpoints.trips.create, { body });
  }
  const { id: tipId } = (await ana.call(tips.create, { params: { id: city }, body: tip })).body;
  await befriend(friend, ana);
  return { ana, stranger, friend, city, tipId, visitor: new Client(instance) };
};
type Scene = Awaited<ReturnType<typeof scene>>;

/** In which lists somebody meets Ana. Each list has as many as its count says. */
const meetsIn = async ({ ana, city, tipId }: Scene, who: Client): Promise<string[]> => {
  const params = { id: city };
  const [found, there, told, one, all] = await Promise.all([
    who.call(search.travelers, { query: { destination: 'Findable City', limit: 50 } }),
    who.call(destinations.travelers, { params }),
    who.call(tips.list, { params }),
    who.call(destinations.one, { params }),
    allPages(who, destinations.list, { query: { limit: 100 } }),
  ]);
  expect(one.body).toMatchObject({ travelersCount: there.body.length, tipsCount: told.body.length });
  expect(all.flat().find(({ id }) => id === city)).toMatchObject({ travelersCount: there.body.length });
  const isAna = ({ id }: { id: number }) => id === ana.user.id;
  const suggested = (await who.call(matches.potential)).body;
  const companions = one.body.companions?.people ?? [];
  const lists: Record<string, boolean> = {
    search: found.body.some(isAna),
    travelers: there.body.some(isAna),
    faces: one.body.faces.some(isAna),
    tips: told.body.some(({ id }) => id === tipId),
    companions: companions.some(isAna),
    suggestions: Array.isArray(suggested) && suggested.some(isAna),
  };
  return Object.keys(lists).filter((name) => lists[name]);
};

const forVisitors = ['search', 'travelers', 'faces', 'tips'];
const forMembers = [...forVisitors, 'companions', 'suggestions'];

describe('who is found', () => {
  test('by everyone is in every list, as from the start', async () => {
    const here = await scene();
    expect((await here.ana.call(account.one)).body.findable).toBe('everyone');
    expect(await meetsIn(here, here.visitor)).toEqual(forVisitors);
    expect(await meetsIn(here, here.stranger)).toEqual(forMembers);
  });

  test('by members is in no list of a visitor, and in every list of a signed-in user', async () => {
    const here = await scene();
    await beFound(here.ana, 'members');
    expect(await meetsIn(here, here.visitor)).toEqual([]);
    expect(await meetsIn(here, here.stranger)).toEqual(forMembers);
    await beFound(here.ana, 'everyone');
    expect(await meetsIn(here, here.visitor)).toEqual(forVisitors);
  });

  test('by nobody is in no list, and does not exist for strangers', async () => {
    const here = await scene();
    const { ana, stranger, tipId } = here;
    await beFound(ana, 'nobody');
    expect(await meetsIn(here, here.visitor)).toEqual([]);
    expect(await meetsIn(here, stranger)).toEqual([]);
    const params = { id: ana.user.id };
    const body = { receiverId: ana.user.id, content: 'Hello?' };
    const calls = await Promise.all([
      stranger.call(users.one, { params }),
      stranger.call(users.profile, { params }),
      stranger.call(matches.create, { body: { otherUserId: ana.user.id } }),
      stranger.call(messages.thread, { params }),
      stranger.call(messages.send, { body }),
      stranger.call(endpoints.blocks.block, { params }),
      stranger.call(tips.upvote, { params: { id: tipId } }),
      stranger.call(tips.remove, { params: { id: tipId } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    await beFound(ana, 'everyone');
    expect(await meetsIn(here, stranger)).toEqual(forMembers);
  });

  test('by nobody keeps matches, requests and conversations, and sees their own tips', async () => {
    const here = await scene();
    const { ana, stranger, friend, city, tipId } = here;
    const { id } = await request(stranger, ana);
    await beFound(ana, 'nobody');
    const params = { id: ana.user.id };
    expect((await friend.call(matches.list)).body).toMatchObject([{ otherUser: { id: ana.user.id } }]);
    expect((await friend.call(users.profile, { params })).body).toMatchObject({ connection: 'matched' });
    const body = { receiverId: ana.user.id, content: 'Hello!' };
    expect((await friend.call(messages.send, { body })).status).toBe(201);
    expect(await meetsIn(here, friend)).toEqual(['tips']);
    expect((await stranger.call(users.profile, { params })).body).toMatchObject({ connection: 'sent' });
    const answered = await ana.call(matches.answer, { params: { id }, body: { status: 'accepted' } });
    expect(answered.status).toBe(200);
    expect((await ana.call(tips.list, { params: { id: city } })).body).toMatchObject([{ id: tipId }]);
    expect((await ana.call(users.profile, { params })).body).toMatchObject({ connection: 'self' });
  });

  test('by nobody is no longer listed for whom they declined; who declined lists them until they hide', async () => {
    const { ana, stranger } = await scene();
    const { id } = await request(stranger, ana);
    await ana.call(matches.answer, { params: { id }, body: { status: 'rejected' } });
    const lists = async (who: Client, other: Client) =>
      (await who.call(matches.list)).body.some(({ otherUser }) => otherUser.id === other.user.id);
    expect([await lists(stranger, ana), await lists(ana, stranger)]).toEqual([true, true]);
    await beFound(ana, 'nobody');
    expect([await lists(stranger, ana), await lists(ana, stranger)]).toEqual([false, true]);
    await beFound(stranger, 'nobody');
    expect([await lists(stranger, ana), await lists(ana, stranger)]).toEqual([false, false]);
  });

  test('is nobody who is held, suspended or leaving, whatever they chose', async () => {
    const here = await scene();
    for (const standing of ['held', 'suspended', 'banned', 'leaving']) {
      await query(instance, 'UPDATE users SET standing = $2 WHERE id = $1', [here.ana.user.id, standing]);
      expect(await meetsIn(here, here.stranger)).toEqual([]);
    }
    // The tips of an account that is gone stay, without its name.
    await query(instance, `UPDATE users SET standing = 'gone' WHERE id = $1`, [here.ana.user.id]);
    expect(await meetsIn(here, here.stranger)).toEqual(['tips']);
    const params = { id: here.tipId };
    expect((await here.stranger.call(tips.upvote, { params })).body).toMatchObject({ upvotes: 1 });
    expect((await here.stranger.call(tips.removeUpvote, { params })).body).toMatchObject({ upvotes: 0 });
    await query(instance, `UPDATE users SET standing = 'active' WHERE id = $1`, [here.ana.user.id]);
    expect(await meetsIn(here, here.stranger)).toEqual(forMembers);
  });
});

test('what ranks follows who is shown, also for trips planned at the same moment', async () => {
  const ana = await newUser(instance);
  await like(ana, 'Food');
  const choices: Findable[] = ['nobody', 'members', 'nobody', 'everyone', 'nobody'];
  await Promise.all([
    ...choices.map((findable) => ana.call(account.setPrivacy, { body: { findable } })),
    ...Array.from({ length: 8 }, (_, i) => planTrip(ana, 'Hiddenville', [i, i + 30])),
  ]);
  expect(await driftOf(instance)).toEqual([]);
  await beFound(ana, 'nobody');
  await planTrip(ana, 'Hiddenville', [3, 9]);
  expect(await driftOf(instance)).toEqual([]);
});
