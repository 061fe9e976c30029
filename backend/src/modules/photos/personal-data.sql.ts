import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const photosPersonalData: PersonalTables = {
  // The sweeper deletes the files, and then the rows.
  photos: {
    erase: ['UPDATE photos SET user_id = NULL, removed_at = coalesce(removed_at, now()) WHERE user_id = $1'],
    copy: `
      SELECT created_at AS "uploadedAt", hidden_at AS "hiddenAt" FROM photos
      WHERE user_id = $1 AND saved_at IS NOT NULL AND removed_at IS NULL ORDER BY id`,
  },
};
