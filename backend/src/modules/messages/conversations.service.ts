import { Injectable } from '@nestjs/common';
import { type ConversationView, type SharedTripView, type UnreadView, limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { type Page, encodeCursor, pageOf, decodeCursor } from '../../platform/validation/page.js';
import { MatchesService } from '../matches/matches.service.js';
import { type ConversationRow, conversationsSql } from './conversations.query.js';
import { GroupMessageStore } from './groups/group-message.store.js';
import { MessageStore } from './message.store.js';
import { type MessageRow, toMessageView } from './message.view.js';
import type { ConversationsDto } from './messages.dto.js';

/** A user's conversations, one per accepted match. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly pool: PgPool,
    private readonly store: MessageStore,
    private readonly groups: GroupMessageStore,
    private readonly matches: MatchesService,
  ) {}

  /** The latest first, each with its last message and the two users' shared trip. */
  async page(userId: number, query: ConversationsDto): Promise<Page<ConversationView>> {
    const limit = query.limit ?? limits.pageSize.default;
    const after = decodeCursor(query.cursor, 'moment', 'int');
    const rows = await this.rows(userId, after, limit + 1, query.with);
    const { page, next } = pageOf(rows, limit, (row) => encodeCursor(row.activeAt, row.matchId));
    const others = page.map((row) => row.userId);
    const shared = await this.matches.sharedTrips(userId, others);
    return { page: page.map((row) => toConversationView(row, userId, shared.get(row.userId))), next };
  }

  /** So many of a user's conversations with one traveler, the latest first, after a moment and the id of a match. */
  async rows(
    userId: number,
    after: readonly [activeAt: number, matchId: number] | undefined,
    count: number,
    otherUserId?: number,
  ): Promise<ConversationRow[]> {
    const values = [userId, ...(after ?? [null, null]), count, otherUserId ?? null];
    const statement = { name: 'conversations', text: conversationsSql, values };
    return (await this.pool.query<ConversationRow>(statement)).rows;
  }

  /** How many conversations have something unread, of those of several the ones that are not muted; and the requests. */
  async unread(userId: number): Promise<UnreadView> {
    const [unread, groups, requests] = await Promise.all([
      this.store.unread(userId),
      this.groups.unread(userId),
      this.matches.countPending(userId),
    ]);
    return { ...unread, conversations: unread.conversations + groups, requests };
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
  ...(row.isReadOnly && { isReadOnly: true }),
});

const rowOf = ({ createdAt, readAt, ...rest }: NonNullable<ConversationRow['last']>): MessageRow => ({
  ...rest,
  createdAt: new Date(createdAt),
  readAt: readAt === null ? null : new Date(readAt),
});
