import { Injectable } from '@nestjs/common';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { sessionsSql } from '../../../platform/sessions/sessions.sql.js';
import type { Device } from './push-sender.js';

/**
 * The session is held until the row is there: it ends before, and there is none, or after, and takes the row with it. Somebody
 * who signs in with the same browser takes its address over.
 */
const addSql = `
  WITH own AS (SELECT no FROM ${sessionsSql} session WHERE sid = $2 FOR KEY SHARE),
  earlier AS (DELETE FROM push_subscriptions USING own WHERE session_no = own.no AND endpoint <> $3)
  INSERT INTO push_subscriptions (user_id, session_no, endpoint, p256dh, auth)
  SELECT $1, no, $3, $4, $5 FROM own
  ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_no = excluded.session_no,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`;

const ofSession = `session_no IN (SELECT no FROM ${sessionsSql} session WHERE sid = $1)`;

/** The table of devices that pushes go to. */
@Injectable()
export class PushSubscriptionStore {
  constructor(private readonly pool: PgPool) {}

  /** The one device of a session. Returns false for a session that has ended. */
  async add(userId: number, sessionId: string, { endpoint, p256dh, auth }: Device): Promise<boolean> {
    const { rowCount } = await this.pool.query(addSql, [userId, sessionId, endpoint, p256dh, auth]);
    return rowCount === 1;
  }

  async removeOf(sessionId: string): Promise<void> {
    await this.pool.query(`DELETE FROM push_subscriptions WHERE ${ofSession}`, [sessionId]);
  }

  async has(sessionId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`SELECT FROM push_subscriptions WHERE ${ofSession}`, [
      sessionId,
    ]);
    return rowCount !== 0;
  }

  async devicesOf(userId: number): Promise<Device[]> {
    const sql =
      'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at';
    return (await this.pool.query<Device>(sql, [userId])).rows;
  }

  async remove(endpoint: string): Promise<void> {
    await this.pool.query('DELETE FROM push_subscriptions WHERE endpoint = $1', [endpoint]);
  }
}
