import { Injectable } from '@nestjs/common';
import { type ExportState, limits, retentionDays } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { leaseSql } from '../../platform/database/lease.sql.js';
import { PgPool } from '../../platform/database/pg-pool.js';

/** A copy as its owner sees it. */
export interface ExportRow {
  id: number;
  state: ExportState;
  createdAt: Date;
  endsAt: Date | null;
  bytes: number | null;
}

/** A copy that waits to be made, or whose file is there. */
export interface StoredExport {
  id: number;
  userId: number;
  key: string;
  createdAt: Date;
}

/** A worker that died, or a storage that was away, has so many more tries; then the copy has failed. */
const TRIES = 5;

/** A copy's time may be over before a job has removed its file. */
const columns = `
  id, CASE WHEN state = 'ready' AND ends_at <= now() THEN 'expired' ELSE state END AS state,
  created_at AS "createdAt", ends_at AS "endsAt", bytes`;
const stored = `id, user_id AS "userId", key, created_at AS "createdAt"`;

const addSql = `INSERT INTO data_exports (user_id, key) VALUES ($1, $2) RETURNING ${columns}`;
const listSql = `SELECT ${columns} FROM data_exports WHERE user_id = $1 ORDER BY id DESC`;
const readySql = `
  SELECT ${stored} FROM data_exports WHERE user_id = $1 AND id = $2 AND state = 'ready' AND ends_at > now()`;

/**
 * Seconds until the next copy may be asked for; no row if it may be now. One that failed does not count. By the clock: a
 * transaction that waited for another began before that one's copy was asked for.
 */
const waitSql = `
  SELECT greatest(1, ceil(extract(
    epoch FROM created_at + interval '${limits.exportEveryHours} hours' - clock_timestamp())))::int AS seconds
  FROM data_exports
  WHERE user_id = $1 AND state <> 'failed' AND created_at > now() - interval '${limits.exportEveryHours} hours'
  ORDER BY created_at DESC LIMIT 1`;

const claimSql = leaseSql({
  table: 'data_exports',
  where: `state = 'waiting' AND user_id IS NOT NULL AND attempts < ${TRIES}`,
  returning: 'id',
});
/** Locked while it is made: nobody else makes it meanwhile, and an erasure of the account waits for its end. */
const lockSql = `
  SELECT ${stored} FROM data_exports WHERE id = $1 AND state = 'waiting' AND user_id IS NOT NULL FOR UPDATE SKIP LOCKED`;
const finishSql = `
  UPDATE data_exports SET state = 'ready', bytes = $2, ends_at = now() + interval '${retentionDays.copy} days'
  WHERE id = $1`;
const giveUpSql = `
  UPDATE data_exports SET state = 'failed'
  WHERE id IN (
    SELECT id FROM data_exports WHERE state = 'waiting' AND attempts >= ${TRIES} AND leased_until <= now()
    FOR UPDATE SKIP LOCKED
  )`;

/** Files that nobody may download any more. A copy that is being made is locked, and not among them. */
const droppableSql = `
  SELECT id, key FROM data_exports
  WHERE key IS NOT NULL AND (user_id IS NULL OR state = 'failed' OR (state = 'ready' AND ends_at <= now()))
  ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED`;
const droppedSql = `
  UPDATE data_exports SET key = NULL, state = CASE state WHEN 'ready' THEN 'expired' ELSE state END WHERE id = $1`;
const forgetSql = `
  DELETE FROM data_exports
  WHERE key IS NULL
    AND (user_id IS NULL OR created_at < now() - interval '${retentionDays.copyListed} days')`;

/** The table of copies of travelers' data. Callers check permissions. */
@Injectable()
export class ExportStore {
  constructor(private readonly pool: PgPool) {}

  async add(manager: EntityManager, userId: number, key: string): Promise<ExportRow> {
    const [added]: ExportRow[] = await manager.query(addSql, [userId, key]);
    return added as ExportRow;
  }

  /** In how many seconds the user may ask for another; undefined if they may now. */
  async secondsToWait(manager: EntityManager, userId: number): Promise<number | undefined> {
    const [last]: { seconds: number }[] = await manager.query(waitSql, [userId]);
    return last?.seconds;
  }

  async list(userId: number): Promise<ExportRow[]> {
    return (await this.pool.query<ExportRow>(listSql, [userId])).rows;
  }

  /** A user's own copy whose time is not over. */
  async ready(userId: number, id: number): Promise<StoredExport | undefined> {
    return (await this.pool.query<StoredExport>(readySql, [userId, id])).rows[0];
  }

  /** The id of a copy that is to be made now. */
  async claim(): Promise<number | undefined> {
    return (await this.pool.query<{ id: number }>(claimSql)).rows[0]?.id;
  }

  /** Undefined if somebody else is making it, or it is no longer wanted. */
  async lock(manager: EntityManager, id: number): Promise<StoredExport | undefined> {
    const [found]: StoredExport[] = await manager.query(lockSql, [id]);
    return found;
  }

  async finish(manager: EntityManager, id: number, bytes: number): Promise<void> {
    await manager.query(finishSql, [id, bytes]);
  }

  /** Marks as failed what was tried often enough. */
  async giveUp(): Promise<void> {
    await this.pool.query(giveUpSql);
  }

  async droppable(manager: EntityManager): Promise<{ id: number; key: string }[]> {
    return manager.query(droppableSql);
  }

  /** After the file is gone. */
  async dropped(manager: EntityManager, id: number): Promise<void> {
    await manager.query(droppedSql, [id]);
  }

  /** Deletes rows of old copies, and of erased accounts, once their files are gone. */
  async forget(): Promise<void> {
    await this.pool.query(forgetSql);
  }
}
