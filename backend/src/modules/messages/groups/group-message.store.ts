import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import {
  lockOpenConversationsSql,
  readersSql,
  unmutedGroupsSql,
} from '../../../tables/together/conversations.sql.js';
import { unreadInGroupSql } from '../../../tables/messages.sql.js';
import { readableContent } from '../columns/message-columns.sql.js';
import type { GroupMessageRow, StoredGroupMessage } from './group-message.view.js';

export interface NewGroupMessage {
  conversationId: number;
  senderId: number;
  content: string;
  clientId: string | null;
}

/** A line of the system: `userId` is whom it is about. */
export interface NewLine {
  conversationId: number;
  userId: number;
  kind: Exclude<GroupMessageRow['kind'], 'text'>;
  content: string;
}

/** What of a conversation somebody may read. */
export interface Readable {
  conversationId: number;
  /** The latest message before they joined. */
  joinedAfter: number;
  /** Whose messages they do not read. */
  apartFrom: readonly number[];
}

const columns = `
  message.id, message.conversation_id AS "conversationId", message.sender_id AS "senderId", message.kind,
  ${readableContent} AS content, message.hidden_at IS NOT NULL AS "isHidden", message.client_id AS "clientId",
  message.created_at AS "createdAt"`;

// As for messages of two: the conversations' rows are locked before ids are assigned and until the commit. The locked row says
// who may write, and who was in at that moment.
export const insertGroupMessagesSql = `
  WITH conversation AS MATERIALIZED (${lockOpenConversationsSql('$1::int[]')}),
  message AS (
    INSERT INTO messages (conversation_id, sender_id, content, client_id, created_at)
    SELECT conversation_id, sender_id, content, client_id, clock_timestamp()
    FROM unnest($1::int[], $2::int[], $3::text[], $4::uuid[]) WITH ORDINALITY
      AS sent (conversation_id, sender_id, content, client_id, at)
    JOIN conversation ON conversation.id = conversation_id AND kind <> 'pair' AND sender_id = ANY (members)
    ORDER BY at
    ON CONFLICT (sender_id, client_id) DO NOTHING
    RETURNING *
  )
  SELECT ${columns}, members, apart FROM message JOIN conversation ON conversation.id = conversation_id ORDER BY message.id`;

// To those who may read it now: who joined since then may not. Nothing, for a sender who is not among them any more.
const storedSql = `
  SELECT ${columns}, reader.members, reader.apart
  FROM unnest($1::int[], $2::int[], $3::uuid[]) AS sought (conversation_id, sender_id, client_id)
  JOIN messages message ON message.sender_id = sought.sender_id AND message.client_id = sought.client_id
    AND message.conversation_id = sought.conversation_id AND match_id IS NULL
  JOIN LATERAL ${readersSql('message.conversation_id', 'message.id')} reader ON message.sender_id = ANY (reader.members)`;

const readable = `
  message.conversation_id = $1 AND match_id IS NULL AND message.id > $2
  AND (message.kind <> 'text' OR message.sender_id <> ALL ($3::int[]))`;

export const newestInGroupSql = `
  SELECT ${columns} FROM messages message
  WHERE ${readable} AND ($4::bigint IS NULL OR message.id < $4) ORDER BY message.id DESC LIMIT $5`;

export const afterInGroupSql = `
  SELECT ${columns} FROM messages message WHERE ${readable} AND message.id > $4 ORDER BY message.id LIMIT $5`;

const byIdsSql = `SELECT ${columns} FROM messages message WHERE id = ANY ($1::bigint[]) AND match_id IS NULL`;

const storedNowSql = `
  SELECT ${columns}, reader.members, reader.apart FROM messages message
  JOIN LATERAL ${readersSql('message.conversation_id', 'message.id')} reader ON true
  WHERE message.id = $1 AND match_id IS NULL`;

const placeSql = `SELECT conversation_id AS "conversationId" FROM messages WHERE id = $1 AND match_id IS NULL`;

const lineSql = `
  WITH message AS (
    INSERT INTO messages (conversation_id, sender_id, kind, content, created_at)
    VALUES ($1, $2, $3, $4, clock_timestamp()) RETURNING *
  )
  SELECT ${columns} FROM message`;

const latestIdSql = `
  SELECT coalesce((
    SELECT id FROM messages WHERE conversation_id = $1 AND match_id IS NULL ORDER BY id DESC LIMIT 1
  ), 0)::bigint AS id`;

export const unreadGroupsSql = `
  SELECT count(*)::int AS count FROM ${unmutedGroupsSql('$1')} membership
  WHERE ${unreadInGroupSql('$1', 'membership', 1)} > 0`;

/** Statements on the messages of conversations of several. Callers check permissions. */
@Injectable()
export class GroupMessageStore {
  constructor(private readonly pool: PgPool) {}

  /**
   * Stores messages in the given order, all in one commit. Returns each as stored: the earlier message if its sender has stored
   * one with this clientId before, undefined if they cannot write there.
   */
  async insert(messages: readonly NewGroupMessage[]): Promise<(StoredGroupMessage | undefined)[]> {
    const { rows } = await this.pool.query<StoredGroupMessage>({
      name: 'insert-group-messages',
      text: insertGroupMessagesSql,
      values: [
        messages.map(({ conversationId }) => conversationId),
        messages.map(({ senderId }) => senderId),
        messages.map(({ content }) => content),
        messages.map(({ clientId }) => clientId),
      ],
    });
    const stored = storedOf(messages, rows);
    return rows.length === messages.length ? stored : this.withEarlier(messages, stored);
  }

  /** A line of the system, in the transaction that holds the conversation's lock. */
  async addLine(manager: EntityManager, line: NewLine): Promise<GroupMessageRow> {
    const { conversationId, userId, kind, content } = line;
    const [row] = await manager.query<[GroupMessageRow]>(lineSql, [conversationId, userId, kind, content]);
    return row;
  }

  /** The id of the latest message; 0 if there is none. */
  async latestId(manager: EntityManager, conversationId: number): Promise<number> {
    const [{ id }] = await manager.query<[{ id: number }]>(latestIdSql, [conversationId]);
    return id;
  }

  /** One page, oldest first. `hasMore`: whether there are more in the direction of paging. */
  async page(
    { conversationId, joinedAfter, apartFrom }: Readable,
    { before, after }: { before?: number; after?: number },
    limit: number,
  ): Promise<{ rows: GroupMessageRow[]; hasMore: boolean }> {
    const place = [conversationId, joinedAfter, apartFrom];
    const found = await this.pool.query<GroupMessageRow>(
      after === undefined
        ? { name: 'group-newest', text: newestInGroupSql, values: [...place, before ?? null, limit + 1] }
        : { name: 'group-after', text: afterInGroupSql, values: [...place, after, limit + 1] },
    );
    const rows = found.rows.slice(0, limit);
    return { rows: after === undefined ? rows.reverse() : rows, hasMore: found.rows.length > limit };
  }

  async byIds(ids: readonly number[]): Promise<GroupMessageRow[]> {
    return (await this.pool.query<GroupMessageRow>(byIdsSql, [ids])).rows;
  }

  /** A message as it is now, with who may read it; undefined if it is in no conversation of several. */
  async storedNow(manager: EntityManager, id: number): Promise<StoredGroupMessage | undefined> {
    const [row]: StoredGroupMessage[] = await manager.query(storedNowSql, [id]);
    return row;
  }

  /** In which conversation of several a message is; undefined if it is in none. */
  async placeOf(id: number): Promise<number | undefined> {
    return (await this.pool.query<{ conversationId: number }>(placeSql, [id])).rows[0]?.conversationId;
  }

  /** In how many conversations of several, of those that are not muted, a user has unread messages. */
  async unread(userId: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(unreadGroupsSql, [userId]);
    return rows[0]?.count ?? 0;
  }

  /** Fills the gaps with the messages that were stored before under the same clientIds. */
  private async withEarlier(
    messages: readonly NewGroupMessage[],
    stored: readonly (StoredGroupMessage | undefined)[],
  ): Promise<(StoredGroupMessage | undefined)[]> {
    const missing = messages.filter(({ clientId }, at) => clientId !== null && !stored[at]);
    if (missing.length === 0) return [...stored];
    const { rows } = await this.pool.query<StoredGroupMessage>(storedSql, [
      missing.map(({ conversationId }) => conversationId),
      missing.map(({ senderId }) => senderId),
      missing.map(({ clientId }) => clientId),
    ]);
    return messages.map((message, at) => {
      const row = stored[at] ?? rows.find((earlier) => message.clientId !== null && isOf(earlier, message));
      // PostgreSQL returns UUIDs in lower case; the sender expects the clientId as they sent it.
      return row && { ...row, clientId: message.clientId };
    });
  }
}

const isOf = (row: GroupMessageRow, { conversationId, senderId, clientId }: NewGroupMessage): boolean =>
  row.conversationId === conversationId &&
  row.senderId === senderId &&
  row.clientId === (clientId?.toLowerCase() ?? null);

/** Rows come in the order of the messages, and a message that was not stored has none. */
const storedOf = (
  messages: readonly NewGroupMessage[],
  rows: readonly StoredGroupMessage[],
): (StoredGroupMessage | undefined)[] => {
  let next = 0;
  return messages.map((message) => {
    const row = rows[next];
    if (!row || !isOf(row, message)) return undefined;
    next += 1;
    return { ...row, clientId: message.clientId };
  });
};
