import { endpoints } from '@wayfellow/contracts';
import { PlacesService } from '../src/modules/destinations/places.service.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makeDestination, query } from './support/query.js';
import { Random } from './support/random.js';
import { day } from './support/travelers.js';
import { waitFor } from './support/wait-for.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('places_near'), env: { ROLE: 'all' } });
});
afterAll(() => instance?.close());

interface Place {
  id: number;
  latitude: number | null;
  longitude: number | null;
  kind: string | null;
  country: string | null;
}

const vectorOf = (latitude: number, longitude: number) => {
  const [up, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)] as const;
};
/** By the chord between two points on a globe. */
const kmBetween = (one: Place, other: Place): number => {
  if (one.latitude === null || one.longitude === null) return Infinity;
  if (other.latitude === null || other.longitude === null) return Infinity;
  const [a, b] = [vectorOf(one.latitude, one.longitude), vectorOf(other.latitude, other.longitude)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * 6_371 * Math.asin(Math.min(1, chord / 2));
};
/** 'in' where the one lies in the other; undefined where they are not near. */
const nearness = (one: Place, other: Place): number | 'in' | undefined => {
  const countries = [one, other].filter(({ kind }) => kind === 'country').length;
  if (one.kind === null || other.kind === null || countries === 2) return undefined;
  if (countries === 1) return one.country !== null && one.country === other.country ? 'in' : undefined;
  const km = kmBetween(one, other);
  return km <= 100 ? Math.round(km) : undefined;
};

const expected = async () => {
  const { rows } = await query<Place>(
    instance,
    `SELECT places.id, latitude, longitude, kind, country
     FROM places JOIN destinations ON destinations.id = places.destination_id ORDER BY places.id`,
  );
  return rows.flatMap((one) =>
    rows.flatMap((other) => {
      const near = one === other ? undefined : nearness(one, other);
      return near === undefined ? [] : [[one.id, other.id, near]];
    }),
  );
};
const stored = async () => {
  const { rows } = await query<{ from: number; to: number; km: number | null }>(
    instance,
    'SELECT place_id AS from, near_id AS to, km FROM place_near ORDER BY 1, 2',
  );
  return rows.map(({ from, to, km }) => [from, to, km ?? 'in']);
};
const renew = () => instance.app.get(PlacesService).renewNear();

/** Destinations in a few corners of the world: at the poles, where the days meet, on the equator. */
const scatter = async (count: number) => {
  const corners = [
    [88.9, 20],
    [-89.6, -60],
    [-16.6, 179.7],
    [0.1, -78],
    [47, 8],
  ] as const;
  const random = new Random(20_261_126);
  const rows = Array.from({ length: count }, (_, n) => {
    const [latitude, longitude] = corners[n % corners.length] as readonly [number, number];
    const east = longitude + (random.next() - 0.5) * 4;
    return {
      name: `Scattered ${n}`,
      latitude: Math.max(-90, Math.min(90, latitude + (random.next() - 0.5) * 2.4)),
      longitude: east > 180 ? east - 360 : east,
      kind: random.one(['city', 'region', 'city', 'country', null]),
      country: random.one(['AA', 'BB', null]),
    };
  });
  await query(
    instance,
    `WITH added AS (
       INSERT INTO destinations (name, description, latitude, longitude, kind, country)
       SELECT name, '', latitude, longitude, kind, country
       FROM jsonb_to_recordset($1)
         AS scattered (name text, latitude float8, longitude float8, kind text, country text)
       RETURNING id, name
     )
     INSERT INTO places (name, folded, destination_id) SELECT name, lower(name), id FROM added`,
    [JSON.stringify(rows)],
  );
};

describe('which places are near each other', () => {
  test('is said of all shipped destinations from the start, both ways', async () => {
    const near = await stored();
    expect(near).toEqual(await expected());
    const nameOf = async (id: unknown) =>
      (await query<{ name: string }>(instance, 'SELECT name FROM places WHERE id = $1', [id])).rows[0]?.name;
    const named = await Promise.all(
      near.map(async ([from, to, km]) => [await nameOf(from), await nameOf(to), km]),
    );
    expect(named).toEqual(
      expect.arrayContaining([
        ['Kyoto, Japan', 'Japan', 'in'],
        ['Japan', 'Kyoto, Japan', 'in'],
        ['Dubrovnik, Croatia', 'Kotor, Montenegro', 61],
        ['Kotor, Montenegro', 'Dubrovnik, Croatia', 61],
      ]),
    );
  });

  test('is what the distances say, also where the world’s edges are, and after any change', async () => {
    await scatter(120);
    await renew();
    const before = await stored();
    expect(before).toEqual(await expected());
    expect(before.length).toBeGreaterThan(500);

    for (const sql of [
      `UPDATE destinations SET latitude = latitude + 0.3 WHERE name LIKE 'Scattered %1'`,
      `UPDATE destinations SET kind = 'country', country = 'BB' WHERE name LIKE 'Scattered %2'`,
      `UPDATE destinations SET longitude = NULL WHERE name LIKE 'Scattered %3'`,
      `UPDATE places SET destination_id = NULL WHERE name LIKE 'Scattered %4'`,
    ])
      await query(instance, sql);
    await renew();
    const after = await stored();
    expect(after).toEqual(await expected());
    expect(after).not.toEqual(before);
  });

  test('is the same where many say it at once while destinations change', async () => {
    await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        await query(instance, `UPDATE destinations SET latitude = latitude * 0.999 WHERE name LIKE $1`, [
          `Scattered %${n}`,
        ]);
        await renew();
      }),
    );
    expect(await stored()).toEqual(await expected());
  });

  test('is said of a destination as soon as somebody plans a trip there', async () => {
    const { rows } = await query<{ id: number; latitude: number; longitude: number }>(
      instance,
      `SELECT places.id, latitude, longitude FROM places JOIN destinations ON destinations.id = places.destination_id
       WHERE places.name = 'Lisbon, Portugal'`,
    );
    const lisbon = rows[0] as { id: number; latitude: number; longitude: number };
    const id = await makeDestination(instance, 'Estuary Town, Portugal');
    await query(
      instance,
      `UPDATE destinations SET latitude = $2, longitude = $3, kind = 'city', country = 'PT' WHERE id = $1`,
      [id, lisbon.latitude + 0.2, lisbon.longitude],
    );
    const traveler = await newUser(instance);
    const trip = { destinationId: id, startDate: day(3), endDate: day(9) };
    expect((await traveler.call(endpoints.trips.create, { body: trip })).status).toBe(201);
    await waitFor(async () => {
      const near = await query<{ km: number }>(
        instance,
        `SELECT km FROM place_near JOIN places ON places.id = near_id WHERE place_id = $1 AND destination_id = $2`,
        [lisbon.id, id],
      );
      return near.rows[0]?.km === 22;
    });
  });

  test('is nothing of a place in a traveler’s own words', async () => {
    const traveler = await newUser(instance);
    const trip = { destination: 'Lisbon, more or less', startDate: day(3), endDate: day(9) };
    await traveler.call(endpoints.trips.create, { body: trip });
    await renew();
    const { rowCount } = await query(
      instance,
      `SELECT FROM place_near JOIN places ON places.id IN (place_id, near_id) WHERE folded = 'lisbon, more or less'`,
    );
    expect(rowCount).toBe(0);
  });
});
