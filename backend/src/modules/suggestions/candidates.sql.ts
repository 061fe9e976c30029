import { blockedSql } from '../../tables/blocks.sql.js';
import { matchedWithSql } from '../../tables/matches.sql.js';

/** SQL that selects the users with whom the viewer ($1) has a match, in any state, or a block, in either direction. */
const knownUsersSql = `${matchedWithSql('$1')} UNION ALL ${blockedSql('$1')}`;

/**
 * SQL condition: whether a user may be suggested to the viewer ($1). Each statement that ranks has it. `user` is a
 * column with the user's id.
 */
export const mayBeSuggestedSql = (user: string): string =>
  `${user} <> $1 AND ${user} NOT IN (${knownUsersSql})`;
