/** Subquery: the photos that are their users' pictures; a user has one at most. */
export const shownPhotosSql = `
  (SELECT id, user_id FROM photos
   WHERE saved_at IS NOT NULL AND hidden_at IS NULL AND removed_at IS NULL AND user_id IS NOT NULL)`;
