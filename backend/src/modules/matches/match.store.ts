import { Injectable } from '@nestjs/common';
import { type MatchCountsView, type MatchList, type MatchStatus, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { pairConversationSql } from '../../tables/together/conversations.sql.js';
import { isAwaySql, isMatchOfSql } from '../../tables/matches.sql.js';
import { canSeeSql, peopleSql } from '../../tables/users.sql.js';
import type { MatchEntity } from './match.entity.js';
import { isCountedSql } from './request-quota.store.js';

/** A match as lists and views read it. */
export type MatchRow = Pick<MatchEntity, 'id' | 'requesterId' | 'recipientId' | 'status' | 'createdAt'>;

/** The match of two users as it decides what they may do; `id` and `status` are null if there is none. */
interface MatchBetween {
  id: number | null;
  status: MatchStatus | null;
  /** Null also while the backfill has not come to the match yet. */
  conversationId: number | null;
  /** Whether one of the two cannot be reached. */
  isAway: boolean;
  /** Whether the other's account is deleted. */
  isGone: boolean;
}

type StoredCounts = MatchCountsView & { requestsLeft: number };

const columns = `
  id, requester_id AS "requesterId", recipient_id AS "recipientId", status, created_at AS "createdAt"`;

/** SQL condition: a declined request, which is listed with all others, shows only who may be seen without it. */
const isShownTo = (other: string) => `(status <> 'rejected' OR EXISTS (
  SELECT FROM ${peopleSql} person WHERE person.id = ${other} AND ${canSeeSql('$1', 'person')}
))`;

/** Each list's SQL conditions for matches that the user requested and received; undefined where it has none of them. */
const conditionsOf: Record<MatchList | 'all', { asRequester?: string; asRecipient?: string }> = {
  requests: { asRecipient: `status = 'pending'` },
  sent: { asRequester: `status = 'pending'` },
  matched: { asRequester: `status = 'accepted'`, asRecipient: `status = 'accepted'` },
  all: { asRequester: isShownTo('recipient_id'), asRecipient: isShownTo('requester_id') },
};

/** Lists and counts leave out matches that are barred, and those with somebody who cannot be reached. */
const isListed = `NOT barred AND NOT ${isAwaySql('matches')}`;

const sideSql = (column: string, condition: string | undefined): string[] =>
  condition === undefined
    ? []
    : [
        `(SELECT id FROM matches WHERE ${column} = $1 AND ${condition} AND ${isListed} AND id < $2 ORDER BY id DESC LIMIT $3)`,
      ];

/**
 * One list of a user's ($1) matches, newest first: $3 at most, with ids below $2. One index scan per side: for an OR
 * the planner might scan everybody's matches.
 */
const pageSql = (list: MatchList | 'all'): string => {
  const { asRequester, asRecipient } = conditionsOf[list];
  const sides = [...sideSql('requester_id', asRequester), ...sideSql('recipient_id', asRecipient)];
  return `SELECT ${columns} FROM matches WHERE id IN (${sides.join(' UNION ALL ')}) ORDER BY id DESC LIMIT $3`;
};

const countsSql = `
  SELECT count(*) FILTER (WHERE status = 'pending' AND NOT mine)::int AS requests,
    count(*) FILTER (WHERE status = 'pending' AND mine)::int AS sent,
    count(*) FILTER (WHERE status = 'accepted')::int AS matched,
    greatest(0, ${limits.freeRequestsPerDay} - (
      SELECT count(*) FROM sent_requests WHERE requester_id = $1 AND ${isCountedSql}
    ))::int AS "requestsLeft"
  FROM (
    SELECT status, true AS mine FROM matches WHERE requester_id = $1 AND ${isListed}
    UNION ALL
    SELECT status, false FROM matches WHERE recipient_id = $1 AND ${isListed}
  ) own_matches`;

const requestsSql = `
  SELECT count(*)::int AS count FROM matches WHERE recipient_id = $1 AND status = 'pending' AND ${isListed}`;

const visibleSql = `
  SELECT matches.id, matches.status, ${pairConversationSql('matches.id')} AS "conversationId",
    coalesce(${isAwaySql('matches')}, false) AS "isAway", person.is_gone AS "isGone"
  FROM ${peopleSql} person
  LEFT JOIN matches ON ${isMatchOfSql('matches', '$1::int', '$2::int')}
  WHERE person.id = $2 AND ${canSeeSql('$1', 'person')}`;

const existsSql = `SELECT EXISTS (SELECT FROM matches WHERE ${isMatchOfSql('matches', '$1::int', '$2::int')}) AS "exists"`;

const barSql = `UPDATE matches SET barred = $3 WHERE ${isMatchOfSql('matches', '$1::int', '$2::int')}`;

const insertSql = `INSERT INTO matches (requester_id, recipient_id) VALUES ($1, $2) RETURNING ${columns}`;

/** Locked in order of id, so that two transactions cannot deadlock. Returns the other user of each. */
const withdrawSql = `
  WITH pending AS (
    SELECT id FROM matches WHERE (requester_id = $1 OR recipient_id = $1) AND status = 'pending'
    ORDER BY id FOR UPDATE
  ), withdrawn AS (
    DELETE FROM matches USING pending WHERE matches.id = pending.id RETURNING requester_id, recipient_id
  )
  SELECT CASE requester_id WHEN $1 THEN recipient_id ELSE requester_id END AS id FROM withdrawn`;

/** Statements on the table of matches, besides those of the repository. Callers check permissions. */
@Injectable()
export class MatchStore {
  constructor(private readonly pool: PgPool) {}

  /** Newest first, with ids below `beforeId`. */
  async page(userId: number, list: MatchList | 'all', beforeId: number, count: number): Promise<MatchRow[]> {
    return (
      await this.pool.query<MatchRow>({
        name: `matches-${list}`,
        text: pageSql(list),
        values: [userId, beforeId, count],
      })
    ).rows;
  }

  /** `requestsLeft` is that of the free plan. */
  async counts(userId: number): Promise<StoredCounts> {
    const { rows } = await this.pool.query<StoredCounts>(countsSql, [userId]);
    return rows[0] ?? { requests: 0, sent: 0, matched: 0, requestsLeft: 0 };
  }

  /** How many requests wait for a user's answer. */
  async countPending(userId: number): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(requestsSql, [userId]);
    return rows[0]?.count ?? 0;
  }

  /** The match of two users, with a null `id` if there is none; undefined if the other is not visible to the user. */
  async withVisible(userId: number, otherUserId: number): Promise<MatchBetween | undefined> {
    return (
      await this.pool.query<MatchBetween>({
        name: 'match-with-visible',
        text: visibleSql,
        values: [userId, otherUserId],
      })
    ).rows[0];
  }

  /** Whether two users have a match, in any state and barred or not. */
  async exists(manager: EntityManager, userId: number, otherUserId: number): Promise<boolean> {
    const [found]: { exists: boolean }[] = await manager.query(existsSql, [userId, otherUserId]);
    return found?.exists === true;
  }

  /** A new request; the caller has locked both users and found no match of theirs. */
  async insert(manager: EntityManager, requesterId: number, recipientId: number): Promise<MatchRow> {
    const [match]: [MatchRow] = await manager.query(insertSql, [requesterId, recipientId]);
    return match;
  }

  /** Bars the match of two users, if there is one, or reopens it. */
  async bar(manager: EntityManager, userId: number, otherUserId: number, isBarred: boolean): Promise<void> {
    await manager.query(barSql, [userId, otherUserId, isBarred]);
  }

  /** Deletes a user's pending requests, sent and received; returns the other users. */
  async withdrawPending(manager: EntityManager, userId: number): Promise<number[]> {
    const others: { id: number }[] = await manager.query(withdrawSql, [userId]);
    return others.map(({ id }) => id);
  }
}
