import { randomBytes } from 'node:crypto';
import { photoFile, photoPath, photoSizes } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import type { Files } from '../../../platform/files/files.js';
import { type DemoTraveler, readDemoTravelers } from './demo-travelers.js';
import { type UserIds, idIn } from './ids.js';
import { portraitFile, readPortraits } from './portraits.js';

const KEY_BYTES = 16;

const insertPhotos = `
  INSERT INTO photos (user_id, key, hash, resembles_removed, saved_at)
  SELECT user_id, key, hash, false, now() FROM unnest($1::int[], $2::text[], $3::bigint[]) AS demo(user_id, key, hash)`;

const showPhotos = `
  UPDATE users SET profile_image = path
  FROM unnest($1::int[], $2::text[]) AS demo(user_id, path) WHERE users.id = user_id`;

/**
 * Gives demo travelers, by default all, their portraits, stored and served as an uploaded photo is. The files come first: if the transaction
 * fails, a few drawings are left that nothing names.
 */
export const seedPortraits = async (
  manager: EntityManager,
  ids: UserIds,
  storage: Files,
  travelers: readonly Pick<DemoTraveler, 'username' | 'portrait'>[] = readDemoTravelers(),
): Promise<void> => {
  const byName = new Map(readPortraits().map((portrait) => [portrait.name, portrait]));
  const photos = travelers.flatMap(({ username, portrait: name }) => {
    const portrait = byName.get(name);
    return portrait
      ? [{ portrait, userId: idIn(ids, username), key: randomBytes(KEY_BYTES).toString('hex') }]
      : [];
  });
  await Promise.all(
    photos.flatMap(({ portrait, key }) =>
      photoSizes.map(async (size) =>
        storage.write(`photos/${photoFile(key, size)}`, await portraitFile(portrait, size)),
      ),
    ),
  );
  const userIds = photos.map(({ userId }) => userId);
  await manager.query(insertPhotos, [
    userIds,
    photos.map(({ key }) => key),
    photos.map(({ portrait }) => portrait.hash),
  ]);
  await manager.query(showPhotos, [userIds, photos.map(({ key }) => photoPath(key))]);
};
