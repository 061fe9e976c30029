import { Injectable } from '@nestjs/common';
import type { Standing } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { matchedWithSql } from '../../tables/matches.sql.js';
import { restrictionSql } from '../../tables/moderation.sql.js';

/** How an account stands. Without an end it lasts until it is changed. */
export interface StandingState {
  standing: Standing;
  standingUntil: Date | null;
}
/** What a decision, or its end, makes of an account. */
export type DecidedStanding = Exclude<Standing, 'leaving' | 'gone'>;

const stateSql = 'SELECT standing, standing_until AS "standingUntil" FROM users WHERE id = $1';

// An account that is leaving takes it up if its owner keeps it; a deleted one has no standing any more.
const setSql = `
  UPDATE users SET
    standing = CASE WHEN standing = 'leaving' THEN standing ELSE $2 END,
    standing_until = CASE WHEN standing = 'leaving' THEN standing_until ELSE $3::timestamptz END,
    standing_before = CASE WHEN standing = 'leaving' THEN $2 END,
    standing_before_until = CASE WHEN standing = 'leaving' THEN $3::timestamptz END
  WHERE id = $1 AND standing <> 'gone'`;

const leaveSql = `
  UPDATE users SET standing = 'leaving', standing_until = $2,
    standing_before = standing, standing_before_until = standing_until
  WHERE id = $1 AND standing NOT IN ('leaving', 'gone')`;

const staySql = `
  UPDATE users SET standing = coalesce(standing_before, 'active'), standing_until = standing_before_until,
    standing_before = NULL, standing_before_until = NULL
  WHERE id = $1 AND standing = 'leaving'`;

// What else is in effect goes on. Aggregates give a row also where nothing is. $1: one user, or null for all.
const endSql = `
  UPDATE users SET (standing, standing_until) = (
    SELECT coalesce(max(standing), 'active'), max(until) FROM (${restrictionSql('users.id')}) restriction
  )
  WHERE standing IN ('held', 'suspended') AND standing_until <= now() AND ($1::int IS NULL OR id = $1)
  RETURNING id`;

const connectedSql = `SELECT other_id AS id FROM (${matchedWithSql('$1::int')}) matched (other_id)`;

/** The columns of users that say how an account stands. */
@Injectable()
export class StandingStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined if there is no such user. */
  async state(manager: EntityManager, userId: number): Promise<StandingState | undefined> {
    const [found]: StandingState[] = await manager.query(stateSql, [userId]);
    return found;
  }

  async stateNow(userId: number): Promise<StandingState | undefined> {
    return (await this.pool.query<StandingState>(stateSql, [userId])).rows[0];
  }

  async set(
    manager: EntityManager,
    userId: number,
    standing: DecidedStanding,
    until: Date | null,
  ): Promise<void> {
    await manager.query(setSql, [userId, standing, until]);
  }

  async leave(manager: EntityManager, userId: number, until: Date): Promise<void> {
    await manager.query(leaveSql, [userId, until]);
  }

  async stay(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(staySql, [userId]);
  }

  /** Ends holds and suspensions whose time is over, or goes on with what else is in effect; returns whose. */
  async endDue(userId: number | null): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(endSql, [userId]);
    return rows.map(({ id }) => id);
  }

  /** Everybody who has a match with a user, in any state. */
  async connectedWith(userId: number): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(connectedSql, [userId]);
    return rows.map(({ id }) => id);
  }
}
