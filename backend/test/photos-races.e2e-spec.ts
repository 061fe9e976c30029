import { endpoints, limits, photoPath } from '@wayfellow/contracts';
import sharp from 'sharp';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { Files } from '../src/platform/files/files.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { photoFilesOf, plainPicture, sendPicture, somePhoto, uploadPhoto } from './support/photos.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { S3Server } from './support/s3-server.js';
import { waitFor } from './support/wait-for.js';

let s3: S3Server;
let instance: Instance;
let ana: Client;
let databaseUrl: string;
beforeAll(async () => {
  s3 = await S3Server.start();
  databaseUrl = await freshDatabase('photos_races');
  instance = await startInstance({ databaseUrl });
});
beforeEach(async () => {
  await query(instance, 'UPDATE users SET profile_image = NULL');
  await sweep();
  ana = await newUser(instance);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await instance?.close();
  await s3?.close();
});

const sweep = () => instance.app.get(PhotoSweeper).sweep();
const rows = async () => (await query(instance, 'SELECT 1 FROM photos')).rowCount;

test('many uploads at once leave one photo, and no file of another', async () => {
  const colors = ['#112233', '#445566', '#778899', '#aabbcc', '#ddeeff', '#123456'];
  const pictures = await Promise.all(colors.map((color) => plainPicture(400, 400, color).jpeg().toBuffer()));
  const answers = await Promise.all(pictures.map((bytes) => sendPicture(ana, bytes)));
  expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 201));
  await sweep();
  const { profileImage } = (await ana.call(endpoints.auth.me)).body;
  const key = /[0-9a-f]{32}/.exec(profileImage as string)?.[0];
  await waitFor(async () => (await photoFilesOf(instance)).length === 3);
  expect((await photoFilesOf(instance)).every((file) => file.startsWith(key as string))).toBe(true);
  expect(await rows()).toBe(1);
  expect((await request(instance.url).get(profileImage as string)).status).toBe(200);
});

test('an upload that broke off after its files were stored is swept away, and not before it could have ended', async () => {
  const key = '0123456789abcdef0123456789abcdef';
  const files = instance.app.get(Files);
  await files.write(`photos/${key}-512.webp`, Buffer.from('x'));
  await query(
    instance,
    `INSERT INTO photos (user_id, key, hash, resembles_removed) VALUES ($1, $2, 0, false)`,
    [ana.user.id, key],
  );
  await sweep();
  expect(await photoFilesOf(instance)).toHaveLength(1);
  expect((await request(instance.url).get(photoPath(key))).status).toBe(404);
  await query(instance, `UPDATE photos SET created_at = now() - interval '11 minutes'`);
  await sweep();
  expect(await photoFilesOf(instance)).toEqual([]);
  expect(await rows()).toBe(0);
});

test('an upload that is swept away before it ends is not shown', async () => {
  const files = instance.app.get(Files);
  const write = files.write.bind(files);
  jest.spyOn(files, 'write').mockImplementation(async (name, bytes) => {
    const size = await write(name, bytes);
    await query(instance, 'UPDATE photos SET removed_at = now()');
    return size;
  });
  expect((await sendPicture(ana, await somePhoto())).status).toBe(503);
  expect((await ana.call(endpoints.auth.me)).body.profileImage).toBeNull();
  await sweep();
  expect(await photoFilesOf(instance)).toEqual([]);
});

test('when the storage takes no files, the photo before stays', async () => {
  const before = await uploadPhoto(ana);
  jest.spyOn(instance.app.get(Files), 'write').mockRejectedValue(new Error('full'));
  expect((await sendPicture(ana, await somePhoto())).status).toBe(500);
  expect((await ana.call(endpoints.auth.me)).body.profileImage).toBe(before.photo.url);
  expect((await request(instance.url).get(before.photo.url)).status).toBe(200);
});

test('files that cannot be removed are removed by a later run', async () => {
  await uploadPhoto(ana);
  const failing = jest.spyOn(instance.app.get(Files), 'remove').mockRejectedValue(new Error('down'));
  await ana.call(endpoints.photos.remove);
  await expect(sweep()).rejects.toMatchObject({ errors: [{ message: 'down' }] });
  expect(await photoFilesOf(instance)).toHaveLength(3);
  failing.mockRestore();
  await sweep();
  expect([await photoFilesOf(instance), await rows()]).toEqual([[], 0]);
});

test('a hidden photo is kept for as long as the decision can be appealed', async () => {
  const { photo } = await uploadPhoto(ana);
  const hide = (days: number) =>
    query(instance, `UPDATE photos SET hidden_at = now() - $2 * interval '1 day' WHERE id = $1`, [
      photo.id,
      days,
    ]);
  await hide(179);
  await sweep();
  expect(await photoFilesOf(instance)).toHaveLength(3);
  await hide(181);
  await sweep();
  expect(await photoFilesOf(instance)).toEqual([]);
});

test('a photo that looks like a removed one is sent to the moderators, also smaller and as another type; another is not', async () => {
  const removed = await gradient(1_000).jpeg().toBuffer();
  const { photo } = await uploadPhoto(ana, removed);
  await query(instance, 'INSERT INTO removed_pictures (hash) SELECT hash FROM photos WHERE id = $1', [
    photo.id,
  ]);
  const isMarked = async (bytes: Buffer, type = 'image/jpeg') => {
    const { body } = await sendPicture(ana, bytes, type);
    const found = await query<{ marked: boolean }>(
      instance,
      'SELECT resembles_removed AS marked FROM photos WHERE id = $1',
      [body.photo.id],
    );
    return found.rows[0]?.marked;
  };
  const cases = async () =>
    (
      await query(
        instance,
        `SELECT subject_kind AS kind, opened_by AS "openedBy", urgency FROM cases WHERE person_id = $1`,
        [ana.user.id],
      )
    ).rows;
  expect(await cases()).toEqual([]);
  expect(await isMarked(await gradient(600).webp({ quality: 40 }).toBuffer(), 'image/webp')).toBe(true);
  expect(await isMarked(await gradient(500).png().toBuffer(), 'image/png')).toBe(true);
  expect(await cases()).toEqual([{ kind: 'photo', openedBy: 'rule', urgency: 'high' }]);
  expect(await isMarked(await gradient(1_000).flop().png().toBuffer(), 'image/png')).toBe(false);
  await query(instance, `UPDATE removed_pictures SET removed_at = now() - interval '366 days'`);
  await sweep();
  expect(await isMarked(removed)).toBe(false);
});

test(`${limits.photosPerDay} photos a day are taken, and no more`, async () => {
  const strict = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1', ...s3.env() } });
  try {
    const ben = await newUser(strict);
    const photo = await somePhoto();
    for (let count = 0; count < limits.photosPerDay; count += 1)
      expect((await sendPicture(ben, photo)).status).toBe(201);
    expect((await sendPicture(ben, photo)).status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('in a bucket photos are stored, served and removed as in a folder', async () => {
  const other = await startInstance({
    databaseUrl: await freshDatabase('photos_bucket'),
    env: { ...s3.env(), ROLE: 'all' },
  });
  try {
    s3.objects.clear();
    const ben = await newUser(other);
    const { photo } = await uploadPhoto(ben);
    expect(s3.objects.size).toBe(3);
    expect((await request(other.url).get(photo.url)).status).toBe(200);
    await ben.call(endpoints.photos.remove);
    await waitFor(() => s3.objects.size === 0);
    expect(await photoFilesOf(other)).toEqual([]);
  } finally {
    await other.close();
  }
});

const PATTERN_SIDE = 300;
const CHANNELS = 3;
const pattern = Buffer.from(
  Uint8Array.from({ length: PATTERN_SIDE ** 2 * CHANNELS }, (_, at) => {
    const [x, y] = [Math.floor(at / CHANNELS) % PATTERN_SIDE, Math.floor(at / CHANNELS / PATTERN_SIDE)];
    return 127 + 100 * Math.sin(x / 23 + y / 71) * Math.cos(x / 67);
  }),
);
/** The same bright and dark places in any size. */
const gradient = (side: number) =>
  sharp(pattern, { raw: { width: PATTERN_SIDE, height: PATTERN_SIDE, channels: CHANNELS } }).resize(side);
