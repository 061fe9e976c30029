import {
  type InterestName,
  type SearchQuery,
  type TravelerCardView,
  endpoints,
  interestNames,
  limits,
  problems,
  tripTexts,
} from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { leaksIn } from './support/leaks.js';
import { befriend, request } from './support/matched.js';
import { allPages } from './support/pages.js';
import { makeDestination, makePremium, query } from './support/query.js';
import { day, like, planTrip, quizAnswers, takeQuiz } from './support/travelers.js';

const { travelers } = endpoints.search;
const { potential, create, answer } = endpoints.matches;

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_search') });
  visitor = new Client(instance);
});
afterAll(() => instance?.close());

let places = 0;
/** A place that no other test goes to. */
const newPlace = (name = 'Placeville') => {
  places += 1;
  return `${name} ${String.fromCharCode(96 + (places % 26), 97 + Math.floor(places / 26))}`;
};
const newUsers = (count: number) => Promise.all(Array.from({ length: count }, () => newUser(instance)));
const find = async (filters: SearchQuery, client = visitor): Promise<TravelerCardView[]> => {
  const answered = await client.call(travelers, { query: filters });
  if (answered.status !== 200) throw new Error(`${answered.status} ${answered.text}`);
  return answered.body;
};
const tripIds = async (filters: SearchQuery) => (await find(filters)).map(({ tripId }) => tripId);

describe('searching by destination', () => {
  test('finds any part of its name, whatever the case and the accents', async () => {
    const traveler = await newUser(instance);
    const trip = await planTrip(traveler, 'São  Tomé and Príncipe', [10, 12]);
    for (const destination of ['são tomé', 'SAO TOME', 'tomé AND prin', ' príncipe ', 'Sa\u0303o'])
      expect(await tripIds({ destination })).toEqual([trip]);
    expect(await tripIds({ destination: 'Tome Sao' })).toEqual([]);
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
    const [hiker, painter] = (await newUsers(2)) as [Client, Client];
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
    const [free, premium] = (await newUsers(2)) as [Client, Client];
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
    const [free, premium] = (await newUsers(2)) as [Client, Client];
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

describe('a card', () => {
  test('tells a visitor about the traveler and nothing that is private', async () => {
    const place = newPlace();
    const traveler = await newUser(instance, { name: 'Zoë', age: 31, bio: 'Slow trains.' });
    await like(traveler, 'Food', 'Art');
    const tripId = await planTrip(traveler, place, [5, 9]);
    const cards = await find({ destination: place });
    expect(cards).toEqual([
      {
        id: traveler.user.id,
        name: 'Zoë',
        age: 31,
        bio: 'Slow trains.',
        profileImage: null,
        isVerified: false,
        tripId,
        destination: place,
        destinationId: null,
        startDate: day(5),
        endDate: day(9),
        interests: interestNames.filter((name) => ['Food', 'Art'].includes(name)),
        coverImage: null,
        connection: 'none',
        shared: null,
        sharedInterests: [],
        quizInCommon: null,
      },
    ]);
    expect(leaksIn(cards)).toEqual([]);
  });

  test('tells a signed-in viewer what the two share on this very trip', async () => {
    const place = newPlace();
    const [viewer, other] = (await newUsers(2)) as [Client, Client];
    await planTrip(viewer, place, [10, 20]);
    await like(viewer, 'Beach', 'Food', 'History');
    await like(other, 'Food', 'Beach');
    await takeQuiz(instance, viewer.user.id, quizAnswers(0));
    await takeQuiz(instance, other.user.id, quizAnswers(0, 2));
    await planTrip(other, place, [18, 30]);
    await planTrip(other, place, [40, 45]);
    const cards = (await find({ destination: place }, viewer)).filter(({ id }) => id === other.user.id);
    const sharedInterests: InterestName[] = ['Food', 'Beach'];
    expect(cards).toMatchObject([
      {
        sharedInterests,
        quizInCommon: 6,
        shared: {
          destination: place,
          mine: { startDate: day(10), endDate: day(20) },
          theirs: { startDate: day(18), endDate: day(30) },
          startDate: day(18),
          endDate: day(20),
          days: 3,
        },
      },
      { sharedInterests, quizInCommon: 6, shared: null },
    ]);
  });

  test("says how things stand between the two, and which card is one's own", async () => {
    const place = newPlace();
    const [viewer, sent, received, matched, declined, stranger, spurned] = (await newUsers(
      7,
    )) as Client[] as [Client, Client, Client, Client, Client, Client, Client];
    await makePremium(instance, viewer.user.id);
    for (const client of [viewer, sent, received, matched, declined, stranger, spurned])
      await planTrip(client, place, [5, 6]);
    const decline = async (by: Client, from: Client) =>
      by.call(answer, { params: { id: (await request(from, by)).id }, body: { status: 'rejected' } });
    await request(viewer, sent);
    await request(received, viewer);
    await befriend(viewer, matched);
    await decline(declined, viewer);
    await decline(viewer, spurned);
    const cards = await find({ destination: place }, viewer);
    expect(cards.map(({ connection }) => connection)).toEqual([
      'self',
      'sent',
      'received',
      'matched',
      'declined',
      'none',
      'none',
    ]);
    expect((await find({ destination: place })).every(({ connection }) => connection === 'none')).toBe(true);
  });

  test('keeps the filters in the link to the next page', async () => {
    const place = newPlace('Link & más');
    const traveler = await newUser(instance);
    for (let i = 0; i < 2; i += 1) await planTrip(traveler, place, [5, 6]);
    const { headers } = await visitor.call(travelers, {
      query: { destination: place, startDate: day(1), interest: 'any', limit: 1 },
    });
    const url = new URL(/^<([^>]+)>; rel="next"$/.exec(headers['link'] as string)?.[1] ?? '', 'http://x');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      destination: place,
      startDate: day(1),
      interest: 'any',
      limit: '1',
    });
  });
});

describe('suggestions', () => {
  const suggested = async (client: Client, limit: number = limits.pageSize.max) =>
    (await allPages(client, potential, { query: { limit } })).flat();
  /** Those of `among` who are suggested, in the order of the suggestions. */
  const orderOf = async (client: Client, among: Client[], limit?: number) => {
    const ids = among.map(({ user }) => user.id);
    return (await suggested(client, limit)).map(({ id }) => ids.indexOf(id)).filter((index) => index >= 0);
  };

  test('rank shared days first, then a shared place, interests, quiz answers and newness', async () => {
    const place = newPlace();
    const [seeker, newbie, quizzer, foodie, samePlace, threeDays, fiveDays] = [
      await newUser(instance),
      await newUser(instance),
      await newUser(instance),
      await newUser(instance),
      await newUser(instance),
      await newUser(instance),
      await newUser(instance),
    ];
    const newest = await newUser(instance);
    await planTrip(seeker, place, [10, 20]);
    await like(seeker, 'Food', 'Wildlife');
    await takeQuiz(instance, seeker.user.id, quizAnswers(0));
    await planTrip(fiveDays, place, [16, 25]);
    await planTrip(threeDays, place, [18, 25]);
    await like(threeDays, 'Food', 'Wildlife');
    await planTrip(samePlace, place, [21, 25]);
    await like(foodie, 'Food', 'Wildlife');
    await takeQuiz(instance, quizzer.user.id, quizAnswers(0, 1));
    const people = [fiveDays, threeDays, samePlace, foodie, quizzer, newest, newbie];
    for (const limit of [limits.pageSize.max, 1, 2, 3])
      expect(await orderOf(seeker, people, limit)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('say why in words made from real data', async () => {
    const place = newPlace();
    const [seeker, other, stranger] = (await newUsers(3)) as [Client, Client, Client];
    await planTrip(seeker, place, [10, 20]);
    await planTrip(other, place, [20, 25]);
    await like(seeker, 'Food', 'Wildlife', 'Art');
    await like(other, 'Art', 'Food');
    await takeQuiz(instance, seeker.user.id, quizAnswers(0));
    await takeQuiz(instance, other.user.id, quizAnswers(0, 3));
    const all = await suggested(seeker);
    const date = new Date(day(20)).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    expect(all.find(({ id }) => id === other.user.id)).toMatchObject({
      name: other.user.name,
      shared: { destination: place, days: 1, startDate: day(20), endDate: day(20) },
      sharedInterests: ['Food', 'Art'],
      quizInCommon: 5,
      reasons: [
        { kind: 'trip', strong: `Both in ${place}`, text: `${date}, 1 day together` },
        { kind: 'interests', strong: '2 shared interests:', text: 'Food & Drink, Art' },
        { kind: 'quiz', strong: '5 of 8', text: 'quiz answers in common' },
      ],
    });
    expect(all.find(({ id }) => id === stranger.user.id)).toMatchObject({
      shared: null,
      sharedInterests: [],
      quizInCommon: null,
      reasons: [{ kind: 'none', strong: '', text: 'No shared trip yet' }],
    });
    expect(leaksIn(all)).toEqual([]);
  });

  test('leave out oneself and everybody with whom something exists, whatever it is', async () => {
    const [seeker, sent, received, matched, declined] = (await newUsers(5)) as [
      Client,
      Client,
      Client,
      Client,
      Client,
    ];
    await request(seeker, sent);
    await request(received, seeker);
    await befriend(matched, seeker);
    const { id } = await request(declined, seeker);
    await seeker.call(answer, { params: { id }, body: { status: 'rejected' } });
    expect(await orderOf(seeker, [seeker, sent, received, matched, declined])).toEqual([]);
  });

  test('do not go over anybody twice or skip anybody while one connects between two pages', async () => {
    const place = newPlace();
    const [seeker, ...others] = (await newUsers(6)) as [Client, ...Client[]];
    await planTrip(seeker, place, [10, 20]);
    for (const [i, other] of others.entries()) await planTrip(other, place, [20 - i, 30]);
    const first = await seeker.call(potential, { query: { limit: 2 } });
    await seeker.call(create, { body: { otherUserId: first.body[0]?.id as number } });
    const next = /cursor=([^&>]+)/.exec(first.headers['link'] as string)?.[1] as string;
    const second = await seeker.call(potential, { query: { limit: 3, cursor: next } });
    const expected = others.map(({ user }) => user.id).reverse();
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(expected);
  });

  test('forget trips that are over', async () => {
    const place = newPlace();
    const [seeker, other] = (await newUsers(2)) as [Client, Client];
    await planTrip(seeker, place, [0, 5]);
    await planTrip(other, place, [0, 5]);
    await query(instance, 'UPDATE trips SET start_date = $2, end_date = $3 WHERE user_id = $1', [
      other.user.id,
      day(-5),
      day(-1),
    ]);
    expect((await suggested(seeker)).find(({ id }) => id === other.user.id)?.reasons[0]?.kind).toBe('none');
  });

  test('are for the signed-in alone', async () => {
    expect(await visitor.call(potential)).toMatchObject({ status: problems['not-signed-in'].status });
  });
});
