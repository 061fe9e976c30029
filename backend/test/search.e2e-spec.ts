import {
  type SearchQuery,
  endpoints,
  fold,
  limits,
  plain,
  plainLetters,
  tripTexts,
} from '@wayfellow/contracts';
import { plainSql } from '../src/modules/search/plain.sql.js';
import { Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { makeDestination, makePremium, query } from './support/query.js';
import { newPlace, search } from './support/searching.js';
import { day, like, planTrip } from './support/travelers.js';

const { travelers } = endpoints.search;

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_search') });
  visitor = new Client(instance);
});
afterAll(() => instance?.close());

const find = (filters: SearchQuery, client = visitor) => search(client, filters);
const tripIds = async (filters: SearchQuery) => (await find(filters)).map(({ tripId }) => tripId);

describe('searching by destination', () => {
  test('finds any part of its name, whatever the case and the accents', async () => {
    const traveler = await newUser(instance);
    const trip = await planTrip(traveler, 'São  Tomé and Príncipe', [10, 12]);
    for (const destination of ['são tomé', 'SAO TOME', 'tomé AND prin', ' príncipe ', 'Sa\u0303o'])
      expect(await tripIds({ destination })).toEqual([trip]);
    expect(await tripIds({ destination: 'Tome Sao' })).toEqual([]);
  });

  test('finds letters that have no accent to remove, written with them or plainly, on either side', async () => {
    const [ana, ben] = [await newUser(instance), await newUser(instance)];
    for (const letter of Object.keys(plainLetters)) {
      const name = newPlace(`Qu${letter}xt`);
      const trips = [await planTrip(ana, name, [10, 12]), await planTrip(ben, plain(name), [13, 15])];
      for (const destination of [name, name.toUpperCase(), plain(name)])
        expect(await tripIds({ destination })).toEqual(trips);
    }
  });

  test('makes places plain as the apps do', async () => {
    const folded = fold(`${Object.keys(plainLetters).join('-')} ẞİ São Paulo 東京`);
    const { rows } = await query(
      instance,
      `SELECT ${plainSql('folded')} AS plain FROM (SELECT $1::text AS folded) one`,
      [folded],
    );
    expect(rows).toEqual([{ plain: plain(folded) }]);
  });

  test.each(['%', '_', '\\', "'", 'a%b', '100%'])('takes %s as plain characters', async (text) => {
    const traveler = await newUser(instance);
    const place = newPlace(`Odd ${text} name`);
    const trip = await planTrip(traveler, place, [10, 12]);
    expect(await tripIds({ destination: `odd ${text} name ${place.slice(-2)}` })).toEqual([trip]);
    expect(await tripIds({ destination: `odd${text}name` })).toEqual([]);
  });

  test('shows the destination with its image, and a place in free words without', async () => {
    const name = newPlace('Known');
    const destinationId = await makeDestination(instance, name);
    await query(instance, 'UPDATE destinations SET image_url = $1 WHERE id = $2', [
      '/images/x.svg',
      destinationId,
    ]);
    const traveler = await newUser(instance);
    await planTrip(traveler, name.toUpperCase(), [3, 5]);
    expect(await find({ destination: name })).toMatchObject([
      { destination: name, destinationId, coverImage: '/images/x.svg' },
    ]);
    const free = newPlace('My secret beach');
    await planTrip(traveler, free, [3, 5]);
    expect(await find({ destination: free })).toMatchObject([
      { destination: free, destinationId: null, coverImage: null },
    ]);
  });
});

describe('searching by dates', () => {
  const place = 'Datestown';
  let trip: number;
  beforeAll(async () => {
    trip = await planTrip(await newUser(instance), place, [10, 20]);
  });

  // Of a trip from day 10 to day 20.
  const ranges: { from?: number; until?: number; isFound: boolean }[] = [
    { from: 1, until: 9, isFound: false },
    { from: 1, until: 10, isFound: true },
    { from: 12, until: 13, isFound: true },
    { from: 20, until: 30, isFound: true },
    { from: 21, until: 30, isFound: false },
    { from: 20, isFound: true },
    { from: 21, isFound: false },
    { until: 10, isFound: true },
    { until: 9, isFound: false },
    { from: -500, until: 400, isFound: true },
  ];
  test.each(ranges)('from day $from until day $until: $isFound', async ({ from, until, isFound }) => {
    const filters: SearchQuery = { destination: place };
    if (from !== undefined) filters.startDate = day(from);
    if (until !== undefined) filters.endDate = day(until);
    expect(await tripIds(filters)).toEqual(isFound ? [trip] : []);
  });

  test('refuses an end before the start, naming the field', async () => {
    const refused = await visitor.call(travelers, { query: { startDate: day(2), endDate: day(1) } });
    expect(refused).toMatchObject({
      status: 400,
      body: { detail: tripTexts.order, errors: [{ field: 'endDate', message: tripTexts.order }] },
    });
  });

  test('shows trips under way and never finished ones', async () => {
    const where = newPlace('Ended');
    const traveler = await newUser(instance);
    const [over, ending, long] = [
      await planTrip(traveler, where, [0, 5]),
      await planTrip(traveler, where, [0, 6]),
      await planTrip(traveler, where, [0, 7]),
    ];
    const move = (id: number, from: number, to: number) =>
      query(instance, 'UPDATE trips SET start_date = $2, end_date = $3 WHERE id = $1', [
        id,
        day(from),
        day(to),
      ]);
    await move(over, -9, -1);
    await move(ending, -9, 0);
    await move(long, 1 - limits.tripDays.max, 0);
    expect(await tripIds({ destination: where })).toEqual([long, ending]);
    expect(await tripIds({ destination: where, startDate: day(-30), endDate: day(-1) })).toEqual([
      long,
      ending,
    ]);
    expect(await tripIds({ destination: where, startDate: day(1) })).toEqual([]);
  });
});

describe('searching by interest', () => {
  test('finds who has it; any or none filters nothing', async () => {
    const place = newPlace();
    const [hiker, painter] = (await newUsers(instance, 2)) as [Client, Client];
    await like(hiker, 'Hiking', 'Art');
    await like(painter, 'Art');
    const [hike, paint] = [await planTrip(hiker, place, [5, 6]), await planTrip(painter, place, [5, 6])];
    expect(await tripIds({ destination: place, interest: 'Hiking' })).toEqual([hike]);
    for (const interest of ['Art', 'any', undefined] as const)
      expect(await tripIds({ destination: place, interest })).toEqual([hike, paint]);
    expect(await tripIds({ destination: place, interest: 'Beach' })).toEqual([]);
  });

  test('combines with place and dates by AND', async () => {
    const [here, there] = [newPlace(), newPlace()];
    const traveler = await newUser(instance);
    await like(traveler, 'Food');
    const wanted = await planTrip(traveler, here, [40, 42]);
    await planTrip(traveler, here, [60, 62]);
    await planTrip(traveler, there, [40, 42]);
    await planTrip(await newUser(instance), here, [40, 42]);
    const filters = { destination: here, startDate: day(40), endDate: day(45), interest: 'Food' } as const;
    expect(await tripIds(filters)).toEqual([wanted]);
  });
});

const bad: { query: Record<string, string | number>; field: string }[] = [
  { query: { startDate: '2026-02-30' }, field: 'startDate' },
  { query: { endDate: 'tomorrow' }, field: 'endDate' },
  { query: { interest: 'Sleeping' }, field: 'interest' },
  { query: { destination: 'x'.repeat(limits.searchText.max + 1) }, field: 'destination' },
  { query: { limit: limits.searchPageSize.max + 1 }, field: 'limit' },
  { query: { limit: 0 }, field: 'limit' },
  { query: { cursor: 'abc' }, field: 'cursor' },
  { query: { cursor: Buffer.from('["2026-13-01",1]').toString('base64url') }, field: 'cursor' },
  { query: { sort: 'name' }, field: 'sort' },
];
test.each(bad)('a search for $query is refused by its field', async ({ query: filters, field }) => {
  const refused = await visitor.call(travelers, { query: filters });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

describe('the order of cards', () => {
  test('is by start date, then trip; Premium counts as days sooner', async () => {
    const place = newPlace();
    const [free, premium] = (await newUsers(instance, 2)) as [Client, Client];
    await makePremium(instance, premium.user.id);
    const boost = limits.premiumBoostDays;
    const trips = {
      late: await planTrip(free, place, [30, 31]),
      first: await planTrip(free, place, [20, 21]),
      twin: await planTrip(free, place, [20, 21]),
      boostedEven: await planTrip(premium, place, [20 + boost, 40]),
      boostedAhead: await planTrip(premium, place, [30 + boost - 1, 40]),
      boostedShort: await planTrip(premium, place, [30 + boost + 1, 40]),
    };
    expect(await tripIds({ destination: place })).toEqual([
      trips.first,
      trips.twin,
      trips.boostedEven,
      trips.boostedAhead,
      trips.late,
      trips.boostedShort,
    ]);
  });

  // Trips far from those of other tests, so that dates alone find them: some long, some of Premium travelers.
  const manyTrips = async (place: string) => {
    const [free, premium] = (await newUsers(instance, 2)) as [Client, Client];
    await makePremium(instance, premium.user.id);
    const trips: { id: number; rank: number }[] = [];
    for (let i = 0; i < 12; i += 1) {
      const [start, isPremium, nights] = [500 + ((i * 5) % 7), i % 3 === 0, i % 4 === 0 ? 40 : 2];
      const id = await planTrip(isPremium ? premium : free, place, [start, start + nights]);
      trips.push({ id, rank: start - (isPremium ? limits.premiumBoostDays : 0) });
    }
    return trips.sort((x, y) => x.rank - y.rank || x.id - y.id).map(({ id }) => id);
  };

  test('stays the same over pages of any size, everything once, with a place and without', async () => {
    const place = newPlace();
    const expected = await manyTrips(place);
    const searches: Record<string, string>[] = [{ destination: place }, { startDate: day(490) }];
    for (const filters of searches)
      for (const limit of [1, 2, 3, 7, limits.searchPageSize.max]) {
        const pages = await allPages(visitor, travelers, { query: { limit, ...filters } });
        expect(pages.flat().map(({ tripId }) => tripId)).toEqual(expected);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }
  });
});
