import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PgPool } from '../database/pg-pool.js';
import { LiveHub } from './live-hub.js';

const NOTE_EVERY_MS = 60 * 1_000;
/** Longer than between two notes; a user who has just left counts as present for as long. */
const PRESENT_FOR = `interval '2 minutes'`;

// In the order of the ids, as every instance locks them.
const noteSql = `
  INSERT INTO presence (user_id, seen_at) SELECT id, now() FROM unnest($1::int[]) AS id ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET seen_at = now()`;

const forgetSql = `
  DELETE FROM presence WHERE user_id IN (
    SELECT user_id FROM presence WHERE seen_at < now() - ${PRESENT_FOR} ORDER BY user_id FOR UPDATE SKIP LOCKED
  )`;

const isPresentSql = `
  SELECT EXISTS (SELECT FROM presence WHERE user_id = $1 AND seen_at >= now() - ${PRESENT_FOR}) AS "isPresent"`;

/**
 * Who has a live channel open on any instance, to the minute: each instance notes its own in the database, in one statement a
 * minute. Users who have been connected for less may be missing.
 */
@Injectable()
export class Presence implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Presence.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly hub: LiveHub,
    private readonly pool: PgPool,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.note().catch((error: Error) => this.logger.warn(`Presence could not be noted: ${error.message}`));
    }, NOTE_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Notes who is connected to this instance now. */
  async note(): Promise<void> {
    const users = this.hub.users();
    if (users.length > 0) await this.pool.query(noteSql, [users]);
    await this.pool.query(forgetSql);
  }

  async isPresent(userId: number): Promise<boolean> {
    const { rows } = await this.pool.query<{ isPresent: boolean }>(isPresentSql, [userId]);
    return rows[0]?.isPresent === true;
  }
}
