import { Injectable } from '@nestjs/common';
import { type MatchStatus, type OwnReferenceView, type ReferenceView, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { momentSql, timeOfMomentSql } from '../../platform/database/moment.sql.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { lockMatchBetweenSql, lockMatchSql } from '../../tables/matches.sql.js';
import { ownReferenceSql, referencesAboutSql } from '../../tables/references.sql.js';
import { sharedDaysSql } from '../../tables/trips.sql.js';
import { peopleSql } from '../../tables/users.sql.js';

/** The match of two, which its reader has locked. */
interface LockedMatch {
  id: number;
  status: MatchStatus;
  isBarred: boolean;
  isAway: boolean;
  /** Whether the other's account is deleted. */
  isGone: boolean;
  /** Whether it was accepted long enough ago. */
  isOld: boolean;
}

interface WrittenRow {
  authorId: number;
  /** Whether its two weeks are over. */
  isOver: boolean;
}

interface NewReference {
  matchId: number;
  authorId: number;
  subjectId: number;
  met: boolean;
  text: string | null;
  feltSafe: boolean;
}

/** One of the two texts of a match. */
export interface RevealedRow {
  id: number;
  authorId: number;
  outcome: 'confirmed' | 'alone' | 'disputed';
  met: boolean;
  text: string | null;
  feltSafe: boolean;
  place: string | null;
  traveledOn: string | null;
}

const matchSql = `
  WITH match AS (${lockMatchBetweenSql('$1::int', '$2::int')})
  SELECT match.id, match.status, match.barred AS "isBarred", match.is_away AS "isAway", person.is_gone AS "isGone",
    coalesce(match.responded_at <= now() - interval '${limits.referenceAfterHours} hours', false) AS "isOld"
  FROM match JOIN ${peopleSql} person ON person.id = $2`;

const writtenSql = `
  SELECT author_id AS "authorId", created_at <= now() - interval '${limits.referenceWindowDays} days' AS "isOver"
  FROM travel_references WHERE match_id = $1`;

// The latest place where the two were on the same days.
const addSql = `
  INSERT INTO travel_references (match_id, author_id, subject_id, met, text, felt_safe, place, traveled_on)
  SELECT $1, $2, $3, $4, $5, $6, shared.name, shared.starts_on
  FROM (SELECT) one LEFT JOIN LATERAL (
    SELECT place.name, days.starts_on
    FROM ${sharedDaysSql('$2::int', '$3::int')} days JOIN ${placesSql} place ON place.id = days.place_id
    WHERE days.starts_on <= ${todaySql} ORDER BY days.starts_on DESC LIMIT 1
  ) shared ON true`;

// A reference that was withdrawn says nothing.
const revealSql = `
  WITH revealed AS (
    UPDATE travel_references one SET revealed_at = now(), outcome = CASE
      WHEN one.withdrawn_at IS NOT NULL OR other.withdrawn_at IS NOT NULL THEN 'alone'
      WHEN one.met AND other.met THEN 'confirmed'
      WHEN one.met <> other.met THEN 'disputed'
      ELSE 'alone'
    END
    FROM travel_references other
    WHERE one.match_id = $1 AND other.match_id = $1 AND other.id <> one.id AND one.revealed_at IS NULL
    RETURNING one.id, one.author_id, one.outcome, one.met, one.text, one.felt_safe, one.place, one.traveled_on
  )
  SELECT id, author_id AS "authorId", outcome, met, text, felt_safe AS "feltSafe", place,
    to_char(traveled_on, 'YYYY-MM-DD') AS "traveledOn"
  FROM revealed`;

// Rows that are being changed are left for the next time.
const revealOverSql = `
  WITH due AS (
    SELECT id FROM travel_references
    WHERE revealed_at IS NULL AND created_at <= now() - interval '${limits.referenceWindowDays} days'
    ORDER BY id FOR UPDATE SKIP LOCKED
  )
  UPDATE travel_references SET revealed_at = now(), outcome = 'alone' WHERE id IN (SELECT id FROM due)`;

const matchOfSql = `
  SELECT match_id AS "matchId" FROM travel_references
  WHERE id = $1 AND author_id = $2 AND withdrawn_at IS NULL`;

// The two have no longer both said that they met.
const withdrawSql = `
  WITH withdrawn AS (
    UPDATE travel_references SET withdrawn_at = now(), text = NULL, reply = NULL
    WHERE id = $1 AND withdrawn_at IS NULL RETURNING id, match_id
  ),
  alone AS (
    UPDATE travel_references other SET outcome = 'alone' FROM withdrawn
    WHERE other.match_id = withdrawn.match_id AND other.id <> withdrawn.id AND other.outcome = 'confirmed'
  )
  SELECT count(*)::int AS count FROM withdrawn`;

const setHiddenSql = `
  UPDATE travel_references SET hidden_at = CASE WHEN $2 THEN now() END WHERE id = $1 AND (hidden_at IS NOT NULL) <> $2`;

const replySql = `
  WITH replied AS (
    UPDATE travel_references SET reply = $3, replied_at = now()
    WHERE id = $1 AND subject_id = $2 AND is_shown AND reply IS NULL RETURNING id
  )
  SELECT count(*)::int AS count FROM replied`;

const viewColumns = 'id, author, text, place, "traveledOn", "writtenAt", reply, "isMine"';

// $3 and $4: the moment, in microseconds since 1970, and the id to begin after, or null.
const pageSql = `
  SELECT ${viewColumns}, ${momentSql('revealed_at')} AS moment
  FROM ${referencesAboutSql('$1', '$2')} reference
  WHERE $3::bigint IS NULL
    OR (revealed_at, id) < (${timeOfMomentSql('$3')}, $4::int)
  ORDER BY revealed_at DESC, id DESC LIMIT $5`;

const aboutSql = `SELECT ${viewColumns} FROM ${referencesAboutSql('$1', '$1')} reference WHERE id = $2`;

const ownSql = `SELECT * FROM ${ownReferenceSql('$1', '$2')} own`;

/** The table of what travelers write about each other. Writing locks the match first. */
@Injectable()
export class ReferenceStore {
  constructor(private readonly pool: PgPool) {}

  /** Locks the match of two until the transaction ends; undefined if there is none. */
  async lockMatch(
    manager: EntityManager,
    userId: number,
    otherUserId: number,
  ): Promise<LockedMatch | undefined> {
    const [match]: LockedMatch[] = await manager.query(matchSql, [userId, otherUserId]);
    return match;
  }

  /** What has been written of a match, withdrawn or not. */
  async written(manager: EntityManager, matchId: number): Promise<WrittenRow[]> {
    return manager.query(writtenSql, [matchId]);
  }

  async add(manager: EntityManager, reference: NewReference): Promise<void> {
    const { matchId, authorId, subjectId, met, text, feltSafe } = reference;
    await manager.query(addSql, [matchId, authorId, subjectId, met, text, feltSafe]);
  }

  /** Reveals both texts of a match; none if there is only one, or they are revealed. */
  async reveal(manager: EntityManager, matchId: number): Promise<RevealedRow[]> {
    return manager.query(revealSql, [matchId]);
  }

  /** Reveals every text whose two weeks are over. */
  async revealOver(): Promise<void> {
    await this.pool.query(revealOverSql);
  }

  /** Withdraws an author's text; returns false if there is none. */
  async withdraw(manager: EntityManager, id: number, authorId: number): Promise<boolean> {
    const [found]: { matchId: number }[] = await manager.query(matchOfSql, [id, authorId]);
    if (!found) return false;
    await manager.query(lockMatchSql('$1'), [found.matchId]);
    const [withdrawn]: { count: number }[] = await manager.query(withdrawSql, [id]);
    return withdrawn?.count === 1;
  }

  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<void> {
    await manager.query(setHiddenSql, [id, isHidden]);
  }

  /** Returns false if there is a reply already. */
  async reply(id: number, subjectId: number, text: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ count: number }>(replySql, [id, subjectId, text]);
    return rows[0]?.count === 1;
  }

  /** What others wrote about a user, as a viewer reads it, the latest first. */
  async page(
    subjectId: number,
    viewerId: number,
    after: readonly [moment: number, id: number] | undefined,
    count: number,
  ): Promise<(ReferenceView & { moment: number })[]> {
    const [moment = null, id = null] = after ?? [];
    const values = [subjectId, viewerId, moment, id, count];
    return (await this.pool.query<ReferenceView & { moment: number }>(pageSql, values)).rows;
  }

  /** One of the texts about a user, as they read it. */
  async about(subjectId: number, id: number): Promise<ReferenceView | undefined> {
    return (await this.pool.query<ReferenceView>(aboutSql, [subjectId, id])).rows[0];
  }

  /** What an author wrote about a user, as the author sees it. */
  async own(authorId: number, subjectId: number): Promise<OwnReferenceView | undefined> {
    return (await this.pool.query<OwnReferenceView>(ownSql, [authorId, subjectId])).rows[0];
  }
}
