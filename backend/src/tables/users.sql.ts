import { newAccountDays } from '@wayfellow/contracts';
import { blockedSql } from './blocks.sql.js';
import { hasMatchSql } from './matches.sql.js';

/** Subquery: what others may read of users. */
export const peopleSql = `
  (SELECT id, name, profile_image, age, bio, shown, standing = 'gone' AS is_gone FROM users)`;

/** Subquery: users who can be reached: whose account is neither suspended, banned, being left nor deleted. */
export const reachableSql = `(SELECT id FROM users WHERE standing IN ('active', 'held'))`;

/**
 * SQL condition: whether lists of strangers show a user to a viewer. `shown` is the user's column of that name,
 * `viewer` an int placeholder (null for a visitor).
 */
export const isListedSql = (viewer: string, shown: string): string =>
  // The first half is redundant, but matches the condition of the partial indexes.
  `${shown} > 0 AND ${shown} >= CASE WHEN ${viewer}::int IS NULL THEN 2 ELSE 1 END`;

/**
 * SQL condition: whether a user is visible to a viewer. Users who are not listed are visible to themselves and to those
 * they are matched with or have a pending request with; a block hides two users from each other. `user` is the name of
 * a row of users.
 */
export const canSeeSql = (viewer: string, user: string): string => `(
  (${isListedSql(viewer, `${user}.shown`)} OR ${user}.id = ${viewer}::int OR ${hasMatchSql(`${viewer}::int`, `${user}.id`)})
  AND ${user}.id NOT IN (${blockedSql(viewer)})
)`;

/**
 * Subquery: facts about accounts that users do not write themselves. `is_new`: younger than a few days, or without a confirmed
 * email address.
 */
export const accountsSql = `
  (SELECT id, confirmed_email IS NOT NULL AS is_confirmed, created_at AS member_since, standing, standing_until,
     confirmed_email IS NULL OR created_at > now() - interval '${newAccountDays} days' AS is_new
   FROM users)`;

/** Subquery: to which address a user who can be reached is emailed, and by which name. None without a confirmed address. */
export const recipientsSql = `
  (SELECT id, name, confirmed_email FROM users WHERE standing IN ('active', 'held') AND confirmed_email IS NOT NULL)`;
