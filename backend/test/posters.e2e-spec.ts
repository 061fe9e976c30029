import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DestinationView, addDays, endpoints, todayUtc } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { readDestinations } from '../src/schema/seed/destinations.js';
import { posterSlug, seedDestinations } from '../src/schema/seed/seed-destinations.js';
import { Client, newUser } from './support/client.js';
import { REPOSITORY, freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { allPages } from './support/pages.js';
import { query } from './support/query.js';
import { request } from './support/request.js';

const FOLDER = join(REPOSITORY, 'libs/posters/svg');
const MAX_BYTES = 9 * 1024;
const slugs = readdirSync(FOLDER).map((file) => file.replace('.svg', ''));
const read = (slug: string) => readFileSync(join(FOLDER, `${slug}.svg`), 'utf8');
const shipped = readDestinations().map(({ name }) => posterSlug(name));

describe('the drawn posters', () => {
  it('are one for each shipped destination, and no two the same', () => {
    expect(slugs.toSorted()).toEqual(shipped.toSorted());
    expect(new Set(slugs.map(read)).size).toBe(slugs.length);
  });

  it('are small and flat, say what they show, and bring nothing along', () => {
    const opening =
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" role="img" aria-label="[^"]{15,}">/;
    const forbidden = /Gradient|<text|<filter|<script|<style|<image|href=|\sid=|NaN|undefined|url\(/;
    const odd = slugs.filter((slug) => {
      const svg = read(slug);
      return Buffer.byteLength(svg) > MAX_BYTES || !opening.test(svg) || forbidden.test(svg);
    });
    expect(odd).toEqual([]);
  });
});

describe('the pictures of destinations', () => {
  let instance: Instance;
  let all: DestinationView[];
  const get = (path: string) => request(instance.url).get(path);
  const named = (name: string) => all.find((one) => one.name === name)!;

  beforeAll(async () => {
    instance = await startInstance({ databaseUrl: await freshDatabase('moda_posters') });
    all = (
      await allPages(new Client(instance), endpoints.destinations.list, { query: { limit: 100 } })
    ).flat();
  });
  afterAll(() => instance?.close());

  it('are addresses that any client can show, one for each, kept for as long as they are the same', async () => {
    const addresses = all.map(({ imageUrl }) => imageUrl);
    expect(new Set(addresses).size).toBe(all.length);
    for (const address of addresses) {
      const answer = await get(address!);
      expect([answer.status, answer.type]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers['content-encoding']).toBe('gzip');
    }
  });

  it('stand on trips, cards and suggestions too, and a place in people’s own words has none', async () => {
    const [ana, ben] = [await newUser(instance), await newUser(instance)];
    const { id, imageUrl } = named('Lisbon, Portugal');
    const days = { startDate: addDays(todayUtc(), 3), endDate: addDays(todayUtc(), 5) };
    for (const client of [ana, ben]) {
      const trip = await client.call(endpoints.trips.create, { body: { destinationId: id, ...days } });
      expect(trip.body).toMatchObject({ coverImage: imageUrl });
    }
    const cards = await ana.call(endpoints.search.travelers, { query: { destination: 'lisbon' } });
    expect(cards.body.map(({ coverImage }) => coverImage)).toEqual([imageUrl, imageUrl]);
    const suggested = await ana.call(endpoints.matches.potential, {});
    expect(suggested.body).toMatchObject([{ shared: { coverImage: imageUrl } }]);
    const free = { destination: 'My aunt’s garden', ...days };
    expect((await ana.call(endpoints.trips.create, { body: free })).body).toMatchObject({ coverImage: null });
  });

  it.each(['/posters/lisbon.svg', '/posters/lisbon.0123456789ab.svg'])(
    'at %s, without its hash or with another release’s, are the present ones, asked for anew each time',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const present = await get(named('Lisbon, Portugal').imageUrl!);
      expect(answer.body).toEqual(present.body);
      expect((await get(path).set('If-None-Match', String(answer.headers.etag))).status).toBe(304);
    },
  );

  it.each(['/posters/atlantis.svg', '/posters/', '/posters/..%2f..%2fpackage.svg', '/posters/LISBON.svg'])(
    '%s is 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('follow a new drawing at the next start, and stay what somebody set by hand', async () => {
    await query(
      instance,
      `UPDATE destinations SET image_url = 'https://pictures.example/1.jpg' WHERE name = 'Peru'`,
    );
    const posters = new Map([
      ['peru', '/posters/peru.ffff.svg'],
      ['spain', '/posters/spain.ffff.svg'],
    ]);
    await instance.app.get(DataSource).transaction((manager) => seedDestinations(manager, posters));
    const { rows } = await query(
      instance,
      `SELECT image_url AS url FROM destinations WHERE name IN ('Peru', 'Spain') ORDER BY name`,
    );
    expect(rows).toEqual([{ url: 'https://pictures.example/1.jpg' }, { url: '/posters/spain.ffff.svg' }]);
  });
});
