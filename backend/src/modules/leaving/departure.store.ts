import { Injectable } from '@nestjs/common';
import { retentionDays } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import type { LeavingChoices } from '../../platform/personal-data/personal-data.js';

const addSql = `
  INSERT INTO departures (user_id, take_back_messages, delete_tips, erase_at)
  VALUES ($1, $2, $3, now() + interval '${retentionDays.leaving} days')
  ON CONFLICT DO NOTHING RETURNING erase_at AS "eraseAt"`;
const eraseAtSql = 'SELECT erase_at AS "eraseAt" FROM departures WHERE user_id = $1';
const removeSql = `
  WITH removed AS (DELETE FROM departures WHERE user_id = $1 RETURNING user_id) SELECT user_id FROM removed`;
const dueSql = 'SELECT user_id AS "userId" FROM departures WHERE erase_at <= now() ORDER BY erase_at';
/** Locked until the commit: two workers never erase the same. */
const claimSql = `
  SELECT take_back_messages AS "takeBackMessages", delete_tips AS "deleteTips"
  FROM departures WHERE user_id = $1 AND erase_at <= now() FOR UPDATE SKIP LOCKED`;
const leavingSql = 'SELECT user_id AS "userId" FROM departures';

/** The table of those who leave. Callers check permissions. */
@Injectable()
export class DepartureStore {
  constructor(private readonly pool: PgPool) {}

  /** Returns when the account is erased; for somebody who is leaving already, `isNew` is false and nothing changes. */
  async add(
    manager: EntityManager,
    userId: number,
    { takeBackMessages, deleteTips }: LeavingChoices,
  ): Promise<{ eraseAt: Date; isNew: boolean }> {
    const added: { eraseAt: Date }[] = await manager.query(addSql, [userId, takeBackMessages, deleteTips]);
    const [row] = added[0] ? added : await manager.query<{ eraseAt: Date }[]>(eraseAtSql, [userId]);
    if (!row) throw new Error(`User ${userId} stopped leaving meanwhile`);
    return { eraseAt: row.eraseAt, isNew: added.length === 1 };
  }

  /** Undefined if the user is not leaving. */
  async eraseAt(userId: number): Promise<Date | undefined> {
    return (await this.pool.query<{ eraseAt: Date }>(eraseAtSql, [userId])).rows[0]?.eraseAt;
  }

  /** Returns whether the user was leaving. */
  async remove(manager: EntityManager, userId: number): Promise<boolean> {
    const removed: unknown[] = await manager.query(removeSql, [userId]);
    return removed.length === 1;
  }

  /** The ids of those whose account is due, the longest due first. */
  async due(): Promise<number[]> {
    return (await this.pool.query<{ userId: number }>(dueSql)).rows.map(({ userId }) => userId);
  }

  /** What somebody whose account is due chose, locked; undefined if it is not due any more, or another worker has it. */
  async claim(manager: EntityManager, userId: number): Promise<LeavingChoices | undefined> {
    const [choices]: LeavingChoices[] = await manager.query(claimSql, [userId]);
    return choices;
  }

  /** The ids of all who leave. */
  async leaving(): Promise<number[]> {
    return (await this.pool.query<{ userId: number }>(leavingSql)).rows.map(({ userId }) => userId);
  }
}
