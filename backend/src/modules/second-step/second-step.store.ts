import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';

interface SecondStepState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** A stored key, and the time by the database's clock, which all instances share. */
interface StoredKey {
  sealedKey: Buffer;
  isOn: boolean;
  nowMs: number;
}

const stateSql = `
  SELECT
    EXISTS (SELECT FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "isOn",
    (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS "recoveryCodesLeft"`;

const keySql = `
  SELECT sealed_key AS "sealedKey", confirmed_at IS NOT NULL AS "isOn",
    extract(epoch FROM now())::float8 * 1000 AS "nowMs"
  FROM second_steps WHERE user_id = $1`;

/** A second step that is on keeps its key. */
const saveKeySql = `
  INSERT INTO second_steps (user_id, sealed_key) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET sealed_key = excluded.sealed_key WHERE second_steps.confirmed_at IS NULL
  RETURNING user_id`;

/** Only if it is off and its key is still the one that made the code: of two concurrent calls one succeeds. */
const turnOnSql = `
  WITH turned AS (
    UPDATE second_steps SET confirmed_at = now(), last_step = $3
    WHERE user_id = $1 AND sealed_key = $2 AND confirmed_at IS NULL
    RETURNING user_id
  )
  INSERT INTO recovery_codes (user_id, code_hmac) SELECT user_id, unnest($4::bytea[]) FROM turned`;

/** Only for a later time step than the last one used: of two concurrent uses of a code one succeeds. */
const useStepSql = `
  UPDATE second_steps SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL`;

const turnOffSinceSql = `
  DELETE FROM second_steps WHERE user_id = $1 AND (confirmed_at IS NULL OR confirmed_at >= $2)`;

/** The tables of second steps and recovery codes. Each change returns whether it was made. */
@Injectable()
export class SecondStepStore {
  constructor(private readonly pool: PgPool) {}

  async stateOf(userId: number): Promise<SecondStepState> {
    return (await this.pool.query<SecondStepState>(stateSql, [userId])).rows[0] as SecondStepState;
  }

  async keyOf(userId: number): Promise<StoredKey | undefined> {
    return (await this.pool.query<StoredKey>(keySql, [userId])).rows[0];
  }

  async saveKey(userId: number, sealedKey: Buffer): Promise<boolean> {
    return this.changes(saveKeySql, [userId, sealedKey]);
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

  /** Keys that are not confirmed yet go, too. */
  async turnOffSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    await manager.query(turnOffSinceSql, [userId, since]);
  }

  private async changes(sql: string, values: unknown[]): Promise<boolean> {
    return ((await this.pool.query(sql, values)).rowCount ?? 0) > 0;
  }
}
