import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import { Problem } from '../../platform/http/problem.js';
import { type MessageRow, messageColumns, toldReadAt } from './message.view.js';

export interface NewMessage {
  matchId: number;
  senderId: number;
  receiverId: number;
  content: string;
  clientId: string | null;
}

/** A page of a thread: before a message, after one, or the newest. */
export interface ThreadPosition {
  before?: number;
  after?: number;
}

// The match's row is locked before an id is drawn, until the commit: in one conversation ids are in the order of the
// commits, and whoever asks for all after an id misses none. One statement, one way to the database and back.
const insertSql = `
  WITH conversation AS MATERIALIZED (SELECT id FROM matches WHERE id = $1 FOR UPDATE)
  INSERT INTO messages AS message (match_id, sender_id, receiver_id, content, client_id, created_at)
  SELECT id, $2, $3, $4, $5, clock_timestamp() FROM conversation
  ON CONFLICT (sender_id, client_id) DO NOTHING
  RETURNING ${messageColumns}`;

const storedSql = `SELECT ${messageColumns} FROM messages message WHERE sender_id = $1 AND client_id = $2`;

const newestSql = `
  SELECT ${messageColumns} FROM messages message
  WHERE match_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`;

const afterSql = `
  SELECT ${messageColumns} FROM messages message WHERE match_id = $1 AND id > $2 ORDER BY id LIMIT $3`;

// Locked in the order of their ids, so that two tabs that read at once do not wait for each other.
const readSql = `
  WITH unread AS (
    SELECT id FROM messages
    WHERE receiver_id = $1 AND match_id = $2 AND id <= $3 AND read_at IS NULL
    ORDER BY id FOR UPDATE
  )
  UPDATE messages message SET read_at = clock_timestamp() FROM unread WHERE message.id = unread.id
  RETURNING ${toldReadAt} AS "readAt"`;

/** The table of messages: its statements, and nothing about who may. */
@Injectable()
export class MessageStore {
  constructor(private readonly pool: PgPool) {}

  /**
   * Stores a message once: `isNew` is false where its sender stored one with this clientId before.
   * @throws Problem 403 when the match is gone
   */
  async insert(message: NewMessage): Promise<{ row: MessageRow; isNew: boolean }> {
    const { matchId, senderId, receiverId, content, clientId } = message;
    const inserted = await this.pool.query<MessageRow>({
      name: 'insert-message',
      text: insertSql,
      values: [matchId, senderId, receiverId, content, clientId],
    });
    const [row] = inserted.rows;
    return row ? { row, isNew: true } : { row: await this.stored(senderId, clientId), isNew: false };
  }

  /** One page of a conversation, oldest first; `hasMore`: beyond it, away from the position it was asked for. */
  async page(
    matchId: number,
    { before, after }: ThreadPosition,
    limit: number,
  ): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
    const found =
      after === undefined
        ? await this.pool.query<MessageRow>(newestSql, [matchId, before ?? null, limit + 1])
        : await this.pool.query<MessageRow>(afterSql, [matchId, after, limit + 1]);
    const rows = found.rows.slice(0, limit);
    return { rows: after === undefined ? rows.reverse() : rows, hasMore: found.rows.length > limit };
  }

  /** Where a received message belongs; undefined when the user received no such message. */
  async received(userId: number, id: number): Promise<{ matchId: number; senderId: number } | undefined> {
    const { rows } = await this.pool.query<{ matchId: number; senderId: number }>(
      'SELECT match_id AS "matchId", sender_id AS "senderId" FROM messages WHERE id = $1 AND receiver_id = $2',
      [id, userId],
    );
    return rows[0];
  }

  /**
   * Marks what a user received in a conversation, up to a message, as read. Gives how many that changed, and the time as
   * far as the author may know it.
   */
  async markRead(
    receiverId: number,
    matchId: number,
    upToId: number,
  ): Promise<{ count: number; readAt: Date | null }> {
    const { rows } = await this.pool.query<{ readAt: Date | null }>(readSql, [receiverId, matchId, upToId]);
    return { count: rows.length, readAt: rows.at(-1)?.readAt ?? null };
  }

  /** In how many conversations a user has something unread. */
  async unreadConversations(userId: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      'SELECT count(DISTINCT match_id)::int AS count FROM messages WHERE receiver_id = $1 AND read_at IS NULL',
      [userId],
    );
    return rows[0]?.count ?? 0;
  }

  private async stored(senderId: number, clientId: string | null): Promise<MessageRow> {
    const { rows } = await this.pool.query<MessageRow>(storedSql, [senderId, clientId]);
    const [row] = rows;
    // Neither stored nor stored before: the match is gone.
    if (!row) throw new Problem('not-matched');
    return row;
  }
}
