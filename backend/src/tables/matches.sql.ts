/** SQL that is true for the match of two users, of which there is one at most. `match` is the table or its alias. */
export const isMatchOfSql = (match: string, one: string, other: string): string => `
  least(${match}.requester_id, ${match}.recipient_id) = least(${one}, ${other})
  AND greatest(${match}.requester_id, ${match}.recipient_id) = greatest(${one}, ${other})`;

/** SQL that is true where two users are matched, or one of them waits for the other's answer. */
export const hasMatchSql = (one: string, other: string): string => `
  EXISTS (SELECT FROM matches m WHERE ${isMatchOfSql('m', one, other)} AND m.status <> 'rejected')`;

/**
 * SQL that tells where a viewer stands with a user, as contracts' `ConnectionState`: text, never null.
 * `viewer` is a placeholder such as `$1` (null for a visitor), `user` a column such as `u.id`.
 * A request that the viewer declined leaves the viewer free to ask: 'none'.
 */
export const connectionStateSql = (viewer: string, user: string): string => `
  CASE
    WHEN ${viewer}::int IS NULL THEN 'none'
    WHEN ${user} = ${viewer}::int THEN 'self'
    ELSE coalesce((
      SELECT CASE
        WHEN m.status = 'accepted' THEN 'matched'
        WHEN m.status = 'pending' AND m.requester_id = ${viewer}::int THEN 'sent'
        WHEN m.status = 'pending' THEN 'received'
        WHEN m.requester_id = ${viewer}::int THEN 'declined'
      END
      FROM matches m
      WHERE ${isMatchOfSql('m', `${viewer}::int`, user)}
    ), 'none')
  END`;

/** SQL of the ids of those with whom a user has a match, in any state. */
export const matchedWithSql = (user: string): string => `
  SELECT recipient_id FROM matches WHERE requester_id = ${user}
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = ${user}`;

/** The ids of the matches that no block bars, as a table. */
export const openMatchesSql = '(SELECT id FROM matches WHERE NOT barred)';

/** Whom a user may write to, as a table: the match, the other, and since when. */
export const acceptedMatchesSql = (user: string): string => `
  (SELECT id, recipient_id AS other_id, responded_at AS accepted_at FROM matches
   WHERE requester_id = ${user} AND status = 'accepted' AND NOT barred
   UNION ALL
   SELECT id, requester_id, responded_at FROM matches
   WHERE recipient_id = ${user} AND status = 'accepted' AND NOT barred)`;

/**
 * SQL that locks those of these matches in which the two may write to each other, until the commit; in the order of their
 * ids, so that two transactions never wait for each other. Columns: id, requester_id, recipient_id.
 */
export const lockAcceptedMatchesSql = (ids: string): string => `
  SELECT id, requester_id, recipient_id FROM matches
  WHERE id = ANY(${ids}) AND status = 'accepted' AND NOT barred ORDER BY id FOR UPDATE`;
