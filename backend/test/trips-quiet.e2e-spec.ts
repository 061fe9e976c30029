import { type TripInput, endpoints } from '@wayfellow/contracts';
import { askAll, reads } from './support/ask-all.js';
import { type Named, layScene } from './support/blocked-calls.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { makeDestination } from './support/query.js';
import { mustWriteAbout, pageOf, passDays, traveledPair } from './support/references.js';
import { day } from './support/travelers.js';

const { destinations, matches, messages, search, trips } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('trips_quiet') });
});
afterAll(() => instance?.close());

const days = { startDate: day(3), endDate: day(9) };

const plan = async (who: Client, body: TripInput) => {
  const answer = await who.call(trips.create, { body });
  expect(answer.status).toBe(201);
  return answer.body;
};
const change = async (who: Client, id: number, body: TripInput) => {
  const answer = await who.call(trips.update, { params: { id }, body });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('a trip that is kept to one’s matches', () => {
  const newThree = () => Promise.all([newUser(instance), newUser(instance), newUser(instance)]);
  const quieten = (owner: Client, { trip, city }: Named) =>
    change(owner, trip, { destinationId: city, ...days, isQuiet: true });

  test.each([
    ['a stranger', 'strangers', ['users.profile', 'destinations.travelers', 'matches.potential']],
    ['whoever asked its traveler', 'asked', ['users.profile', 'matches.list', 'search.travelers']],
    ['whom its traveler asked', 'wasAsked', ['users.profile', 'matches.list', 'destinations.one']],
  ] as const)('is in no answer to %s', async (_, relation, toldBefore) => {
    const [viewer, owner, third] = await newThree();
    const named = await layScene(instance, relation, [viewer, owner, third]);
    const before = await askAll(viewer, named, reads);
    await quieten(owner, named);
    const quiet = await askAll(viewer, named, reads);
    await owner.call(trips.remove, { params: { id: named.trip } });
    expect(quiet).toEqual(await askAll(viewer, named, reads));
    for (const name of toldBefore) expect({ [name]: before[name] }).not.toEqual({ [name]: quiet[name] });
  });

  test('is in no answer to a visitor', async () => {
    const [other, owner, third] = await newThree();
    const named = await layScene(instance, 'matched', [other, owner, third]);
    const visitor = new Client(instance);
    const before = await askAll(visitor, named, reads);
    await quieten(owner, named);
    const quiet = await askAll(visitor, named, reads);
    await owner.call(trips.remove, { params: { id: named.trip } });
    expect(quiet).toEqual(await askAll(visitor, named, reads));
    for (const name of ['destinations.one', 'destinations.travelers', 'search.travelers'])
      expect({ [name]: before[name] }).not.toEqual({ [name]: quiet[name] });
  });

  test('is seen by a match where one’s trips are, and in no list of travelers', async () => {
    const [friend, owner] = await Promise.all([newUser(instance), newUser(instance)]);
    await befriend(friend, owner);
    const city = await makeDestination(instance, `Quiet City ${owner.user.id}`);
    for (const who of [friend, owner]) await plan(who, { destinationId: city, ...days, isQuiet: true });
    const shared = { destinationId: city, ...days };
    expect(await pageOf(friend, owner)).toMatchObject({ trips: [shared], shared });
    expect((await friend.call(matches.list)).body).toMatchObject([{ shared, nextTrip: shared }]);
    expect((await friend.call(messages.conversations)).body).toMatchObject([{ shared }]);
    const params = { id: city };
    expect((await friend.call(destinations.travelers, { params })).body).toEqual([]);
    expect((await friend.call(destinations.one, { params })).body).toMatchObject({
      travelersCount: 0,
      companions: null,
    });
    expect((await friend.call(search.travelers, { query: { destination: 'Quiet City' } })).body).toEqual([]);
  });

  test('finds nobody for its traveler', async () => {
    const [owner, stranger] = await Promise.all([newUser(instance), newUser(instance)]);
    const city = await makeDestination(instance, `Unsought City ${owner.user.id}`);
    const { id } = await plan(owner, { destinationId: city, ...days });
    await plan(stranger, { destinationId: city, ...days });
    const found = async () => {
      const [suggested, page, there] = await Promise.all([
        owner.call(matches.potential),
        pageOf(owner, stranger),
        owner.call(destinations.one, { params: { id: city } }),
      ]);
      const isStranger = (one: { id: number }) => one.id === stranger.user.id;
      const suggestion = Array.isArray(suggested.body) ? suggested.body.find(isStranger) : undefined;
      const { shared = null, reasons } = suggestion ?? {};
      return [shared, reasons?.[0]?.kind, page.shared, there.body.companions].map((fact) =>
        fact === null ? 'nothing' : typeof fact === 'string' ? fact : 'something',
      );
    };
    expect(await found()).toEqual(['something', 'trip', 'something', 'something']);
    await change(owner, id, { destinationId: city, ...days, isQuiet: true });
    expect(await found()).toEqual(['nothing', 'none', 'nothing', 'nothing']);
  });

  test('is no place of what the two write about each other, which others read', async () => {
    const [ana, ben] = await traveledPair(instance);
    for (const [who, isQuiet] of [
      [ana, true],
      [ben, false],
    ] as const)
      await plan(who, { destination: 'Hushville', startDate: day(0), endDate: day(2), isQuiet });
    await mustWriteAbout(ana, ben);
    await mustWriteAbout(ben, ana);
    await passDays(instance, 0);
    for (const who of [ana, ben])
      expect((await pageOf(await newUser(instance), who)).references).toMatchObject([
        { place: null, traveledOn: null },
      ]);
  });
});

describe('whether a trip is quiet', () => {
  test('is its traveler’s choice, left as it is by those who do not name it', async () => {
    const owner = await newUser(instance);
    const body = { destination: 'Choiceville', ...days };
    const { id, isQuiet } = await plan(owner, body);
    expect(isQuiet).toBe(false);
    expect((await change(owner, id, { ...body, isQuiet: true })).isQuiet).toBe(true);
    expect((await change(owner, id, { ...body, description: 'From an old tab.' })).isQuiet).toBe(true);
    expect((await change(owner, id, { ...body, isQuiet: null })).isQuiet).toBe(true);
    expect((await owner.call(trips.list)).body).toMatchObject([{ id, isQuiet: true }]);
    expect((await change(owner, id, { ...body, isQuiet: false })).isQuiet).toBe(false);
  });

  test.each(['yes', 1, []])('is not %j', async (isQuiet) => {
    const owner = await newUser(instance);
    const body = { destination: 'Choiceville', ...days, isQuiet } as unknown as TripInput;
    expect(await owner.call(trips.create, { body })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'isQuiet', message: 'isQuiet must be true or false' }] },
    });
  });
});
