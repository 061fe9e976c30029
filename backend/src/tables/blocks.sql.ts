/**
 * SQL of the ids of those who do not exist for a user, because either blocked the other. `user` is a placeholder of an int
 * (nobody for null). As a list, so that it is made once a statement and not asked for each row.
 */
export const blockedSql = (user: string): string => `
  SELECT blocked_id FROM blocks WHERE blocker_id = ${user}::int
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${user}::int`;
