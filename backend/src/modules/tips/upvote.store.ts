import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { peopleSql } from '../../tables/users.sql.js';
import { isReadableSql } from './tips.query.js';

/** What a locked tip is asked for. */
export interface LockedTip {
  authorId: number;
  destinationId: number;
}

const lockSql = `
  SELECT t.author_id AS "authorId", t.destination_id AS "destinationId"
  FROM tips t JOIN ${peopleSql} author ON author.id = t.author_id
  WHERE t.id = $2 AND ${isReadableSql} FOR NO KEY UPDATE OF t`;

// One statement changes the row and the counter, so that they cannot differ.
const addSql = `
  WITH added AS (
    INSERT INTO tip_upvotes (tip_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING tip_id
  )
  UPDATE tips SET upvotes = upvotes + 1 WHERE id IN (SELECT tip_id FROM added)`;
const removeSql = `
  WITH removed AS (DELETE FROM tip_upvotes WHERE tip_id = $1 AND user_id = $2 RETURNING tip_id)
  UPDATE tips SET upvotes = upvotes - 1 WHERE id IN (SELECT tip_id FROM removed)`;

const refuseDeletedUser = mapConstraintErrors({ tip_upvotes_user_id_fkey: 'not-signed-in' });

/** The table of upvotes, one row per user and tip, and the counter in the tip's row. Callers lock the tip first. */
@Injectable()
export class UpvoteStore {
  /** Locks a tip, which stays as it is until the transaction ends; undefined if there is none for this user. */
  async lockReadable(manager: EntityManager, userId: number, tipId: number): Promise<LockedTip | undefined> {
    const [tip]: LockedTip[] = await manager.query(lockSql, [userId, tipId]);
    return tip;
  }

  /** Idempotent. */
  async add(manager: EntityManager, userId: number, tipId: number): Promise<void> {
    await manager.query(addSql, [tipId, userId]).catch(refuseDeletedUser);
  }

  async remove(manager: EntityManager, userId: number, tipId: number): Promise<void> {
    await manager.query(removeSql, [tipId, userId]);
  }
}
