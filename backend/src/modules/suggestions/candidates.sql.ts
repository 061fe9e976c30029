import { blockedSql } from '../../tables/blocks.sql.js';
import { matchedWithSql } from '../../tables/matches.sql.js';

/** SQL of those whom the viewer ($1) has a match with, in any state, or is blocked from, either way. */
const knownUsersSql = `${matchedWithSql('$1')} UNION ALL ${blockedSql('$1')}`;

/**
 * SQL condition: may this user be suggested to the viewer ($1)? The one place that says whom suggestions leave out; each
 * of their statements has it. `user` is a column that holds the user's id.
 */
export const mayBeSuggestedSql = (user: string): string =>
  `${user} <> $1 AND ${user} NOT IN (${knownUsersSql})`;
