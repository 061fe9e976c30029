/**
 * SQL that selects the ids of users who blocked a user or were blocked by them. `user` is an int placeholder; null
 * selects nobody. For `NOT IN`, so that it is evaluated once per statement and not once per row.
 */
export const blockedSql = (user: string): string => `
  SELECT blocked_id FROM blocks WHERE blocker_id = ${user}::int
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${user}::int`;

/** SQL that selects the ids of users who blocked a user. `user` is an int placeholder. */
export const blockersSql = (user: string): string =>
  `SELECT blocker_id FROM blocks WHERE blocked_id = ${user}::int`;

/** SQL condition: the first user has blocked the second. */
export const hasBlockedSql = (blocker: string, blocked: string): string =>
  `EXISTS (SELECT FROM blocks WHERE blocker_id = ${blocker} AND blocked_id = ${blocked})`;

/**
 * SQL condition: neither of two users has blocked the other. For statements about many pairs: both users may be columns, and
 * each half becomes an anti-join. Where one of the two is a placeholder, `blockedSql` is for that.
 */
export const isUnblockedSql = (one: string, other: string): string =>
  `(NOT ${hasBlockedSql(one, other)} AND NOT ${hasBlockedSql(other, one)})`;

/** SQL condition: a block between two users that is in force is older than a moment. */
export const wereBlockedSql = (one: string, other: string, at: string): string => `
  EXISTS (
    SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})) AND blocks.created_at < ${at}
  )`;

/** SQL expression: those of some users between whom there is a block, two by two. `users` is an int[]. */
export const blockedPairsSql = (users: string): string => `
  ARRAY(SELECT unnest(ARRAY[one, other]) FROM (
    SELECT DISTINCT least(blocker_id, blocked_id) AS one, greatest(blocker_id, blocked_id) AS other FROM blocks
    WHERE blocker_id = ANY (${users}) AND blocked_id = ANY (${users})
  ) pair)`;
