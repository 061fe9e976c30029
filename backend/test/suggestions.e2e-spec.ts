import { endpoints, limits, problems } from '@wayfellow/contracts';
import { Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { leaksIn } from './support/leaks.js';
import { befriend, request } from './support/matched.js';
import { allPages } from './support/pages.js';
import { query } from './support/query.js';
import { newPlace } from './support/searching.js';
import { day, like, planTrip, quizAnswers, takeQuiz } from './support/travelers.js';
const { potential, create, answer } = endpoints.matches;

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_suggestions') });
  visitor = new Client(instance);
});
afterAll(() => instance?.close());

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
    const [seeker, other, stranger] = (await newUsers(instance, 3)) as [Client, Client, Client];
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

  test('show the trip to the place that both go to, and not an earlier one elsewhere', async () => {
    const place = newPlace();
    const [seeker, other] = (await newUsers(instance, 2)) as [Client, Client];
    await planTrip(seeker, place, [10, 20]);
    await planTrip(other, newPlace(), [2, 5]);
    await planTrip(other, place, [30, 35]);
    const all = await suggested(seeker);
    expect(all.find(({ id }) => id === other.user.id)).toMatchObject({
      shared: null,
      nextTrip: { destination: place, startDate: day(30), endDate: day(35) },
      reasons: [{ kind: 'place', strong: `Both going to ${place}`, text: 'on different days' }],
    });
  });

  test('leave out oneself and everybody with whom something exists, whatever it is', async () => {
    const [seeker, sent, received, matched, declined] = (await newUsers(instance, 5)) as [
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
    const [seeker, ...others] = (await newUsers(instance, 6)) as [Client, ...Client[]];
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
    const [seeker, other] = (await newUsers(instance, 2)) as [Client, Client];
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
