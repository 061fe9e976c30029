/**
 * SQL that locks, until the commit, those of the given conversations that may be written to; ordered by id, so that two
 * transactions cannot deadlock. Columns: id, kind, match_id, members, apart.
 *
 * @public
 */
export const lockOpenConversationsSql = (ids: string): string => `
  SELECT id, kind, match_id, members, apart FROM conversations
  WHERE id = ANY(${ids}) AND is_open AND (writable_until IS NULL OR writable_until > clock_timestamp())
  ORDER BY id FOR UPDATE`;

/** Subquery: the id of a match's conversation; null if the backfill has not come to it yet. */
export const pairConversationSql = (match: string): string =>
  `(SELECT id FROM conversations WHERE match_id = ${match})`;

/** SQL that selects the ids of the conversations of more than two that a user is in, was in, or is invited to. */
export const groupsOfSql = (user: string): string => `
  SELECT conversations.id FROM conversations
  JOIN conversation_members ON conversation_id = conversations.id
  WHERE user_id = ${user} AND kind <> 'pair'`;

/** Subquery: the id of a meetup's conversation. */
export const meetupConversationSql = (meetup: string): string =>
  `(SELECT id FROM conversations WHERE meetup_id = ${meetup})`;
