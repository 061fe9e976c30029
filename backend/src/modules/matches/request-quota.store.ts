import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';

// By the database's clock, which all instances share. The oldest of the last three requests blocks until it is a day old.
const blockingSql = `
  SELECT ceil(extract(epoch FROM sent_at + interval '24 hours' - now()))::int AS seconds
  FROM sent_requests WHERE requester_id = $1 AND sent_at > now() - interval '24 hours'
  ORDER BY sent_at DESC OFFSET ${limits.freeRequestsPerDay - 1} LIMIT 1`;

/** Those that no longer count go when the next is sent. */
const noteSql = `
  WITH gone AS (DELETE FROM sent_requests WHERE requester_id = $1 AND sent_at <= now() - interval '24 hours')
  INSERT INTO sent_requests (requester_id) VALUES ($1)`;

/** The requests that count for the free plan's limit of a day. Those who write lock the requester first. */
@Injectable()
export class RequestQuota {
  /** Seconds until the free plan allows another request; undefined where it does now. */
  async secondsToWait(rows: EntityManager, requesterId: number): Promise<number | undefined> {
    const [blocking]: { seconds: number }[] = await rows.query(blockingSql, [requesterId]);
    return blocking && Math.max(1, blocking.seconds);
  }

  async note(rows: EntityManager, requesterId: number): Promise<void> {
    await rows.query(noteSql, [requesterId]);
  }
}
