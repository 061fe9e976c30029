import { endpoints, photoPath, photoSizes, posterNames } from '@wayfellow/contracts';
import sharp from 'sharp';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { phonePhoto, photoFilesOf, plainPicture, sendPicture, uploadPhoto } from './support/photos.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { waitFor } from './support/wait-for.js';

const { photos, users, auth } = endpoints;

let instance: Instance;
let ana: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('photos') });
});
beforeEach(async () => {
  ana = await newUser(instance, { name: 'Ana Sousa' });
});
afterAll(() => instance?.close());

const keyIn = (url: string) => /([0-9a-f]{32})/.exec(url)?.[1] as string;
const get = (path: string) => request(instance.url).get(path).responseType('blob');
const pathsOf = (url: string) => photoSizes.map((size) => photoPath(keyIn(url), size));
const profileOf = (client: Client) => ({ name: client.user.name, email: client.user.email });
const update = (client: Client, profileImage: string | null) =>
  client.call(users.update, { params: { id: client.user.id }, body: { ...profileOf(client), profileImage } });
const imageOf = async (client: Client) => (await client.call(auth.me)).body.profileImage;

describe('an uploaded photo', () => {
  test('is upright and square in every size, and nothing but its pixels is left', async () => {
    const original = await phonePhoto();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Secret Model');
    const { photo, user } = await uploadPhoto(ana, original);
    expect(user.profileImage).toBe(photo.url);
    for (const size of photoSizes) {
      const { status, body, headers } = await get(photoPath(keyIn(photo.url), size));
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(body as Buffer).metadata();
      expect([width, height]).toEqual([size, size]);
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect((body as Buffer).toString('latin1')).not.toMatch(/Exif|GPS|Secret/);
      const { data } = await sharp(body as Buffer)
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(150);
    }
  });

  test.each(['png', 'webp'] as const)('can be %s, of which the first frame is taken', async (format) => {
    const { photo } = await uploadAs(
      await plainPicture(500, 700).toFormat(format).toBuffer(),
      `image/${format}`,
    );
    const { body } = await get(photo.url);
    // It is not enlarged.
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 500, height: 500 });
  });

  test('is what all others see, at once', async () => {
    const ben = await newUser(instance);
    const { photo } = await uploadPhoto(ana);
    const seen = await ben.call(users.one, { params: { id: ana.user.id } });
    expect(seen.body.profileImage).toBe(photo.url);
  });

  test('is served so that a browser shows it, runs nothing, and asks again within the hour', async () => {
    const { photo } = await uploadPhoto(ana);
    expect((await get(photo.url)).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, max-age=3600',
    });
  });

  test('is gone with its files when another replaces it', async () => {
    const first = await uploadPhoto(ana);
    const second = await uploadPhoto(ana, await plainPicture(400, 400, '#803020').png().jpeg().toBuffer());
    expect(await imageOf(ana)).toBe(second.photo.url);
    for (const path of pathsOf(first.photo.url)) expect((await get(path)).status).toBe(404);
    for (const path of pathsOf(second.photo.url)) expect((await get(path)).status).toBe(200);
    await filesAreGone(first.photo.url);
  });

  test.each([
    ['the profile is saved without it', () => update(ana, null)],
    ['the profile gets the address of another picture', () => update(ana, 'https://img.example/ana.jpg')],
    ['a poster replaces it', () => ana.call(photos.choosePoster, { body: { name: 'bali' } })],
    ['it is removed', () => ana.call(photos.remove)],
    ['its owner is deleted', () => query(instance, 'DELETE FROM users WHERE id = $1', [ana.user.id])],
  ])('is gone with its files when %s', async (_, change) => {
    const { photo } = await uploadPhoto(ana);
    await change();
    expect((await get(photo.url)).status).toBe(404);
    await filesAreGone(photo.url);
  });

  test('stays when the profile is saved with it', async () => {
    const { photo } = await uploadPhoto(ana);
    expect((await update(ana, photo.url)).body.profileImage).toBe(photo.url);
    expect((await get(photo.url)).status).toBe(200);
  });

  test('of somebody else cannot be taken, nor one that was replaced', async () => {
    const ben = await newUser(instance);
    const { photo } = await uploadPhoto(ana);
    const refusal = { status: 400, body: { errors: [{ field: 'profileImage' }] } };
    expect(await update(ben, photo.url)).toMatchObject(refusal);
    await uploadPhoto(ana);
    expect(await update(ana, photo.url)).toMatchObject(refusal);
    expect(await imageOf(ben)).toBeNull();
  });

  test('of somebody else stays when one removes one’s own', async () => {
    const ben = await newUser(instance);
    const { photo } = await uploadPhoto(ana);
    expect((await ben.call(photos.remove)).status).toBe(204);
    expect(await imageOf(ana)).toBe(photo.url);
  });

  test('that a moderator has hidden is not served', async () => {
    const { photo } = await uploadPhoto(ana);
    await query(instance, 'UPDATE photos SET hidden_at = now() WHERE id = $1', [photo.id]);
    expect((await get(photo.url)).status).toBe(404);
  });
});

test.each([
  '/media/photos/0123456789abcdef0123456789abcdef-512.webp',
  '/media/photos/..%2f..%2fsession-secret',
  '/media/photos/',
  '/media/',
])('%s is 404', async (path) => {
  expect((await request(instance.url).get(path)).status).toBe(404);
});

test('a photo has no other sizes', async () => {
  const { photo } = await uploadPhoto(ana);
  expect((await request(instance.url).get(photo.url.replace('512', '511'))).status).toBe(404);
});

describe('a poster', () => {
  test.each(posterNames)('%s can stand in for a photo', async (name) => {
    const { body } = await ana.call(photos.choosePoster, { body: { name } });
    const { status, type } = await request(instance.url).get(body.profileImage as string);
    expect([status, type]).toEqual([200, 'image/svg+xml']);
    expect((await update(ana, body.profileImage)).status).toBe(200);
  });

  test('is one of the posters to choose from', async () => {
    const answer = await ana.call(photos.choosePoster, { body: { name: 'lisbon/../../x' as 'lisbon' } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
  });

  test('cannot be chosen by its address', async () => {
    expect((await update(ana, '/posters/bali.svg')).status).toBe(400);
  });
});

test('whether pictures on other websites are loaded is one’s own choice, and kept until it changes', async () => {
  const { account } = endpoints;
  const privacy = (showsForeignPictures?: boolean) =>
    ana.call(account.setPrivacy, { body: { findable: 'everyone', showsForeignPictures } });
  expect((await ana.call(account.one)).body.showsForeignPictures).toBe(true);
  expect((await ana.call(auth.me)).body).not.toHaveProperty('showsForeignPictures');
  expect((await privacy(false)).body.showsForeignPictures).toBe(false);
  expect((await privacy()).body.showsForeignPictures).toBe(false);
  expect((await ana.call(auth.me)).body.showsForeignPictures).toBe(false);
  expect((await privacy(true)).body.showsForeignPictures).toBe(true);
});

const uploadAs = async (bytes: Buffer, type: string) => {
  const answer = await sendPicture(ana, bytes, type);
  expect(answer.status).toBe(201);
  return answer.body as { photo: { url: string } };
};

const filesAreGone = async (url: string) => {
  await instance.app.get(PhotoSweeper).sweep();
  // A job that sweeps at the same moment may still remove the last one.
  await waitFor(async () => (await photoFilesOf(instance)).every((file) => !file.startsWith(keyIn(url))));
};
