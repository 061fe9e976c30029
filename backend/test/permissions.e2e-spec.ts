import {
  type CallArgs,
  type Endpoint,
  addDays,
  endpoints,
  isForModerators,
  todayUtc,
} from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { leaksIn } from './support/leaks.js';
import { Payments, buyPremium } from './support/payments.js';
import { makeDestination, makePremium } from './support/query.js';
import { sceneCalls } from './support/scene.js';

const all = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint: endpoint as Endpoint<never>,
  })),
);
const served = all.map(({ name, endpoint }) => ({ name, endpoint, scene: sceneCalls[name]! }));

let instance: Instance;
let payments: Payments;
beforeAll(async () => {
  payments = await Payments.start();
  const databaseUrl = await freshDatabase('moda_permissions');
  instance = await startInstance({ databaseUrl, env: payments.env() });
  payments.courier.to = instance.url;
});
afterAll(async () => {
  await instance?.close();
  await payments?.close();
});

const send = (client: Client, endpoint: Endpoint<never>, args: CallArgs) =>
  client.call(endpoint, args as never);
const newPremium = async () => {
  const client = await newUser(instance);
  await makePremium(instance, client.user.id);
  return client;
};
/** Somebody whose Premium the provider knows of. */
const newSubscriber = async () => {
  const client = await newUser(instance);
  await buyPremium(client, payments);
  return client;
};

/** The status of a call; the client looks for leaks in whatever is answered. */
const statusFor = async (client: Client, endpoint: Endpoint<never>, args: CallArgs): Promise<number> =>
  (await send(client, endpoint, args)).status;

test('every endpoint stands in the scene', () => {
  expect(Object.keys(sceneCalls).sort()).toEqual(served.map(({ name }) => name).sort());
});

describe.each(served)('$name ($endpoint.access)', ({ endpoint, scene }) => {
  test('for a visitor', async () => {
    const args = await scene.args(await newPremium(), instance);
    const allowed = scene.instead?.visitor ?? endpoint.status;
    const expected = endpoint.access === 'public' ? allowed : isForModerators(endpoint.access) ? 404 : 401;
    expect(await statusFor(new Client(instance), endpoint, args)).toBe(expected);
  });

  test('for a signed-in user', async () => {
    const user = await newUser(instance);
    const allowed = endpoint.access === 'premium' ? 403 : (scene.instead?.free ?? endpoint.status);
    const expected = isForModerators(endpoint.access) ? 404 : allowed;
    expect(await statusFor(user, endpoint, await scene.args(user, instance))).toBe(expected);
  });

  test('for a Premium subscriber', async () => {
    const user = await (endpoint === endpoints.subscriptions.cancel ? newSubscriber() : newPremium());
    const allowed = scene.instead?.premium ?? endpoint.status;
    const expected = isForModerators(endpoint.access) ? 404 : allowed;
    expect(await statusFor(user, endpoint, await scene.args(user, instance))).toBe(expected);
  });

  if (scene.forOthers)
    test('for somebody else than the one whom it is about', async () => {
      const args = await scene.args(await newPremium(), instance);
      expect(await statusFor(await newPremium(), endpoint, args)).toBe(scene.forOthers);
    });
});

describe('nothing that others may see tells an e-mail address, a password or a session', () => {
  let ana: Client;
  let ben: Client;
  let destinationId: number;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newPremium(), newPremium()]);
    destinationId = await makeDestination(instance, 'Leaky City');
    const today = todayUtc();
    for (const client of [ana, ben]) {
      const days = { startDate: addDays(today, 3), endDate: addDays(today, 9) };
      await client.call(endpoints.trips.create, { body: { destinationId, ...days } });
      await client.call(endpoints.interests.add, { body: { name: 'Food' } });
      const tip = {
        title: 'Take the ferry',
        content: 'It costs as much as the bus.',
        category: 'food',
      } as const;
      await client.call(endpoints.tips.create, { params: { id: destinationId }, body: tip });
    }
    const asked = await ana.call(endpoints.matches.create, { body: { otherUserId: ben.user.id } });
    const params = { id: asked.body.id };
    await ben.call(endpoints.matches.answer, { params, body: { status: 'accepted' } });
    await ana.call(endpoints.messages.send, { body: { receiverId: ben.user.id, content: 'Hello!' } });
  });

  const reads: [string, Endpoint<never>, (id: { city: number; other: number }) => CallArgs][] = [
    ['a user', endpoints.users.one, ({ other }) => ({ params: { id: other } })],
    ['travelers', endpoints.destinations.travelers, ({ city }) => ({ params: { id: city } })],
    ['destination tips', endpoints.destinations.travelTips, ({ city }) => ({ params: { id: city } })],
    ['tips', endpoints.tips.list, ({ city }) => ({ params: { id: city } })],
    ['search', endpoints.search.travelers, () => ({})],
    ['matches', endpoints.matches.list, () => ({})],
    ['conversations', endpoints.messages.conversations, () => ({})],
    ['a thread', endpoints.messages.thread, ({ other }) => ({ params: { id: other } })],
  ];
  test.each(reads)('%s', async (_, endpoint, argsOf) => {
    const { body } = await send(ana, endpoint, argsOf({ city: destinationId, other: ben.user.id }));
    expect(JSON.stringify(body)).toContain('"id"');
    expect(leaksIn(body)).toEqual([]);
  });

  test('suggestions', async () => {
    const carla = await newUser(instance);
    const { body } = await carla.call(endpoints.matches.potential);
    expect(body).not.toHaveLength(0);
    expect(leaksIn(body)).toEqual([]);
  });
});
