import { blockedSql } from './blocks.sql.js';
import { hasMatchSql } from './matches.sql.js';

/** What others may read of users, as a table. */
export const peopleSql = '(SELECT id, name, profile_image, age, bio, shown FROM users)';

/**
 * SQL condition: does a list of strangers show somebody to a viewer? `shown` is their column of that name, `viewer` a
 * placeholder of an int (null for a visitor).
 */
export const isListedSql = (viewer: string, shown: string): string =>
  // The first half is what the partial indexes know.
  `${shown} > 0 AND ${shown} >= CASE WHEN ${viewer}::int IS NULL THEN 2 ELSE 1 END`;

/**
 * SQL condition: does a user exist for a viewer? Those who are not listed do for themselves and for whom they have a match
 * with; nobody does for whom they blocked or were blocked by. `user` is the name of a row of users.
 */
export const isSeenSql = (viewer: string, user: string): string => `(
  (${isListedSql(viewer, `${user}.shown`)} OR ${user}.id = ${viewer}::int OR ${hasMatchSql(`${viewer}::int`, `${user}.id`)})
  AND ${user}.id NOT IN (${blockedSql(viewer)})
)`;

/** What is known of users beside what they tell themselves, as a table. */
export const accountsSql = `
  (SELECT id, confirmed_email IS NOT NULL AS is_confirmed, created_at AS member_since FROM users)`;
