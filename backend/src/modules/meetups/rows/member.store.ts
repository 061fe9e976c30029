import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { limits } from '@wayfellow/contracts';
import { dayCountSql } from '../../../platform/database/day-count.sql.js';
import { isUnbarredSql, meetupsOfSql } from '../../../tables/together/meetups.sql.js';
import { peopleSql as everybodySql } from '../../../tables/users.sql.js';

/** Who is in a meetup. */
export interface People {
  hostId: number;
  /** Whether the host's account is deleted. */
  isHostGone: boolean;
  joined: number[];
  waiting: number[];
}

interface AskedCounts {
  /** As `dayCountSql` counts them. */
  askedToday: number[];
  waiting: number;
}

// Who comes again is the last in line. A retry of the same call finds the row as it is.
const putSql = `
  INSERT INTO meetup_members (meetup_id, user_id, state) VALUES ($1, $2, $3)
  ON CONFLICT (meetup_id, user_id) DO UPDATE
  SET state = excluded.state, seq = DEFAULT, asked_at = now(), changed_at = now()`;
const endSql = `
  WITH ended AS (
    UPDATE meetup_members SET state = $3, changed_at = now()
    WHERE meetup_id = $1 AND user_id = $2 AND state IN ('joined', 'waiting') RETURNING user_id
  )
  SELECT user_id FROM ended`;
const stateSql = 'SELECT state FROM meetup_members WHERE meetup_id = $1 AND user_id = $2';
// One at a time: who gets in decides who else can.
const promoteSql = `
  WITH promoted AS (
    UPDATE meetup_members SET state = 'joined', changed_at = now()
    WHERE meetup_id = $1 AND user_id = (
      SELECT next.user_id FROM meetup_members next JOIN meetups meetup ON meetup.id = next.meetup_id
      WHERE next.meetup_id = $1 AND next.state = 'waiting' AND ${isUnbarredSql('next.user_id')}
      ORDER BY next.seq LIMIT 1
    )
    RETURNING user_id
  )
  SELECT user_id AS id FROM promoted`;
const recountSql = `
  UPDATE meetups SET joined_count = (
    SELECT count(*) FROM meetup_members WHERE meetup_id = meetups.id AND state = 'joined'
  ) WHERE id = $1`;
const peopleSql = `
  SELECT host_id AS "hostId", (SELECT is_gone FROM ${everybodySql} host WHERE host.id = host_id) AS "isHostGone",
    ARRAY(SELECT user_id FROM meetup_members WHERE meetup_id = $1 AND state = 'joined' ORDER BY seq) AS joined,
    ARRAY(SELECT user_id FROM meetup_members WHERE meetup_id = $1 AND state = 'waiting' ORDER BY seq) AS waiting
  FROM meetups WHERE id = $1`;
const askedSql = `
  SELECT ${dayCountSql('asked_at')} AS "askedToday",
    count(*) FILTER (
      WHERE member.state = 'waiting' AND meetup.state <> 'cancelled' AND hidden_at IS NULL AND starts_at > now()
    )::int AS waiting
  FROM meetup_members member JOIN meetups meetup ON meetup.id = meetup_id WHERE user_id = $1`;
// Ordered by id, as all that locks several meetups does.
const lockSharedSql = `
  SELECT id FROM meetups
  WHERE id IN (SELECT id FROM (${meetupsOfSql('$1')}) mine INTERSECT SELECT id FROM (${meetupsOfSql('$2')}) theirs)
      AND ends_at > now() - interval '${limits.meetup.chatDays} days'
    OR id = $3
  ORDER BY id FOR UPDATE`;

/** The table of who is in which meetup. Its callers have locked the meetup. */
@Injectable()
export class MemberStore {
  /** Lets a user in, or puts them at the end of the waiting list. */
  async put(manager: EntityManager, id: number, userId: number, state: 'joined' | 'waiting'): Promise<void> {
    await manager.query(putSql, [id, userId, state]);
  }

  /** Returns whether the user was in the meetup. */
  async end(manager: EntityManager, id: number, userId: number, state: 'left' | 'removed'): Promise<boolean> {
    const ended: unknown[] = await manager.query(endSql, [id, userId, state]);
    return ended.length === 1;
  }

  async stateOf(manager: EntityManager, id: number, userId: number): Promise<string | undefined> {
    const [member]: { state: string }[] = await manager.query(stateSql, [id, userId]);
    return member?.state;
  }

  /** Lets in the first in line whom no block keeps apart from those in it; returns their id. */
  async promote(manager: EntityManager, id: number): Promise<number | undefined> {
    const [promoted]: { id: number }[] = await manager.query(promoteSql, [id]);
    return promoted?.id;
  }

  /** Makes the count of those who have joined agree with the rows. */
  async recount(manager: EntityManager, id: number): Promise<void> {
    await manager.query(recountSql, [id]);
  }

  async people(manager: EntityManager, id: number): Promise<People> {
    const [people] = await manager.query<[People]>(peopleSql, [id]);
    return people;
  }

  /** How many meetups a user asked to join in the last 24 hours, and waits for. The caller has locked the user. */
  async asked(manager: EntityManager, userId: number): Promise<AskedCounts> {
    const [counts] = await manager.query<[AskedCounts]>(askedSql, [userId]);
    return counts;
  }

  /**
   * Locks the meetups that two users are both in and whose chats are open, and this one, until the transaction ends; returns
   * their ids.
   */
  async lockShared(manager: EntityManager, one: number, other: number, alsoId?: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(lockSharedSql, [one, other, alsoId ?? null]);
    return rows.map(({ id }) => id);
  }
}
