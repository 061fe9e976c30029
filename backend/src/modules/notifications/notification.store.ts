import { Injectable } from '@nestjs/common';
import {
  type NotificationCountView,
  type NotificationKind,
  type NotificationView,
  retentionDays,
} from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { isWantedSql } from '../../tables/notifications.sql.js';
import { peopleSql } from '../../tables/users.sql.js';
import { unreadMessagesOfLineSql } from './telling/message-lines.sql.js';
import { isVisibleSql } from './telling/visible.sql.js';

/** Anything that runs a statement: the pool, or a transaction. */
export interface Runner {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

export interface NewRow {
  userId: number;
  kind: NotificationKind;
  actorId: number | null;
  subject: object;
  foldKey: string;
}

/** What a user has not read of a conversation. */
export interface FoldedMessages {
  userId: number;
  /** Who wrote the latest of it; null if nothing is unread. */
  actorId: number | null;
  foldKey: string;
  /** With one traveler, or with several. */
  conversation: { matchId: number } | { conversationId: number };
  /** What was written before this message is read; null if all is. */
  unreadFrom: number | null;
  /** The latest unread message; null if there is none. */
  messageId: number | null;
}

/** A line about a conversation that tells of later messages. */
interface LaterLine {
  userId: number;
  foldKey: string;
  /** Whether it was not there before, instead of being the latest again. */
  isNew: boolean;
}

interface Row extends Omit<NotificationView, 'actor' | 'createdAt'> {
  createdAt: Date;
  actorId: number | null;
  name: string;
  profileImage: string | null;
}

/** A user with a device for pushes gets one at once. */
const pushAtSql = (user: string): string =>
  `CASE WHEN EXISTS (SELECT FROM push_subscriptions WHERE user_id = ${user}) THEN now() END`;

// An event that is folded gets a new id: marking everything up to an older one as read leaves it unread.
const addSql = `
  INSERT INTO notifications (user_id, kind, actor_id, subject, fold_key, push_at)
  VALUES ($1, $2, $3, $4, $5, ${pushAtSql('$1')})
  ON CONFLICT (user_id, fold_key) WHERE read_at IS NULL DO UPDATE
  SET id = DEFAULT, actor_id = excluded.actor_id, subject = excluded.subject, created_at = now(),
    push_at = excluded.push_at, push_attempts = 0`;

// In the order of their ids, as readSql locks them.
const lockMessagesSql = `
  SELECT id FROM notifications
  JOIN unnest($1::int[], $2::text[]) AS conversation (user_id, fold_key) USING (user_id, fold_key)
  WHERE read_at IS NULL ORDER BY id FOR UPDATE OF notifications`;

/** The lines whose messages have all been read. */
const settleMessagesSql = `
  WITH conversation AS (
    SELECT * FROM unnest($1::int[], $2::text[], $3::bigint[]) AS conversation (user_id, fold_key, unread_from)
  ),
  settled AS (
    UPDATE notifications SET read_at = now() FROM conversation
    WHERE notifications.user_id = conversation.user_id AND notifications.fold_key = conversation.fold_key
      AND read_at IS NULL AND coalesce((subject->>'messageId')::bigint < unread_from, true)
    RETURNING notifications.user_id
  )
  SELECT user_id AS "userId" FROM settled`;

// What the user has marked as read is not recorded again until there is a later message. Of several, the first is pushed. The latest
// is an earlier one than before where a block came between the user and who wrote that.
const addMessagesSql = `
  WITH added AS (
    INSERT INTO notifications (user_id, kind, actor_id, subject, fold_key, push_at)
    SELECT user_id, 'message', actor_id,
      subject || jsonb_build_object('messageId', message_id), fold_key, ${pushAtSql('conversation.user_id')}
    FROM unnest($1::int[], $2::text[], $3::int[], $4::jsonb[], $5::bigint[])
      AS conversation (user_id, fold_key, actor_id, subject, message_id)
    WHERE message_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM notifications earlier
      WHERE earlier.user_id = conversation.user_id AND earlier.fold_key = conversation.fold_key
        AND CASE WHEN earlier.read_at IS NULL THEN (earlier.subject->>'messageId')::bigint = message_id
          ELSE (earlier.subject->>'messageId')::bigint >= message_id END
    )
    ON CONFLICT (user_id, fold_key) WHERE read_at IS NULL DO UPDATE
    SET id = DEFAULT, actor_id = excluded.actor_id, subject = excluded.subject, created_at = now()
    -- Of a row that was inserted, and not updated, xmax is 0.
    RETURNING user_id, fold_key, xmax = 0 AS is_new
  )
  SELECT user_id AS "userId", fold_key AS "foldKey", is_new AS "isNew" FROM added`;

const settleSql = `
  UPDATE notifications SET read_at = now() WHERE user_id = $1 AND fold_key = $2 AND read_at IS NULL`;

// Locked in order of id, so that two tabs that read at once cannot deadlock.
const readSql = `
  WITH unread AS (
    SELECT id FROM notifications WHERE user_id = $1 AND read_at IS NULL AND id <= $2 ORDER BY id FOR UPDATE
  ),
  changed AS (
    UPDATE notifications SET read_at = now() FROM unread WHERE notifications.id = unread.id RETURNING 1
  )
  SELECT count(*)::int AS count FROM changed`;

const isListed = `${isVisibleSql} AND ${isWantedSql('listed', '$1', 'kind')}`;

const countSql = `
  SELECT count(*)::int AS count, (SELECT zone FROM notification_settings WHERE user_id = $1) AS zone
  FROM notifications WHERE user_id = $1 AND read_at IS NULL AND ${isListed}`;

const pageSql = `
  WITH page AS (
    SELECT * FROM notifications WHERE user_id = $1 AND id < $2 AND ${isListed} ORDER BY id DESC LIMIT $3
  )
  SELECT page.id, kind, actor_id AS "actorId", person.name, person.profile_image AS "profileImage", subject,
    created_at AS "createdAt", read_at IS NOT NULL AS "isRead",
    CASE WHEN kind = 'message' THEN ${unreadMessagesOfLineSql} END AS "unreadMessages"
  FROM page LEFT JOIN ${peopleSql} person ON person.id = actor_id
  ORDER BY page.id DESC`;

const expireSql = `DELETE FROM notifications WHERE created_at < now() - interval '${retentionDays.notification} days'`;

/** The table of notifications. */
@Injectable()
export class NotificationStore {
  constructor(private readonly pool: PgPool) {}

  /** Adds a notification, or makes it the latest event of the unread one with the same fold key. */
  async add(rows: Runner, { userId, kind, actorId, subject, foldKey }: NewRow): Promise<void> {
    await rows.query(addSql, [userId, kind, actorId, JSON.stringify(subject), foldKey]);
  }

  /** Marks the unread notification with this fold key, if there is one, as read. */
  async settle(rows: Runner, userId: number, foldKey: string): Promise<void> {
    await rows.query(settleSql, [userId, foldKey]);
  }

  /** Makes the lines about messages agree with what is unread; returns whose lines changed, and which tell of later messages. */
  async syncMessages(
    rows: Runner,
    conversations: readonly FoldedMessages[],
  ): Promise<{ users: number[]; later: LaterLine[] }> {
    const users = conversations.map(({ userId }) => userId);
    const foldKeys = conversations.map(({ foldKey }) => foldKey);
    await rows.query(lockMessagesSql, [users, foldKeys]);
    const unreadFrom = conversations.map(({ unreadFrom }) => unreadFrom);
    const settled = (await rows.query(settleMessagesSql, [users, foldKeys, unreadFrom])) as {
      userId: number;
    }[];
    const later = (await rows.query(addMessagesSql, [
      users,
      foldKeys,
      conversations.map(({ actorId }) => actorId),
      conversations.map(({ conversation }) => JSON.stringify(conversation)),
      conversations.map(({ messageId }) => messageId),
    ])) as LaterLine[];
    return { users: [...settled, ...later].map(({ userId }) => userId), later };
  }

  /** Returns how many became read. */
  async markRead(userId: number, upToId: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(readSql, [userId, upToId]);
    return rows[0]?.count ?? 0;
  }

  async unread(userId: number): Promise<NotificationCountView> {
    const { rows } = await this.pool.query<NotificationCountView>(countSql, [userId]);
    return rows[0] ?? { count: 0, zone: null };
  }

  /** The latest first, with ids below `beforeId`. */
  async page(userId: number, beforeId: number, count: number): Promise<NotificationView[]> {
    const { rows } = await this.pool.query<Row>(pageSql, [userId, beforeId, count]);
    return rows.map(({ actorId, name, profileImage, createdAt, ...row }) => ({
      ...row,
      actor: actorId === null ? null : { id: actorId, name, profileImage },
      createdAt: createdAt.toISOString(),
    }));
  }

  /** Deletes what is older than notifications are kept. */
  async expire(): Promise<void> {
    await this.pool.query(expireSql);
  }
}
