import { blockedSql } from '../../tables/blocks.sql.js';

/** SQL of those whom the viewer ($1) has a match with, in any state, or is blocked from, either way. */
const knownUsersSql = `
  SELECT recipient_id FROM matches WHERE requester_id = $1
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = $1
  UNION ALL ${blockedSql('$1')}`;

/**
 * SQL condition: may this user be suggested to the viewer ($1)? The one place that says whom suggestions leave out; each
 * of their statements has it. `user` is a column that holds the user's id.
 */
export const mayBeSuggestedSql = (user: string): string =>
  `${user} <> $1 AND ${user} NOT IN (${knownUsersSql})`;
