import { momentSql, timeOfMomentSql } from '../../platform/database/moment.sql.js';
import { canSeeSql, peopleSql } from '../../tables/users.sql.js';

/** Tips with their authors' names, and whether the viewer ($1, null for a visitor) upvoted each. */
const selectTips = `
  SELECT t.id, t.destination_id AS "destinationId", t.title, t.content, t.category, t.upvotes,
    t.author_id AS "authorId", author.name AS author,
    EXISTS (SELECT 1 FROM tip_upvotes v WHERE v.tip_id = t.id AND v.user_id = $1::int) AS "isUpvoted",
    ${momentSql('t.created_at')} AS "createdAt"
  FROM tips t JOIN ${peopleSql} author ON author.id = t.author_id`;

// Tips outlive their author's account, unless they were deleted with it.
const isVisible = `(author.is_gone OR ${canSeeSql('$1', 'author')})`;

/**
 * SQL condition: a tip `t` of an `author` exists for the viewer ($1). One that is hidden does for its author alone, who may
 * delete it.
 */
export const isReadableSql = `(t.hidden_at IS NULL OR t.author_id = $1::int) AND ${isVisible}`;

/** One tip: $2 is its id. */
export const tipSql = `${selectTips} WHERE t.id = $2 AND ${isReadableSql}`;

/**
 * Tips of a destination ($2), of one category ($3) or of all (null), most upvotes first: after the tip with $4 upvotes,
 * created at $5 microseconds, with id $6 (nulls: from the start). $7 is the limit.
 */
export const tipsSql = `${selectTips}
  WHERE t.destination_id = $2 AND t.hidden_at IS NULL AND ${isVisible}
    AND ($3::text IS NULL OR t.category = $3)
    AND ($4::int IS NULL
      OR (t.upvotes, t.created_at, t.id)
        < ($4::int, ${timeOfMomentSql('$5')}, $6::int))
  ORDER BY t.upvotes DESC, t.created_at DESC, t.id DESC
  LIMIT $7`;

/** Hides a tip ($1) from everybody, or, with $2 false, shows it again; gives its destination if that changed anything. */
export const hideSql = `
  WITH changed AS (
    UPDATE tips SET hidden_at = CASE WHEN $2 THEN now() END WHERE id = $1 AND (hidden_at IS NOT NULL) <> $2
    RETURNING destination_id
  )
  SELECT destination_id AS "destinationId" FROM changed`;
