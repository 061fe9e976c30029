import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';

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
  /** Idempotent. */
  async add(manager: EntityManager, userId: number, tipId: number): Promise<void> {
    await manager.query(addSql, [tipId, userId]).catch(refuseDeletedUser);
  }

  async remove(manager: EntityManager, userId: number, tipId: number): Promise<void> {
    await manager.query(removeSql, [tipId, userId]);
  }
}
