import { type SessionUserView, endpoints, photoKeyOf, photoPath, photoSizes } from '@wayfellow/contracts';
import { DEMO_PASSWORD } from '../src/schema/seed/demo/demo-travelers.js';
import { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';

let instance: Instance;

beforeAll(async () => {
  const databaseUrl = await freshDatabase('portraits');
  instance = await startInstance({ databaseUrl, env: { SEED_DEMO: 'true' } });
});
afterAll(() => instance?.close());

test('portraits of demo travelers are served as uploaded photos are', async () => {
  const { rows } = await query<{ path: string }>(instance, 'SELECT profile_image AS path FROM users');
  expect(rows.length).toBeGreaterThanOrEqual(60);
  for (const { path } of rows)
    for (const size of photoSizes) {
      const { status, headers } = await fetch(
        new URL(photoPath(photoKeyOf(path) as string, size), instance.url),
      );
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cache-control': 'private, max-age=3600',
      });
    }
});

test('a demo traveler can replace their portrait and remove it', async () => {
  const ana = new Client(instance);
  const body = { username: 'ana', password: DEMO_PASSWORD };
  const { profileImage } = (await ana.call(endpoints.auth.login, { body })).body as SessionUserView;
  expect((await ana.call(endpoints.photos.remove)).status).toBe(204);
  expect((await fetch(new URL(profileImage as string, instance.url))).status).toBe(404);
});
