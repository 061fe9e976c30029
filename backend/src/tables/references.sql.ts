import { newAccountDays } from '@wayfellow/contracts';
import { blockedSql } from './blocks.sql.js';
import { accountsSql, canSeeSql, peopleSql } from './users.sql.js';

/**
 * Subquery: what others wrote about a user, as a viewer reads it (`ReferenceView`), with when it was revealed. Authors whom
 * the viewer does not see are left out; those who left are not named. `subject` and `viewer` are int placeholders.
 */
export const referencesAboutSql = (subject: string, viewer: string): string => `
  (SELECT reference.id, reference.revealed_at,
     CASE WHEN NOT author.is_gone THEN
       jsonb_build_object('id', author.id, 'name', author.name, 'profileImage', author.profile_image)
     END AS author,
     reference.text, reference.place, reference.traveled_on AS "traveledOn",
     to_char(reference.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "writtenAt",
     reference.reply, reference.author_id = ${viewer}::int AS "isMine"
   FROM travel_references reference JOIN ${peopleSql} author ON author.id = reference.author_id
   WHERE reference.subject_id = ${subject}::int AND reference.is_shown
     AND author.id NOT IN (${blockedSql(viewer)})
     AND (author.is_gone OR ${canSeeSql(viewer, 'author')}))`;

/**
 * SQL expression: with how many people a user traveled, as both sides say; people and not texts, and nobody whose account is
 * new, suspended or banned, or who does not exist for the viewer. `subject` and `viewer` are int placeholders.
 */
export const traveledWithSql = (subject: string, viewer: string): string => `
  (SELECT count(DISTINCT reference.author_id)::int
   FROM travel_references reference JOIN ${accountsSql} author ON author.id = reference.author_id
   WHERE reference.subject_id = ${subject}::int AND reference.outcome = 'confirmed' AND reference.withdrawn_at IS NULL
     AND author.standing NOT IN ('suspended', 'banned')
     AND author.member_since <= now() - interval '${newAccountDays} days'
     AND author.id NOT IN (${blockedSql(viewer)}))`;

/** Subquery: what an author wrote about a user, as the author sees it (`OwnReferenceView`); none if it was withdrawn. */
export const ownReferenceSql = (author: string, subject: string): string => `
  (SELECT id, met, text,
     CASE
       WHEN revealed_at IS NULL THEN 'waiting'
       WHEN met AND outcome <> 'disputed' AND hidden_at IS NULL THEN 'shown'
       ELSE 'not-shown'
     END AS state,
     to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "writtenAt"
   FROM travel_references
   WHERE author_id = ${author}::int AND subject_id = ${subject}::int AND withdrawn_at IS NULL)`;

/** Subquery: what everybody with an account can read, with its author and whom it is about. */
export const shownReferencesSql = `
  (SELECT id, author_id, subject_id, text, place, traveled_on, reply, created_at FROM travel_references WHERE is_shown)`;
