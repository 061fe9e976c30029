import { type CountView, endpoints } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { crowd, goTo, newCity, newcomer } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { day } from './support/travelers.js';

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('crossings_visitors') });
  visitor = new Client(instance);
});
afterAll(() => instance?.close());
afterEach(() => jest.restoreAllMocks());

const ask = (
  id: number,
  [from, to]: readonly [number, number] = [10, 14],
  who = visitor,
): ReturnType<typeof who.call<typeof endpoints.crossings.counts>> =>
  who.call(endpoints.crossings.counts, {
    params: { id },
    query: { startDate: day(from), endDate: day(to) },
  });

/** A destination with so many people on days 10 to 12, all whom everyone may find. */
const cityOf = async (count: number): Promise<number> => {
  const city = await newCity(instance);
  const first = await newcomer(instance, city, [10, 12], 'Nobody Told');
  await crowd(instance, city, count - 1, [10, 12]);
  expect(first.user.id).toBeGreaterThan(0);
  return city;
};

const few: CountView = { value: null, isAtLeast: false };
const exactly = (value: number): CountView => ({ value, isAtLeast: false });
const atLeast = (value: number): CountView => ({ value, isAtLeast: true });

test.each([
  [2, few],
  [3, exactly(3)],
  [9, exactly(9)],
  [10, atLeast(10)],
  [99, atLeast(90)],
  [100, atLeast(100)],
  [149, atLeast(100)],
  [150, atLeast(150)],
])('%i people are told as %j, together and on each day, and none of them by name', async (count, told) => {
  const { body, text } = await ask(await cityOf(count));
  expect(body.isCoarse).toBe(true);
  expect(body.total).toEqual(told);
  expect(body.days.map(({ day: one, count: people, isMine }) => [one, people, isMine])).toEqual(
    [8, 9, 10, 11, 12, 13, 14, 15, 16].map((at) => [
      day(at),
      at >= 10 && at <= 12 ? told : few,
      at >= 10 && at <= 14,
    ]),
  );
  expect(text).not.toMatch(/Nobody Told|One of many|"name"|"id"/);
});

test('only those whom everyone may find are counted', async () => {
  const city = await cityOf(3);
  const shy = await newcomer(instance, city, [10, 14]);
  expect((await ask(city)).body.total).toEqual(exactly(4));
  await shy.call(endpoints.account.setPrivacy, { body: { findable: 'members' } });
  await query(instance, 'SELECT 1');
  expect((await ask(city)).body.total).toEqual(exactly(3));
});

test('a signed-in viewer is answered the same way, and is not counted', async () => {
  const city = await cityOf(3);
  const ana = await newUser(instance);
  await goTo(ana, city, [10, 12]);
  expect((await ask(city, undefined, ana)).body.total).toEqual(exactly(3));
});

test('a destination that nobody has planned has a few, and one that there is not is 404', async () => {
  expect((await ask(await newCity(instance))).body.total).toEqual(few);
  expect((await ask(2_000_000_000)).status).toBe(404);
});

test('days that have passed are left out', async () => {
  const { body } = await ask(await newCity(instance), [-3, 1]);
  expect(body.days.map((one) => one.day)).toEqual([0, 1, 2, 3].map(day));
});

test.each([
  [{ endDate: day(3) }, 'startDate', 'Please choose both dates'],
  [{ startDate: day(3) }, 'endDate', 'Please choose both dates'],
  [{ startDate: day(3), endDate: day(2) }, 'endDate', 'End date must be on or after the start date'],
  [{ startDate: day(3), endDate: day(34) }, 'endDate', 'Ask for at most 31 days'],
  [{ startDate: day(-3), endDate: day(-1) }, 'endDate', 'A trip cannot end in the past'],
])('%j is refused', async (asked, field, message) => {
  const id = await newCity(instance);
  const { status, body } = await visitor.call(endpoints.crossings.counts, { params: { id }, query: asked });
  expect([status, (body as { errors?: unknown }).errors]).toEqual([400, [{ field, message }]]);
});

test('31 days are answered', async () => {
  expect((await ask(await newCity(instance), [3, 33])).status).toBe(200);
});

test('visitors get a ready body, which is a quarter of an hour old at most', async () => {
  const city = await cityOf(3);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const total = async () => (await ask(city)).body.total;
  expect(await total()).toEqual(exactly(3));
  await newcomer(instance, city, [10, 12]);
  clock.mockReturnValue(now + 15 * 60 * 1_000 - 1);
  expect(await total()).toEqual(exactly(3));
  clock.mockReturnValue(now + 15 * 60 * 1_000);
  expect(await total()).toEqual(exactly(4));
});
