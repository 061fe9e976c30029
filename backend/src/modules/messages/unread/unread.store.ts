import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { openMatchesSql } from '../../../tables/matches.sql.js';
import { groupInboxSql } from '../../../tables/messages.sql.js';
import { membershipsSql } from '../../../tables/together/conversations.sql.js';

/** Whether a conversation is that of a match, or one of several. */
export type InboxKind = 'pair' | 'group';

/** One user's side of a conversation. */
export interface Inbox {
  kind: InboxKind;
  /** Of the match, or of the conversation of several. */
  id: number;
  userId: number;
}

/** What a user has not read of a conversation. */
export interface Unread extends Inbox {
  /** Who wrote the latest unread message; null if there is none. */
  actorId: number | null;
  /** What was written before this message is read; null if all is. */
  unreadFrom: number | null;
  /** The latest unread message; null if there is none. */
  messageId: number | null;
}

/** The first keys of the advisory locks that serialize what is recorded about a conversation. */
const lockClasses: Readonly<Record<InboxKind, number>> = { pair: 1763, group: 1764 };

// Separate statements: what is read after the lock includes all that was committed before it.
const lockSql = `
  SELECT pg_advisory_xact_lock($1, id)
  FROM (SELECT DISTINCT id FROM unnest($2::int[]) AS conversation (id) ORDER BY id) ordered`;

const unreadOfInbox = 'receiver_id = inbox.user_id AND match_id = inbox.match_id AND read_at IS NULL';

/**
 * Rows of Unread for the inboxes of two arrays, $1 of match ids and $2 of user ids. Costs the same however many are unread: the
 * index of unread messages has them in the order of their ids, and is the best way also before the table has statistics.
 */
export const unreadSql = `
  SELECT 'pair' AS kind, inbox.match_id AS id, inbox.user_id AS "userId", latest.sender_id AS "actorId",
    first.id AS "unreadFrom", latest.id AS "messageId"
  FROM unnest($1::int[], $2::int[]) AS inbox (match_id, user_id)
  LEFT JOIN LATERAL (
    SELECT id, sender_id FROM messages WHERE ${unreadOfInbox} ORDER BY id DESC LIMIT 1
  ) latest ON true
  LEFT JOIN LATERAL (SELECT id FROM messages WHERE ${unreadOfInbox} ORDER BY id LIMIT 1) first ON true`;

/**
 * The same for $1 of ids of conversations of several. Nothing is new to who has muted one; of who is not in it any more it says
 * nothing.
 */
export const groupUnreadSql = `
  SELECT 'group' AS kind, inbox.id, inbox.user_id AS "userId", seat.sender_id AS "actorId",
    CASE WHEN seat.is_muted THEN NULL ELSE coalesce(seat.unread_after + 1, 0) END AS "unreadFrom", seat.latest_id AS "messageId"
  FROM unnest($1::int[], $2::int[]) AS inbox (id, user_id)
  LEFT JOIN LATERAL ${groupInboxSql('inbox.user_id', 'inbox.id')} seat ON true`;

const statements: Readonly<Record<InboxKind, string>> = { pair: unreadSql, group: groupUnreadSql };

const openSql = `SELECT id FROM ${openMatchesSql} open WHERE id = ANY ($1)`;

// Ids are in the order of time. An index on the time would cost every message an entry, for a job that runs once a minute.
const recentSql = `
  WITH recent AS (
    SELECT match_id, conversation_id, sender_id, receiver_id FROM messages
    WHERE kind = 'text' AND id > coalesce((
      SELECT id FROM messages WHERE created_at <= now() - $1 * interval '1 minute' ORDER BY id DESC LIMIT 1
    ), 0)
  )
  SELECT DISTINCT 'pair' AS kind, match_id AS id, receiver_id AS "userId" FROM recent WHERE match_id IS NOT NULL
  UNION ALL
  SELECT DISTINCT 'group', conversation_id, user_id
  FROM recent JOIN ${membershipsSql} membership USING (conversation_id)
  WHERE match_id IS NULL AND user_id <> sender_id`;

/** Reads which messages are unread, for notifications of them. */
@Injectable()
export class UnreadStore {
  constructor(private readonly pool: PgPool) {}

  /** Locks these conversations until the transaction ends; the next statement sees what the ones before have done. */
  async lock(manager: EntityManager, kind: InboxKind, inboxes: readonly Inbox[]): Promise<void> {
    await manager.query(lockSql, [lockClasses[kind], inboxes.map(({ id }) => id)]);
  }

  /** What is unread in conversations of one kind. */
  async latest(manager: EntityManager, kind: InboxKind, inboxes: readonly Inbox[]): Promise<Unread[]> {
    const values = [inboxes.map(({ id }) => id), inboxes.map(({ userId }) => userId)];
    return manager.query(statements[kind], values);
  }

  /** Which of these matches are not barred by a block. */
  async open(matchIds: readonly number[]): Promise<Set<number>> {
    const { rows } = await this.pool.query<{ id: number }>(openSql, [matchIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Who received messages in the last minutes, in which conversations. */
  async recent(minutes: number): Promise<Inbox[]> {
    return (await this.pool.query<Inbox>(recentSql, [minutes])).rows;
  }
}
