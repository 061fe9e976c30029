import { addDays, endpoints, limits, todayUtc } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { makeDestination, makePremium, query } from './support/query.js';

const { list, one, travelers } = endpoints.destinations;
const today = todayUtc();

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_destinations') });
  visitor = new Client(instance);
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    await makeDestination(instance, `${name} Test City`);
});
afterAll(() => instance?.close());

const goes = async (client: Client, destinationId: number, from: number, to: number) => {
  const body = { destinationId, startDate: addDays(today, from), endDate: addDays(today, to) };
  expect((await client.call(endpoints.trips.create, { body })).status).toBe(201);
};
/** A trip that has ended cannot be made over the API. */
const endAllTripsOf = (client: Client) =>
  query(instance, 'UPDATE trips SET start_date = $2, end_date = $3 WHERE user_id = $1', [
    client.user.id,
    addDays(today, -3),
    addDays(today, -1),
  ]);
const travelersOf = async (viewer: Client, id: number) => {
  const answer = await viewer.call(travelers, { params: { id } });
  expect(answer.status).toBe(200);
  return answer.body;
};

test('all come page by page, each once, in one order', async () => {
  const pages = await allPages(visitor, list, { query: { limit: 2 } });
  const all = pages.flat();
  expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true);
  expect(all.map(({ id }) => id)).toEqual([...new Set(all.map(({ id }) => id))].sort((a, b) => a - b));
  expect(all.map(({ name }) => name)).toContain('Fifth Test City');
});

test('the last page names no next one', async () => {
  const id = await makeDestination(instance, 'Last Test City');
  const pages = await allPages(visitor, list, { query: { limit: limits.pageSize.max } });
  expect(pages.flat().at(-1)?.id).toBe(id);
});

test.each([limits.pageSize.max + 1, 0, -1, 'x', '1e1'])('a page of %p is 400', async (limit) => {
  expect((await visitor.call(list, { query: { limit: limit as number } })).status).toBe(400);
});

test.each([1, limits.pageSize.max, ''])('a page of %p is fine', async (limit) => {
  const answer = await visitor.agent.get(`${list.path}?limit=${limit}`);
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveLength(0);
});

test.each(['x', 'WyJ4Il0', 'WzFlMzAwXQ', 'WzEuNV0'])('a forged cursor is 400: %s', async (cursor) => {
  expect((await visitor.call(list, { query: { cursor } })).status).toBe(400);
});

test('one that does not exist is 404, by every address under it', async () => {
  const params = { id: limits.id.max };
  const { travelTips } = endpoints.destinations;
  for (const endpoint of [one, travelers, travelTips, endpoints.tips.list])
    expect(await visitor.call(endpoint, { params })).toMatchObject({
      status: 404,
      body: { type: '/problems/unknown-destination' },
    });
});

test.each(['abc', '1e3', '0', '-1', '2147483648', '9223372036854775808', '1.0', ' 1'])(
  'an id of %j is 400',
  async (id) => {
    const answer = await visitor.agent.get(`/api/destinations/${encodeURIComponent(id)}`);
    expect(answer.status).toBe(400);
  },
);

test('travelersCount counts distinct users with a trip there that has not ended', async () => {
  const id = await makeDestination(instance, 'Counted City');
  const [ana, ben, carla] = await Promise.all([newUser(instance), newUser(instance), newUser(instance)]);
  await goes(ana, id, 0, 0);
  await goes(ana, id, 30, 40);
  await goes(ben, id, 5, 9);
  await goes(carla, id, 5, 9);
  await endAllTripsOf(carla);
  expect((await visitor.call(one, { params: { id } })).body.travelersCount).toBe(2);
  const all = (await allPages(visitor, list, { query: { limit: 100 } })).flat();
  expect(all.find((destination) => destination.id === id)?.travelersCount).toBe(2);
});

test('one says how many tips it has, and shows its first travelers', async () => {
  const id = await makeDestination(instance, 'Faces City');
  const all = await Promise.all(Array.from({ length: limits.faces + 1 }, () => newUser(instance)));
  for (const [i, client] of all.entries()) await goes(client, id, 20 - i, 30);
  const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;
  const author = all[0] as Client;
  for (let i = 0; i < 2; i += 1) await author.call(endpoints.tips.create, { params: { id }, body: tip });
  const { body } = await visitor.call(one, { params: { id } });
  expect(body).toMatchObject({ travelersCount: limits.faces + 1, tipsCount: 2, companions: null });
  const soonest = all.reverse().slice(0, limits.faces);
  expect(body.faces).toEqual(
    soonest.map(({ user }) => ({ id: user.id, name: user.name, profileImage: null })),
  );
});

test('one names who else is there on the days of the viewer’s next trip', async () => {
  const id = await makeDestination(instance, 'Company City');
  const [ana, before, after, ...there] = (await Promise.all(
    Array.from({ length: 6 }, () => newUser(instance)),
  )) as [Client, Client, Client, ...Client[]];
  const companions = async () => (await ana.call(one, { params: { id } })).body.companions;
  await goes(before, id, 1, 9);
  await goes(after, id, 21, 25);
  expect(await companions()).toBeNull();
  await goes(ana, id, 10, 20);
  await goes(ana, id, 40, 50);
  const days = { startDate: addDays(today, 10), endDate: addDays(today, 20) };
  expect(await companions()).toEqual({ ...days, count: 0, people: [] });
  for (const [i, client] of there.entries()) await goes(client, id, 20 - i, 22);
  const named = there.reverse().slice(0, limits.companionNames);
  expect(await companions()).toEqual({
    ...days,
    count: 3,
    people: named.map(({ user }) => ({ id: user.id, name: user.name, profileImage: null })),
  });
});

describe('the travelers of a destination', () => {
  let id: number;
  let [ana, ben, carla, dora]: Client[] = [];
  beforeAll(async () => {
    id = await makeDestination(instance, 'Crowded City');
    [ana, ben, carla, dora] = await Promise.all([
      newUser(instance, { name: 'Ana', age: 30, bio: 'Ferries.' }),
      newUser(instance, { name: 'Ben' }),
      newUser(instance, { name: 'Carla' }),
      newUser(instance, { name: 'Dora' }),
    ]);
    await goes(ana!, id, 20, 25);
    await goes(ben!, id, 30, 35);
    await goes(ben!, id, 10, 12);
    await goes(carla!, id, 21, 22);
    await goes(dora!, id, 1, 2);
    await endAllTripsOf(dora!);
    await makePremium(instance, carla!.user.id);
  });

  test('are distinct users whose trip has not ended, soonest trip first', async () => {
    const all = await travelersOf(visitor, id);
    expect(all.map(({ name }) => name)).toEqual(['Ben', 'Ana', 'Carla']);
    expect(all[1]).toEqual({
      id: ana!.user.id,
      name: 'Ana',
      age: 30,
      bio: 'Ferries.',
      profileImage: null,
      isVerified: false,
      connection: 'none',
      startDate: addDays(today, 20),
      endDate: addDays(today, 25),
    });
    expect(all[0]).toMatchObject({ startDate: addDays(today, 10), endDate: addDays(today, 12) });
  });

  test('carry the badge where they are Premium', async () => {
    const verified = (await travelersOf(visitor, id)).filter(({ isVerified }) => isVerified);
    expect(verified.map(({ name }) => name)).toEqual(['Carla']);
  });

  test('come page by page, each once', async () => {
    const pages = await allPages(visitor, travelers, { params: { id }, query: { limit: 1 } });
    expect(pages.map((page) => page.map(({ name }) => name))).toEqual([['Ben'], ['Ana'], ['Carla']]);
  });

  test('say where the viewer stands with each', async () => {
    const stateFor = async (viewer: Client, whom: Client) =>
      (await travelersOf(viewer, id)).find((traveler) => traveler.id === whom.user.id)?.connection;
    const match = (status: string) =>
      query(
        instance,
        `INSERT INTO matches (requester_id, recipient_id, status) VALUES ($1, $2, $3)
         ON CONFLICT (least(requester_id, recipient_id), greatest(requester_id, recipient_id))
         DO UPDATE SET status = excluded.status`,
        [ana!.user.id, ben!.user.id, status],
      );
    expect(await stateFor(ana!, ana!)).toBe('self');
    expect(await stateFor(ana!, ben!)).toBe('none');
    await match('pending');
    expect(await stateFor(ana!, ben!)).toBe('sent');
    expect(await stateFor(ben!, ana!)).toBe('received');
    expect(await stateFor(carla!, ben!)).toBe('none');
    await match('accepted');
    expect(await stateFor(ana!, ben!)).toBe('matched');
    expect(await stateFor(ben!, ana!)).toBe('matched');
    await match('rejected');
    expect(await stateFor(ana!, ben!)).toBe('declined');
    expect(await stateFor(ben!, ana!)).toBe('none');
  });
});
