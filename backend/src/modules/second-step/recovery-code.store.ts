import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';

const addUnlessAnySql = `
  INSERT INTO recovery_codes (user_id, code_hmac)
  SELECT $1::int, unnest($2::bytea[]) WHERE NOT EXISTS (SELECT FROM recovery_codes WHERE user_id = $1::int)
  RETURNING user_id`;

/** The table of recovery codes. Triggers delete a user's codes with the last of their other factors. */
@Injectable()
export class RecoveryCodeStore {
  constructor(private readonly pool: PgPool) {}

  /** The caller has locked the user. Returns false when some of their codes are left. */
  async addUnlessAny(manager: EntityManager, userId: number, hashes: readonly Buffer[]): Promise<boolean> {
    const added: unknown[] = await manager.query(addUnlessAnySql, [userId, hashes]);
    return added.length > 0;
  }

  async removeSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    await manager.query('DELETE FROM recovery_codes WHERE user_id = $1 AND created_at >= $2', [
      userId,
      since,
    ]);
  }

  /** Uses a code up. Returns whether there was one. */
  async use(userId: number, hash: Buffer): Promise<boolean> {
    const sql = 'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hmac = $2';
    return ((await this.pool.query(sql, [userId, hash])).rowCount ?? 0) > 0;
  }
}
