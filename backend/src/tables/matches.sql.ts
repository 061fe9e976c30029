/**
 * SQL condition: `match` (the table or its alias) is the match of these two users. There is at most one; the unique
 * index is on the same expressions.
 */
export const isMatchOfSql = (match: string, one: string, other: string): string => `
  least(${match}.requester_id, ${match}.recipient_id) = least(${one}, ${other})
  AND greatest(${match}.requester_id, ${match}.recipient_id) = greatest(${one}, ${other})`;

/** Subquery: the id of the match of two users, in any state, barred or not; null if there is none. */
export const matchBetweenSql = (one: string, other: string): string =>
  `(SELECT m.id FROM matches m WHERE ${isMatchOfSql('m', one, other)})`;

/** Subquery: the id of the match by which two users read each other's messages: accepted and not barred; null if there is none. */
export const readableMatchSql = (one: string, other: string): string =>
  `(SELECT m.id FROM matches m WHERE ${isMatchOfSql('m', one, other)} AND m.status = 'accepted' AND NOT m.barred)`;

/** SQL condition: two users are matched, or one has sent the other a pending request. */
export const hasMatchSql = (one: string, other: string): string => `
  EXISTS (SELECT FROM matches m WHERE ${isMatchOfSql('m', one, other)} AND m.status <> 'rejected')`;

/** SQL condition: one of two users has declined the other's request. */
export const hasDeclinedSql = (one: string, other: string): string => `
  EXISTS (SELECT FROM matches m WHERE ${isMatchOfSql('m', one, other)} AND m.status = 'rejected')`;

/** SQL condition: two users are matched, and neither blocks the other. */
export const areMatchedSql = (one: string, other: string): string => `
  EXISTS (SELECT FROM matches m WHERE ${isMatchOfSql('m', one, other)} AND m.status = 'accepted' AND NOT m.barred)`;

/**
 * SQL expression: the viewer's `ConnectionState` (see contracts) with a user, as text, never null. `viewer` is a
 * placeholder such as `$1` (null for a visitor), `user` a column such as `u.id`. A request that the viewer declined
 * counts as 'none': the viewer may still send one.
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

/** SQL that selects the ids of users with whom a user has a match, in any state. */
export const matchedWithSql = (user: string): string => `
  SELECT recipient_id FROM matches WHERE requester_id = ${user}
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = ${user}`;

/** SQL that selects the ids of users who declined a user's request, or whose request the user declined. */
export const declinedSql = (user: string): string => `
  SELECT recipient_id FROM matches WHERE requester_id = ${user} AND status = 'rejected'
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = ${user} AND status = 'rejected'`;

/**
 * SQL condition: one of a match's two users cannot be reached: suspended, banned, leaving or gone. `match` is the table or
 * its alias. A trigger on users keeps it.
 */
export const isAwaySql = (match: string): string => `(${match}.requester_away OR ${match}.recipient_away)`;

/** Subquery: each match of a user, in any state, barred or not, with the other user's id and when it was asked or answered. */
export const contactsSql = (user: string): string => `
  (SELECT id, recipient_id AS other_id, coalesce(responded_at, created_at) AS met_at FROM matches WHERE requester_id = ${user}
   UNION ALL
   SELECT id, requester_id, coalesce(responded_at, created_at) FROM matches WHERE recipient_id = ${user})`;

/** Subquery: who asked for each match, and what came of it. */
export const requestsSql = '(SELECT requester_id, status, created_at FROM matches)';

/** Subquery: ids of the matches that are not barred. */
export const openMatchesSql = '(SELECT id FROM matches WHERE NOT barred)';

/**
 * Subquery: a user's accepted matches that are not barred, with the other user's id, the time of acceptance, and whether
 * the other cannot be reached.
 */
export const acceptedMatchesSql = (user: string): string => `
  (SELECT id, recipient_id AS other_id, responded_at AS accepted_at, recipient_away AS is_away FROM matches
   WHERE requester_id = ${user} AND status = 'accepted' AND NOT barred
   UNION ALL
   SELECT id, requester_id, responded_at, requester_away FROM matches
   WHERE recipient_id = ${user} AND status = 'accepted' AND NOT barred)`;

/**
 * SQL that locks the match of two users until the commit. Columns: id, status, barred, responded_at, is_away (whether one of
 * the two cannot be reached).
 */
export const lockMatchBetweenSql = (one: string, other: string): string => `
  SELECT id, status, barred, responded_at, ${isAwaySql('matches')} AS is_away FROM matches
  WHERE ${isMatchOfSql('matches', one, other)} FOR UPDATE`;

/** Subquery: ids of all accepted matches, barred or not. */
export const acceptedSql = `(SELECT id FROM matches WHERE status = 'accepted')`;

/**
 * SQL that locks, until the commit, so many accepted matches with ids after one, barred or not, in order of id. Columns: id,
 * requester_id, recipient_id, barred.
 */
export const lockNextAcceptedSql = (after: string, count: string): string => `
  SELECT id, requester_id, recipient_id, barred FROM matches
  WHERE id > ${after} AND status = 'accepted' ORDER BY id LIMIT ${count} FOR UPDATE`;

/** SQL that locks a match until the commit. */
export const lockMatchSql = (id: string): string => `SELECT id FROM matches WHERE id = ${id} FOR UPDATE`;

/**
 * SQL that locks, until the commit, those of the given matches whose two may write to each other: accepted, not barred,
 * and nobody away; ordered by id, so that two transactions cannot deadlock. Columns: id, requester_id, recipient_id.
 */
export const lockAcceptedMatchesSql = (ids: string): string => `
  SELECT id, requester_id, recipient_id FROM matches
  WHERE id = ANY(${ids}) AND status = 'accepted' AND NOT barred AND NOT ${isAwaySql('matches')}
  ORDER BY id FOR UPDATE`;
