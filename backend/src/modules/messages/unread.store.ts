import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { openMatchesSql } from '../../tables/matches.sql.js';

/** One side of a conversation. */
export interface Inbox {
  matchId: number;
  userId: number;
}

/** What a user has not read of a conversation. */
export interface Unread extends Inbox {
  actorId: number;
  /** The first and the latest unread message; null if all are read. */
  firstId: number | null;
  messageId: number | null;
}

/** The first key of the advisory locks that serialize what is recorded about a conversation. */
const LOCK_CLASS = 1763;

// Separate statements: what is read after the lock includes all that was committed before it.
const lockSql = `
  SELECT pg_advisory_xact_lock(${LOCK_CLASS}, match_id)
  FROM (SELECT DISTINCT match_id FROM unnest($1::int[]) AS conversation (match_id) ORDER BY match_id) ordered`;

/**
 * Rows of Unread for the inboxes of two arrays, $1 of match ids and $2 of user ids. Costs the same however many are unread: the
 * index of unread messages has them in the order of their ids.
 */
export const unreadSql = `
  SELECT inbox.match_id AS "matchId", inbox.user_id AS "userId", latest.sender_id AS "actorId",
    unread.first_id AS "firstId", unread.id AS "messageId"
  FROM unnest($1::int[], $2::int[]) AS inbox (match_id, user_id)
  CROSS JOIN LATERAL (
    SELECT sender_id FROM messages WHERE match_id = inbox.match_id AND receiver_id = inbox.user_id
    ORDER BY id DESC LIMIT 1
  ) latest
  LEFT JOIN LATERAL (
    SELECT min(id) AS first_id, max(id) AS id FROM messages
    WHERE receiver_id = inbox.user_id AND match_id = inbox.match_id AND read_at IS NULL
  ) unread ON true`;

const openSql = `SELECT id FROM ${openMatchesSql} open WHERE id = ANY ($1)`;

// Ids are in the order of time. An index on the time would cost every message an entry, for a job that runs once a minute.
const recentSql = `
  SELECT DISTINCT match_id AS "matchId", receiver_id AS "userId" FROM messages
  WHERE id > coalesce((
    SELECT id FROM messages WHERE created_at <= now() - $1 * interval '1 minute' ORDER BY id DESC LIMIT 1
  ), 0)`;

/** Reads which messages are unread, for notifications of them. */
@Injectable()
export class UnreadStore {
  constructor(private readonly pool: PgPool) {}

  /** Locks these conversations until the transaction ends; the next statement sees what the ones before have done. */
  async lock(manager: EntityManager, inboxes: readonly Inbox[]): Promise<void> {
    await manager.query(lockSql, [inboxes.map(({ matchId }) => matchId)]);
  }

  async latest(manager: EntityManager, inboxes: readonly Inbox[]): Promise<Unread[]> {
    const values = [inboxes.map(({ matchId }) => matchId), inboxes.map(({ userId }) => userId)];
    return manager.query(unreadSql, values);
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
