import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is written to the log of moderation. */
export interface LogEntry {
  /** Null for what happens by rule. */
  actorId: number | null;
  caseId: number | null;
  what: string;
  /** Ids and choices; never a text that a user wrote. */
  details?: Readonly<Record<string, unknown>>;
}

// A trigger numbers the entry and chains it to the one before.
const addSql = 'INSERT INTO moderation_log (actor_id, case_id, what, details) VALUES ($1, $2, $3, $4)';

/** The log of everything that moderators and rules do. Nothing in it can be changed. */
@Injectable()
export class LogStore {
  /** The last statement of a transaction: until its commit no other entry is written. */
  async add(manager: EntityManager, { actorId, caseId, what, details = {} }: LogEntry): Promise<void> {
    await manager.query(addSql, [actorId, caseId, what, JSON.stringify(details)]);
  }
}
