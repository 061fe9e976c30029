import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@wayfellow/contracts';
import { leaseSql } from '../../../platform/database/lease.sql.js';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { isPushedSql } from '../../../tables/notifications.sql.js';
import { peopleSql, reachableSql } from '../../../tables/users.sql.js';
import { conversationOfLineSql } from '../telling/message-lines.sql.js';
import { isToBeToldSql } from '../telling/visible.sql.js';

/** A line that a worker has in hand until a time. */
export interface LeasedLine {
  userId: number;
  foldKey: string;
  kind: NotificationKind;
  leasedUntil: Date;
  attempts: number;
}

/** A line as it is pushed. */
interface PushedLine {
  actorId: number | null;
  actorName: string | null;
  /** The conversation of several that messages are in; null for all else. */
  conversationId: number | null;
  /** Whether the user's devices show who did it. */
  isNamed: boolean;
}

const claimSql = leaseSql({
  table: 'notifications',
  attempts: 'push_attempts',
  until: 'push_at',
  returning: `user_id AS "userId", fold_key AS "foldKey", kind, push_at AS "leasedUntil", push_attempts AS attempts`,
});

// Of a line that is folded the id changes. An event since then sets a new time.
const leased = 'user_id = $1 AND fold_key = $2 AND push_at = $3';

const toldSql = `
  WITH line AS (
    SELECT actor_id, CASE WHEN kind = 'message' THEN ${conversationOfLineSql} END AS conversation_id FROM notifications
    WHERE ${leased} AND ${isToBeToldSql} AND ${isPushedSql('$1', 'kind')}
      AND $1 IN (SELECT id FROM ${reachableSql} reachable)
  )
  SELECT actor_id AS "actorId", actor.name AS "actorName", conversation_id AS "conversationId",
    coalesce((SELECT is_named FROM notification_settings WHERE user_id = $1), false) AS "isNamed"
  FROM line LEFT JOIN ${peopleSql} actor ON actor.id = actor_id`;

const settleSql = `UPDATE notifications SET push_at = $4, push_attempts = 0 WHERE ${leased}`;

/** Which lines of the bell are to be pushed, and when. */
@Injectable()
export class PushedLineStore {
  constructor(private readonly pool: PgPool) {}

  /** Leases the next line that is due, for longer each time it failed. Two workers never get the same. */
  async claim(): Promise<LeasedLine | undefined> {
    return (await this.pool.query<LeasedLine>(claimSql)).rows[0];
  }

  /**
   * Undefined for a line that is read by now, whose kind is not wanted on devices, whose user cannot be reached, or about
   * somebody who is blocked or away.
   */
  async told({ userId, foldKey, leasedUntil }: LeasedLine): Promise<PushedLine | undefined> {
    return (await this.pool.query<PushedLine>(toldSql, [userId, foldKey, leasedUntil])).rows[0];
  }

  /** Nothing more is to be done about a line, or nothing before a time. */
  async settle({ userId, foldKey, leasedUntil }: LeasedLine, notBefore?: Date): Promise<void> {
    await this.pool.query(settleSql, [userId, foldKey, leasedUntil, notBefore ?? null]);
  }
}
