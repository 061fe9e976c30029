import { type InterestName, type SearchQuery, endpoints, interestNames } from '@wayfellow/contracts';
import { Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { leaksIn } from './support/leaks.js';
import { befriend, request } from './support/matched.js';
import { makePremium } from './support/query.js';
import { newPlace, search } from './support/searching.js';
import { day, like, planTrip, quizAnswers, takeQuiz } from './support/travelers.js';

const { travelers } = endpoints.search;
const { answer } = endpoints.matches;

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_search_cards') });
  visitor = new Client(instance);
});
afterAll(() => instance?.close());

const find = (filters: SearchQuery, client = visitor) => search(client, filters);

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
    const [viewer, other] = (await newUsers(instance, 2)) as [Client, Client];
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
      instance,
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
