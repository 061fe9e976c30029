import { type TripInput, addDays, endpoints, todayUtc } from '@wayfellow/contracts';
import { FanOut } from '../src/platform/bus/fan-out.js';
import { MAX_AGE_MS, ResponseCache } from '../src/platform/response-cache/response-cache.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { hasRedis, startRedis } from './support/redis.js';
import { waitFor } from './support/wait-for.js';

const { list } = endpoints.destinations;
const trip = (destinationId: number): TripInput => ({
  destinationId,
  startDate: addDays(todayUtc(), 3),
  endDate: addDays(todayUtc(), 9),
});
const tip = {
  title: 'Take the ferry',
  content: 'It shows the old town from the water.',
  category: 'transportation',
};

/** Nothing gets older by itself; what is kept does by `ms`. */
const stopClock = (ms = 0) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
beforeEach(() => stopClock());
afterEach(() => jest.restoreAllMocks());

const buses = [
  { name: 'PostgreSQL LISTEN/NOTIFY', database: 'cache_pg', make: async () => undefined },
  ...(hasRedis() ? [{ name: 'Redis pub/sub', database: 'cache_redis', make: startRedis }] : []),
];

describe.each(buses)('what two instances cache, over $name', ({ database, make }) => {
  let redis: Awaited<ReturnType<typeof make>>;
  let instances: Instance[] = [];
  let id: number;
  let ana: Client;
  const [here, there] = [() => instances[0] as Instance, () => instances[1] as Instance];
  const visitorOf = (instance: Instance) => new Client(instance);

  beforeAll(async () => {
    redis = await make();
    const options = { databaseUrl: await freshDatabase(database), redisUrl: redis?.url };
    instances = await Promise.all([startInstance(options), startInstance(options)]);
    await waitFor(() => instances.every(({ app }) => app.get(FanOut).isHealthy()));
    // The first of the list, which the first page shows.
    id = 1;
    ana = await newUser(here());
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await redis?.kill();
  });

  const count = async (instance: Instance) =>
    (await visitorOf(instance).call(list)).body.find((one) => one.id === id)?.travelersCount;
  const tips = async (instance: Instance) =>
    (await visitorOf(instance).call(endpoints.tips.list, { params: { id } })).body;
  /** Both have it in memory, just read: what they answer next is not the clock's doing. */
  const refresh = async () => {
    for (const instance of instances) {
      instance.app.get(ResponseCache).drop();
      await Promise.all([count(instance), tips(instance)]);
    }
  };

  test('counts a trip at once where it was made, and on the other as soon as it hears', async () => {
    const before = (await count(here())) ?? 0;
    await refresh();
    const { body } = await ana.call(endpoints.trips.create, { body: trip(id) });
    expect(await count(here())).toBe(before + 1);
    await waitFor(async () => (await count(there())) === before + 1);
    await refresh();
    await ana.call(endpoints.trips.update, { params: { id: body.id }, body: trip(id + 1) });
    expect(await count(here())).toBe(before);
    await waitFor(async () => (await count(there())) === before);
    await ana.call(endpoints.trips.update, { params: { id: body.id }, body: trip(id) });
    await waitFor(async () => (await count(there())) === before + 1);
    await refresh();
    await ana.call(endpoints.trips.remove, { params: { id: body.id } });
    expect(await count(here())).toBe(before);
    await waitFor(async () => (await count(there())) === before);
  });

  test('shows a tip, its upvotes, its author’s new name and its end, here at once and there soon', async () => {
    const ben = await newUser(here());
    const shows = async (expected: object[]) => {
      expect(await tips(here())).toMatchObject(expected);
      await waitFor(async () => expect(await tips(there())).toMatchObject(expected) === undefined);
      await refresh();
    };
    await refresh();
    const { body } = await ana.call(endpoints.tips.create, { params: { id }, body: tip as never });
    const params = { id: body.id };
    await shows([{ id: body.id, upvotes: 0 }]);
    await ben.call(endpoints.tips.upvote, { params });
    await shows([{ upvotes: 1, isUpvoted: false }]);
    await ben.call(endpoints.tips.removeUpvote, { params });
    await shows([{ upvotes: 0 }]);
    const { id: userId, email } = ana.user;
    await ana.call(endpoints.users.update, { params: { id: userId }, body: { name: 'Anabel', email } });
    await shows([{ author: 'Anabel' }]);
    await ana.call(endpoints.tips.remove, { params });
    expect(await tips(here())).toEqual([]);
    await waitFor(async () => (await tips(there())).length === 0);
  });

  test(`heals within ${MAX_AGE_MS} ms what the bus did not carry`, async () => {
    const before = (await count(there())) ?? 0;
    await refresh();
    const silence = jest.spyOn(here().app.get(FanOut), 'publish').mockImplementation(() => undefined);
    await ana.call(endpoints.trips.create, { body: trip(id) });
    expect(await count(here())).toBe(before + 1);
    expect(silence).toHaveBeenCalled();
    expect(await count(there())).toBe(before);
    stopClock(MAX_AGE_MS);
    expect(await count(there())).toBe(before + 1);
  });

  test('does not keep what was being read while it changed', async () => {
    const cache = here().app.get(ResponseCache);
    cache.drop();
    const reading = cache.find(list.path);
    cache.invalidate('trips');
    expect(cache.find(list.path)).not.toBe(reading);
    await reading;
    await query(here(), 'SELECT 1');
  });
});
