import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';

/** SQL condition: a row of sent_requests counts, by the database's clock, which all instances share. */
export const isCountedSql = `sent_at > now() - interval '24 hours'`;

// The oldest of the last requests up to the limit blocks new ones until it is a day old.
const blockingSql = `
  SELECT greatest(1, ceil(extract(epoch FROM sent_at + interval '24 hours' - clock_timestamp())))::int AS seconds
  FROM sent_requests WHERE requester_id = $1 AND ${isCountedSql}
  ORDER BY sent_at DESC OFFSET ${limits.freeRequestsPerDay - 1} LIMIT 1`;

/** Also deletes those that no longer count. */
const recordSql = `
  WITH gone AS (DELETE FROM sent_requests WHERE requester_id = $1 AND NOT ${isCountedSql})
  INSERT INTO sent_requests (requester_id) VALUES ($1)`;

/** The requests that count towards the free plan's daily limit. Callers that write lock the requester first. */
@Injectable()
export class RequestQuota {
  /** Seconds until the free plan allows another request; undefined if it does now. */
  async secondsToWait(manager: EntityManager, requesterId: number): Promise<number | undefined> {
    const [blocking]: { seconds: number }[] = await manager.query(blockingSql, [requesterId]);
    return blocking && Math.max(1, blocking.seconds);
  }

  async record(manager: EntityManager, requesterId: number): Promise<void> {
    await manager.query(recordSql, [requesterId]);
  }
}
