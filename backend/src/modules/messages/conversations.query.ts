import { momentSql } from '../../platform/database/moment.sql.js';
import { pairConversationSql } from '../../tables/together/conversations.sql.js';
import { acceptedMatchesSql } from '../../tables/matches.sql.js';
import { peopleSql } from '../../tables/users.sql.js';
import { readableContent, visibleReadAt } from './columns/message-columns.sql.js';
import type { MessageRow } from './message.view.js';

/** A conversation, as `conversationsSql` reads it. */
export interface ConversationRow {
  matchId: number;
  /** Null while the backfill has not come to the match yet. */
  conversationId: number | null;
  /** Time of the last message or of the acceptance, in microseconds, as precise as in the database. */
  activeAt: number;
  unreadCount: number;
  userId: number;
  name: string;
  profileImage: string | null;
  isReadOnly: boolean;
  last: (Omit<MessageRow, 'createdAt' | 'readAt'> & { createdAt: string; readAt: string | null }) | null;
}

/**
 * A page of a user's ($1) conversations, the latest first; one without messages sorts by its acceptance. $2 and $3 are
 * the time and match id to begin after (or null), $4 the limit, $5 the other user, to get only the conversation with
 * them (or null).
 */
export const conversationsSql = `
  WITH active AS (
    SELECT accepted.id, accepted.other_id, accepted.is_away, last.message_id,
      ${momentSql('coalesce(last.created_at, accepted.accepted_at)')} AS active_at
    FROM ${acceptedMatchesSql('$1')} accepted LEFT JOIN LATERAL (
      SELECT id AS message_id, created_at FROM messages
      WHERE match_id = accepted.id ORDER BY id DESC LIMIT 1
    ) last ON true
    WHERE $5::int IS NULL OR accepted.other_id = $5
  ),
  page AS (
    SELECT * FROM active
    WHERE $2::bigint IS NULL OR (active_at, id) < ($2, $3::int)
    ORDER BY active_at DESC, id DESC LIMIT $4
  )
  SELECT page.id AS "matchId", ${pairConversationSql('page.id')} AS "conversationId", page.active_at AS "activeAt", page.other_id AS "userId",
    person.name, person.profile_image AS "profileImage",
    page.is_away AS "isReadOnly",
    (
      SELECT count(*) FROM messages
      WHERE receiver_id = $1 AND match_id = page.id AND read_at IS NULL
    )::int AS "unreadCount",
    CASE WHEN message.id IS NOT NULL THEN json_build_object(
      'id', message.id, 'senderId', message.sender_id, 'receiverId', message.receiver_id,
      'content', ${readableContent}, 'isHidden', message.hidden_at IS NOT NULL, 'clientId', message.client_id,
      'createdAt', message.created_at, 'read', message.read_at IS NOT NULL,
      'readAt', ${visibleReadAt}
    ) END AS last
  FROM page
  JOIN ${peopleSql} person ON person.id = page.other_id
  LEFT JOIN messages message ON message.id = page.message_id
  ORDER BY page.active_at DESC, page.id DESC`;
