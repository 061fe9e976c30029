import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';

interface Standing {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** A key as it is kept, and the time by the database's clock, which all instances share. */
interface KeptKey {
  sealedKey: Buffer;
  isOn: boolean;
  nowMs: number;
}

const standingSql = `
  SELECT
    EXISTS (SELECT FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "isOn",
    (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS "recoveryCodesLeft"`;

const keySql = `
  SELECT sealed_key AS "sealedKey", confirmed_at IS NOT NULL AS "isOn",
    extract(epoch FROM now())::float8 * 1000 AS "nowMs"
  FROM second_steps WHERE user_id = $1`;

/** One that is on keeps its key. */
const beginSql = `
  INSERT INTO second_steps (user_id, sealed_key) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET sealed_key = excluded.sealed_key WHERE second_steps.confirmed_at IS NULL
  RETURNING user_id`;

/** Of two that turn it on at once, the second finds it on; and the code was made by the key that is kept. */
const turnOnSql = `
  WITH turned AS (
    UPDATE second_steps SET confirmed_at = now(), last_step = $3
    WHERE user_id = $1 AND sealed_key = $2 AND confirmed_at IS NULL
    RETURNING user_id
  )
  INSERT INTO recovery_codes (user_id, code_hmac) SELECT user_id, unnest($4::bytea[]) FROM turned`;

/** Of two that use one code at once, the second finds its half minute used. */
const useStepSql = `
  UPDATE second_steps SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL`;

/** The rows of second steps. Each change says whether it was made. */
@Injectable()
export class SecondStepStore {
  constructor(private readonly pool: PgPool) {}

  async standingOf(userId: number): Promise<Standing> {
    return (await this.pool.query<Standing>(standingSql, [userId])).rows[0] as Standing;
  }

  async keyOf(userId: number): Promise<KeptKey | undefined> {
    return (await this.pool.query<KeptKey>(keySql, [userId])).rows[0];
  }

  async begin(userId: number, sealedKey: Buffer): Promise<boolean> {
    return this.changes(beginSql, [userId, sealedKey]);
  }

  async turnOn(userId: number, sealedKey: Buffer, step: number, codeHashes: Buffer[]): Promise<boolean> {
    return this.changes(turnOnSql, [userId, sealedKey, step, codeHashes]);
  }

  async useStep(userId: number, step: number): Promise<boolean> {
    return this.changes(useStepSql, [userId, step]);
  }

  async useRecoveryCode(userId: number, codeHash: Buffer): Promise<boolean> {
    return this.changes('DELETE FROM recovery_codes WHERE user_id = $1 AND code_hmac = $2', [
      userId,
      codeHash,
    ]);
  }

  async turnOff(userId: number): Promise<boolean> {
    return this.changes('DELETE FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL', [userId]);
  }

  private async changes(sql: string, values: unknown[]): Promise<boolean> {
    return ((await this.pool.query(sql, values)).rowCount ?? 0) > 0;
  }
}
