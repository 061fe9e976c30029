import { photoFile, photoSizes } from '@wayfellow/contracts';
import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

/** A photo that is stored, also while a moderator has hidden it. */
const isKept = 'user_id = $1 AND saved_at IS NOT NULL AND removed_at IS NULL';

export const photosPersonalData: PersonalTables = {
  // The sweeper deletes the files, and then the rows.
  photos: {
    erase: ['UPDATE photos SET user_id = NULL, removed_at = coalesce(removed_at, now()) WHERE user_id = $1'],
    copy: `
      SELECT 'photos/' || id || '.webp' AS file, created_at AS "uploadedAt", hidden_at AS "hiddenAt"
      FROM photos WHERE ${isKept} ORDER BY id`,
    files: `
      SELECT 'photos/' || id || '.webp' AS name, 'photos/' || key || '${photoFile('', photoSizes[0])}' AS stored
      FROM photos WHERE ${isKept} ORDER BY id`,
  },
};
