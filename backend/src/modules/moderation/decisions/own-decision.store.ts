import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import {
  type OwnDecisionRow,
  lockOwnDecisionSql,
  ownDecisionSql,
  ownDecisionsSql,
  seenSql,
} from './own-decisions.query.js';

const appealSql = 'INSERT INTO appeals (decision_id, case_id, text) VALUES ($1, $2, $3)';

/** Decisions as those whom they are about read them, and their appeals. */
@Injectable()
export class OwnDecisionStore {
  constructor(private readonly pool: PgPool) {}

  /** Latest first, with ids below `beforeId`. */
  async page(userId: number, beforeId: number, count: number): Promise<OwnDecisionRow[]> {
    return (await this.pool.query<OwnDecisionRow>(ownDecisionsSql, [userId, beforeId, count])).rows;
  }

  async one(userId: number, id: number): Promise<OwnDecisionRow | undefined> {
    return (await this.pool.query<OwnDecisionRow>(ownDecisionSql, [userId, id])).rows[0];
  }

  /** Notes that the user has read it. */
  async see(userId: number, id: number): Promise<void> {
    await this.pool.query(seenSql, [userId, id]);
  }

  /** Locks a decision until the transaction ends, and reads it as of then; undefined if it is not about the user. */
  async lock(
    manager: EntityManager,
    userId: number,
    id: number,
  ): Promise<(OwnDecisionRow & { caseId: number }) | undefined> {
    const [locked]: { caseId: number }[] = await manager.query(lockOwnDecisionSql, [userId, id]);
    const [decision]: OwnDecisionRow[] = await manager.query(ownDecisionSql, [userId, id]);
    return locked && decision && { ...decision, caseId: locked.caseId };
  }

  async appeal(manager: EntityManager, id: number, caseId: number, text: string): Promise<void> {
    await manager.query(appealSql, [id, caseId, text]);
  }
}
