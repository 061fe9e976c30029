import { Injectable } from '@nestjs/common';
import { type ConversationView, type SharedTripView, type UnreadView, limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { type Page, encodeCursor, pageOf, decodeCursor } from '../../platform/validation/page.js';
import { MatchesService } from '../matches/matches.service.js';
import { MessageStore } from './message.store.js';
import { type MessageRow, toMessageView, toldReadAt } from './message.view.js';
import type { ConversationsDto } from './messages.dto.js';

interface ConversationRow {
  matchId: number;
  /** When something last happened, in microseconds, as exactly as the database keeps it. */
  activeAt: number;
  unreadCount: number;
  userId: number;
  name: string;
  profileImage: string | null;
  last: (Omit<MessageRow, 'createdAt' | 'readAt'> & { createdAt: string; readAt: string | null }) | null;
}

// A conversation without messages stands where its acceptance puts it. $5: with this user alone, or null.
const conversationsSql = `
  WITH accepted AS (
    SELECT id, recipient_id AS other_id, responded_at FROM matches
    WHERE requester_id = $1 AND status = 'accepted' AND NOT barred AND ($5::int IS NULL OR recipient_id = $5)
    UNION ALL
    SELECT id, requester_id, responded_at FROM matches
    WHERE recipient_id = $1 AND status = 'accepted' AND NOT barred AND ($5::int IS NULL OR requester_id = $5)
  ),
  active AS (
    SELECT accepted.id, accepted.other_id, last.message_id,
      (extract(epoch FROM coalesce(last.created_at, accepted.responded_at)) * 1000000)::bigint AS active_at
    FROM accepted LEFT JOIN LATERAL (
      SELECT id AS message_id, created_at FROM messages
      WHERE match_id = accepted.id ORDER BY id DESC LIMIT 1
    ) last ON true
  ),
  page AS (
    SELECT * FROM active
    WHERE $2::bigint IS NULL OR (active_at, id) < ($2, $3::int)
    ORDER BY active_at DESC, id DESC LIMIT $4
  )
  SELECT page.id AS "matchId", page.active_at AS "activeAt", page.other_id AS "userId",
    users.name, users.profile_image AS "profileImage",
    (
      SELECT count(*) FROM messages
      WHERE receiver_id = $1 AND match_id = page.id AND read_at IS NULL
    )::int AS "unreadCount",
    CASE WHEN message.id IS NOT NULL THEN json_build_object(
      'id', message.id, 'senderId', message.sender_id, 'receiverId', message.receiver_id,
      'content', message.content, 'clientId', message.client_id,
      'createdAt', message.created_at, 'read', message.read_at IS NOT NULL,
      'readAt', ${toldReadAt}
    ) END AS last
  FROM page
  JOIN users ON users.id = page.other_id
  LEFT JOIN messages message ON message.id = page.message_id
  ORDER BY page.active_at DESC, page.id DESC`;

/** Who a user talks with: one conversation an accepted match. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly pool: PgPool,
    private readonly store: MessageStore,
    private readonly matches: MatchesService,
  ) {}

  /** The latest first, each with its last message and the trip the two share. */
  async page(userId: number, query: ConversationsDto): Promise<Page<ConversationView>> {
    const limit = query.limit ?? limits.pageSize.default;
    const [activeAt, matchId] = decodeCursor(query.cursor, 'moment', 'int') ?? [null, null];
    const values = [userId, activeAt, matchId, limit + 1, query.with ?? null];
    const { rows } = await this.pool.query<ConversationRow>(conversationsSql, values);
    const { page, next } = pageOf(rows, limit, (row) => encodeCursor(row.activeAt, row.matchId));
    const others = page.map((row) => row.userId);
    const shared = await this.matches.sharedTrips(userId, others);
    return { page: page.map((row) => toConversationView(row, userId, shared.get(row.userId))), next };
  }

  async unread(userId: number): Promise<UnreadView> {
    const [unread, requests] = await Promise.all([this.store.unread(userId), this.matches.requests(userId)]);
    return { ...unread, requests };
  }
}

const toConversationView = (
  row: ConversationRow,
  viewerId: number,
  shared: SharedTripView | undefined,
): ConversationView => ({
  user: { id: row.userId, name: row.name, profileImage: row.profileImage },
  messages: row.last ? [toMessageView(rowOf(row.last), viewerId)] : [],
  unreadCount: row.unreadCount,
  shared: shared ?? null,
});

const rowOf = ({ createdAt, readAt, ...rest }: NonNullable<ConversationRow['last']>): MessageRow => ({
  ...rest,
  createdAt: new Date(createdAt),
  readAt: readAt === null ? null : new Date(readAt),
});
