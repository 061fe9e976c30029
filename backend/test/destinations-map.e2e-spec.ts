import { type MapPlaceView, addDays, endpoints, todayUtc } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { DestinationMonths } from '../src/modules/destinations/destination-months.store.js';
import { MapService } from '../src/modules/destinations/map.service.js';
import { ResponseCache } from '../src/platform/response-cache/response-cache.js';
import { Client, newUser } from './support/client.js';
import { crowd, goTo, newCity, newcomer } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { Random } from './support/random.js';
import { day } from './support/travelers.js';
import { waitFor } from './support/wait-for.js';

const { map } = endpoints.destinations;
const MONTHS = 12;

let instance: Instance;
let visitor: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('destinations_map') });
  visitor = new Client(instance);
});
afterAll(() => instance?.close());

const count = () => instance.app.get(MapService).count();
const placeOf = async (id: number, who = visitor): Promise<MapPlaceView> => {
  const { status, body } = await who.call(map);
  expect(status).toBe(200);
  return body.find((place) => place.id === id) as MapPlaceView;
};
/** How many days from today the first day of a month is, counted from this one. */
const firstOf = (month: number): number => {
  const [year = 0, at = 0] = todayUtc().split('-').map(Number);
  return Math.round((Date.UTC(year, at - 1 + month, 1) - Date.parse(todayUtc())) / 86_400_000);
};
/** The first two days of a month that is not this one. */
const early = (month: number): readonly [number, number] => [firstOf(month), firstOf(month) + 1];
const only = (counts: Readonly<Record<number, number | null>>) =>
  Array.from({ length: MONTHS }, (_, month) => counts[month] ?? (month in counts ? null : 0));

test('destinations have their facts, and nobody before anybody plans a trip', async () => {
  await count();
  const { body } = await visitor.call(map);
  expect(body.length).toBeGreaterThan(150);
  expect(body.find(({ name }) => name === 'Kyoto, Japan')).toMatchObject({
    kind: 'city',
    country: 'JP',
    latitude: 35.0116,
    longitude: 135.7681,
    months: only({}),
  });
  const nowhere = await newCity(instance);
  expect(await placeOf(nowhere)).toMatchObject({
    kind: null,
    country: null,
    latitude: null,
    longitude: null,
  });
});

test('one and two are a few, three and more are told exactly', async () => {
  const city = await newCity(instance);
  await newcomer(instance, city, early(2));
  await newcomer(instance, city, early(3));
  await crowd(instance, city, 1, early(3));
  await crowd(instance, city, 3, early(4));
  await crowd(instance, city, 140, early(5));
  await count();
  expect((await placeOf(city)).months).toEqual(only({ 2: null, 3: null, 4: 3, 5: 140 }));
});

test('people are counted, not trips, in every month that a trip touches', async () => {
  const city = await newCity(instance);
  const ana = await newcomer(instance, city, [firstOf(3) - 1, firstOf(5)]);
  await goTo(ana, city, [firstOf(3) + 4, firstOf(3) + 6]);
  await crowd(instance, city, 4, [firstOf(3) - 1, firstOf(5)]);
  await count();
  expect((await placeOf(city)).months).toEqual(only({ 2: 5, 3: 5, 4: 5, 5: 5 }));
});

test('a trip that is over is not counted, nor what is after the months that are shown', async () => {
  const city = await newCity(instance);
  await newcomer(instance, city, [firstOf(MONTHS - 1), firstOf(MONTHS) + 40]);
  await crowd(instance, city, 2, [firstOf(MONTHS - 1), firstOf(MONTHS) + 40]);
  await crowd(instance, city, 5, [firstOf(MONTHS), firstOf(MONTHS) + 1]);
  await crowd(instance, city, 5, [-40, -1]);
  await crowd(instance, city, 3, [-40, 0]);
  await count();
  expect((await placeOf(city)).months).toEqual(only({ 0: 3, 11: 3 }));
});

test('only those whom everyone may find are counted, and no quiet trips, for whoever asks', async () => {
  const city = await newCity(instance);
  const shy = await newcomer(instance, city, early(6));
  await crowd(instance, city, 3, early(6));
  const quiet = await newUser(instance);
  const [from, to] = early(6);
  const trip = { destinationId: city, startDate: day(from), endDate: day(to), isQuiet: true };
  expect((await quiet.call(endpoints.trips.create, { body: trip })).status).toBe(201);
  await count();
  expect((await placeOf(city)).months).toEqual(only({ 6: 4 }));
  await shy.call(endpoints.account.setPrivacy, { body: { findable: 'members' } });
  await count();
  for (const who of [visitor, shy, quiet]) expect((await placeOf(city, who)).months).toEqual(only({ 6: 3 }));
});

test('counts that are gone are nobody, and others say when they last changed', async () => {
  const city = await newCity(instance);
  const three = await Promise.all([1, 2, 3].map(() => newcomer(instance, city, early(7))));
  await count();
  expect((await placeOf(city)).months).toEqual(only({ 7: 3 }));
  const changedAt = async () => Date.parse(String((await visitor.call(map)).headers['last-modified']));
  await query(instance, `UPDATE destination_months SET changed_at = now() - interval '1 day'`);
  const before = await changedAt();
  await count();
  expect(await changedAt()).toBe(before);

  for (const one of three) {
    const [trip] = (await one.call(endpoints.trips.list)).body;
    await one.call(endpoints.trips.remove, { params: { id: trip?.id ?? 0 } });
  }
  await count();
  expect((await placeOf(city)).months).toEqual(only({}));
  expect(await changedAt()).toBeGreaterThan(before);
});

test('months that have passed are forgotten', async () => {
  const city = await newCity(instance);
  await query(instance, `INSERT INTO destination_months VALUES ($1, '2020-02-01', 9)`, [city]);
  await count();
  const { rowCount } = await query(instance, `SELECT FROM destination_months WHERE month = '2020-02-01'`);
  expect(rowCount).toBe(0);
});

test('a session’s time zone moves no month', async () => {
  const city = await newCity(instance);
  await newcomer(instance, city, [firstOf(8), firstOf(8)]);
  await crowd(instance, city, 2, [firstOf(8), firstOf(8)]);
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    await query(instance, 'TRUNCATE destination_months');
    await instance.app.get(DataSource).transaction(async (manager) => {
      await manager.query(`SET LOCAL TIME ZONE '${zone}'`);
      await instance.app.get(DestinationMonths).count(manager);
    });
    instance.app.get(ResponseCache).drop();
    expect((await placeOf(city)).months).toEqual(only({ 8: 3 }));
  }
});

test('of many who count at once while trips change, none leaves an old count', async () => {
  const city = await newCity(instance);
  await newcomer(instance, city, early(9));
  await crowd(instance, city, 2, early(9));
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await crowd(instance, city, 1, early(9));
      await count();
    }),
  );
  expect((await placeOf(city)).months).toEqual(only({ 9: 13 }));
});

test('counts are those of a plain reading of any trips', async () => {
  const random = new Random(20_261_127);
  const cities = await Promise.all([1, 2, 3, 4].map(() => newCity(instance)));
  for (const city of cities) await newcomer(instance, city, [1, 2]);
  for (let i = 0; i < 40; i += 1) {
    const from = Math.floor(random.next() * 420);
    const length = Math.floor(random.next() * 70);
    await crowd(instance, random.one(cities), 1 + Math.floor(random.next() * 3), [from, from + length]);
  }
  await count();
  const { rows } = await query<{ id: number; user: number; from: string; to: string }>(
    instance,
    `SELECT destination_id AS id, user_id AS user, start_date::text AS from, end_date::text AS to
     FROM trips JOIN places ON places.id = place_id WHERE destination_id = ANY($1)`,
    [cities],
  );
  for (const city of cities) {
    const inMonth = (month: number) => {
      const [first, last] = [day(firstOf(month)), addDays(day(firstOf(month + 1)), -1)];
      const there = rows.filter(({ id, from, to }) => id === city && from <= last && to >= first);
      return new Set(there.map(({ user }) => user)).size;
    };
    const expected = Array.from({ length: MONTHS }, (_, month) => {
      const people = inMonth(month);
      return people === 1 || people === 2 ? null : people;
    });
    expect((await placeOf(city)).months).toEqual(expected);
  }
});

test('visitors’ ready body has new counts at once', async () => {
  const city = await newCity(instance);
  await newcomer(instance, city, early(1));
  await crowd(instance, city, 2, early(1));
  expect((await placeOf(city)).months).toEqual(only({}));
  const { headers } = await visitor.call(map);
  await count();
  const changed = await visitor.call(map);
  expect(changed.body.find(({ id }) => id === city)?.months).toEqual(only({ 1: 3 }));
  expect(changed.headers['etag']).not.toBe(headers['etag']);
});

test('the product counts by itself from its start on', async () => {
  const databaseUrl = await freshDatabase('destinations_map_start');
  const web = await startInstance({ databaseUrl });
  const city = await newCity(web);
  await newcomer(web, city, early(1));
  await crowd(web, city, 2, early(1));
  await web.close();
  const whole = await startInstance({ databaseUrl, env: { ROLE: 'all' } });
  try {
    await waitFor(async () => (await placeOf(city, new Client(whole))).months[1] === 3);
  } finally {
    await whole.close();
  }
});
