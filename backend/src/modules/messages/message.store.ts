import { Injectable } from '@nestjs/common';
import { type UnreadView, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { lockAcceptedMatchesSql, openMatchesSql, readableMatchSql } from '../../tables/matches.sql.js';
import { messageColumns, visibleReadAt } from './columns/message-columns.sql.js';
import type { MessageRow } from './message.view.js';

export interface NewMessage {
  matchId: number;
  conversationId: number | null;
  senderId: number;
  receiverId: number;
  content: string;
  clientId: string | null;
}

interface InsertedRow {
  id: number;
  matchId: number;
  senderId: number;
  clientId: string | null;
  createdAt: Date;
}

/** A page of a thread: before a message, after one, or the newest. */
export interface ThreadPosition {
  before?: number;
  after?: number;
}

// The matches' rows are locked before ids are assigned and until the commit: within a conversation ids are in commit
// order, so that reading all after an id misses none. The locked row also decides who may message whom, whatever is
// cached.
export const insertSql = `
  WITH conversation AS MATERIALIZED (${lockAcceptedMatchesSql('$1::int[]')})
  INSERT INTO messages (match_id, conversation_id, sender_id, receiver_id, content, client_id, created_at)
  SELECT match_id, conversation_id, sender_id, receiver_id, content, client_id, clock_timestamp()
  FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::text[], $6::uuid[]) WITH ORDINALITY
    AS sent (match_id, conversation_id, sender_id, receiver_id, content, client_id, at)
  JOIN conversation ON conversation.id = match_id
    AND (sender_id, receiver_id) IN ((requester_id, recipient_id), (recipient_id, requester_id))
  ORDER BY at
  ON CONFLICT (sender_id, client_id) DO NOTHING
  RETURNING id, match_id AS "matchId", sender_id AS "senderId", client_id AS "clientId", created_at AS "createdAt"`;

const storedSql = `
  SELECT ${messageColumns} FROM unnest($1::int[], $2::uuid[]) AS sought (sender_id, client_id)
  JOIN messages message ON message.sender_id = sought.sender_id AND message.client_id = sought.client_id
  JOIN ${openMatchesSql} match ON match.id = message.match_id`;

const threadSql = `
  SELECT ${messageColumns} FROM messages message WHERE match_id = ${readableMatchSql('$1::int', '$2::int')}`;

const newestSql = `${threadSql} AND ($3::bigint IS NULL OR id < $3) ORDER BY id DESC LIMIT $4`;

const afterSql = `${threadSql} AND id > $3 ORDER BY id LIMIT $4`;

// Locked in order of id, so that two tabs that read at once cannot deadlock. Asked for once, the time is that of all.
export const readSql = `
  WITH unread AS (
    SELECT id FROM messages
    WHERE receiver_id = $1 AND match_id = $2 AND id <= $3 AND read_at IS NULL
    ORDER BY id FOR UPDATE
  )
  UPDATE messages message SET read_at = (SELECT clock_timestamp()) FROM unread WHERE message.id = unread.id
  RETURNING ${visibleReadAt} AS "readAt", (
    SELECT count(*) FROM messages WHERE receiver_id = $1 AND match_id = $2 AND id > $3 AND read_at IS NULL
  )::int AS "unreadCount"`;

// Two users have one conversation, so that senders can be counted instead of conversations.
const unreadSql = `
  SELECT sender_id AS "senderId", count(*) OVER ()::int AS count
  FROM (
    SELECT DISTINCT sender_id FROM messages
    JOIN ${openMatchesSql} match ON match.id = match_id
    WHERE receiver_id = $1 AND read_at IS NULL
  ) senders
  ORDER BY sender_id LIMIT $2`;

const receivedSql = `
  SELECT match_id AS "matchId", sender_id AS "senderId" FROM messages
  JOIN ${openMatchesSql} match ON match.id = match_id
  WHERE messages.id = $1 AND receiver_id = $2`;

const hideSql = `
  WITH changed AS (
    UPDATE messages SET hidden_at = CASE WHEN $2 THEN now() END
    WHERE id = $1 AND (hidden_at IS NOT NULL) <> $2 RETURNING id
  )
  SELECT id FROM changed`;

const openSql = `
  SELECT ${messageColumns} FROM messages message
  JOIN ${openMatchesSql} match ON match.id = message.match_id WHERE message.id = $1`;

/** Statements on the table of messages. Callers check permissions. */
@Injectable()
export class MessageStore {
  constructor(private readonly pool: PgPool) {}

  /**
   * Stores messages in the given order, all in one commit. Returns each as stored: the earlier message if its sender
   * has stored one with this clientId before, undefined if the two are no longer matched.
   */
  async insert(messages: readonly NewMessage[]): Promise<(MessageRow | undefined)[]> {
    const { rows } = await this.pool.query<InsertedRow>({
      name: 'insert-messages',
      text: insertSql,
      values: [
        messages.map(({ matchId }) => matchId),
        messages.map(({ conversationId }) => conversationId),
        messages.map(({ senderId }) => senderId),
        messages.map(({ receiverId }) => receiverId),
        messages.map(({ content }) => content),
        messages.map(({ clientId }) => clientId),
      ],
    });
    const stored = storedOf(messages, rows);
    return rows.length === messages.length ? stored : this.withEarlier(messages, stored);
  }

  /** One page of what two users may read of each other, oldest first. `hasMore`: in the direction of paging. */
  async page(between: readonly [number, number], { before, after }: ThreadPosition, limit: number) {
    const found = await this.pool.query<MessageRow>(
      after === undefined
        ? { name: 'thread-newest', text: newestSql, values: [...between, before ?? null, limit + 1] }
        : { name: 'thread-after', text: afterSql, values: [...between, after, limit + 1] },
    );
    const rows = found.rows.slice(0, limit);
    return { rows: after === undefined ? rows.reverse() : rows, hasMore: found.rows.length > limit };
  }

  /** The match and the sender of a received message; undefined if the user received no such message. */
  async received(userId: number, id: number): Promise<{ matchId: number; senderId: number } | undefined> {
    const { rows } = await this.pool.query<{ matchId: number; senderId: number }>(receivedSql, [id, userId]);
    return rows[0];
  }

  /**
   * Marks the messages that a user received in a conversation, up to a given one, as read. Returns how many these were,
   * the time if the author may know it, and how many are still unread.
   */
  async markRead(
    receiverId: number,
    matchId: number,
    upToId: number,
  ): Promise<{ count: number; readAt: Date | null; unreadCount: number }> {
    const values = [receiverId, matchId, upToId];
    const { rows } = await this.pool.query<{ readAt: Date | null; unreadCount: number }>(readSql, values);
    const last = rows.at(-1);
    return { count: rows.length, readAt: last?.readAt ?? null, unreadCount: last?.unreadCount ?? 0 };
  }

  /** Returns the message as its two users read it then; undefined if it was so before, or a block is between them. */
  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<MessageRow | undefined> {
    const changed: unknown[] = await manager.query(hideSql, [id, isHidden]);
    if (changed.length === 0) return undefined;
    const [row]: MessageRow[] = await manager.query(openSql, [id]);
    return row;
  }

  /** How many conversations have unread messages for a user, and the first of their senders. */
  async unread(userId: number): Promise<Pick<UnreadView, 'conversations' | 'userIds'>> {
    const { rows } = await this.pool.query<{ senderId: number; count: number }>(unreadSql, [
      userId,
      limits.unreadSenders,
    ]);
    return { conversations: rows[0]?.count ?? 0, userIds: rows.map(({ senderId }) => senderId) };
  }

  /** Fills the gaps with the messages that were stored before under the same clientIds. */
  private async withEarlier(
    messages: readonly NewMessage[],
    stored: readonly (MessageRow | undefined)[],
  ): Promise<(MessageRow | undefined)[]> {
    const missing = messages.filter(({ clientId }, at) => clientId !== null && !stored[at]);
    const { rows } = await this.pool.query<MessageRow>(storedSql, [
      missing.map(({ senderId }) => senderId),
      missing.map(({ clientId }) => clientId),
    ]);
    const earlier = new Map(rows.map((row) => [keyOf(row), row]));
    return messages.map((message, at) => {
      const row = stored[at] ? undefined : earlier.get(keyOf(message));
      // PostgreSQL returns UUIDs in lower case; the sender expects the clientId as they sent it.
      return row ? { ...row, clientId: message.clientId } : stored[at];
    });
  }
}

const keyOf = ({ senderId, clientId }: { senderId: number; clientId: string | null }): string =>
  `${senderId}:${clientId?.toLowerCase() ?? ''}`;

const isOf = (row: InsertedRow, { matchId, senderId, clientId }: NewMessage): boolean =>
  row.matchId === matchId && row.senderId === senderId && row.clientId === (clientId?.toLowerCase() ?? null);

/** Rows come in the order of the messages, and a message that was not stored has none. */
const storedOf = (
  messages: readonly NewMessage[],
  rows: readonly InsertedRow[],
): (MessageRow | undefined)[] => {
  let next = 0;
  return messages.map((message) => {
    const row = rows[next];
    if (!row || !isOf(row, message)) return undefined;
    next += 1;
    const { senderId, receiverId, content, clientId } = message;
    const { id, createdAt } = row;
    return {
      id,
      senderId,
      receiverId,
      content,
      isHidden: false,
      clientId,
      createdAt,
      read: false,
      readAt: null,
    };
  });
};
