import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';

interface SecondStepState {
  hasTotp: boolean;
  hasPasskey: boolean;
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
    EXISTS (SELECT FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "hasTotp",
    EXISTS (SELECT FROM passkeys WHERE user_id = $1) AS "hasPasskey",
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
  SELECT user_id FROM turned`;

/** Only for a later time step than the last one used: of two concurrent uses of a code one succeeds. */
const useStepSql = `
  UPDATE second_steps SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL`;

const turnOffSql = `
  WITH gone AS (DELETE FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING user_id)
  SELECT user_id FROM gone`;

const turnOffSinceSql = `
  DELETE FROM second_steps WHERE user_id = $1 AND (confirmed_at IS NULL OR confirmed_at >= $2)`;

/** The table of authenticator apps, and which second factors a user has. Each change returns whether it was made. */
@Injectable()
export class SecondStepStore {
  constructor(private readonly pool: PgPool) {}

  async stateOf(userId: number): Promise<SecondStepState> {
    return (await this.pool.query<SecondStepState>(stateSql, [userId])).rows[0] as SecondStepState;
  }

  /** Whether a user has any second factor, as the transaction sees it. */
  async isOn(manager: EntityManager, userId: number): Promise<boolean> {
    const [state]: [SecondStepState] = await manager.query(stateSql, [userId]);
    return state.hasTotp || state.hasPasskey;
  }

  async keyOf(userId: number): Promise<StoredKey | undefined> {
    return (await this.pool.query<StoredKey>(keySql, [userId])).rows[0];
  }

  async saveKey(userId: number, sealedKey: Buffer): Promise<boolean> {
    return this.changes(saveKeySql, [userId, sealedKey]);
  }

  async turnOn(manager: EntityManager, userId: number, sealedKey: Buffer, step: number): Promise<boolean> {
    const turned: unknown[] = await manager.query(turnOnSql, [userId, sealedKey, step]);
    return turned.length > 0;
  }

  async useStep(userId: number, step: number): Promise<boolean> {
    return this.changes(useStepSql, [userId, step]);
  }

  async turnOff(manager: EntityManager, userId: number): Promise<boolean> {
    const gone: unknown[] = await manager.query(turnOffSql, [userId]);
    return gone.length > 0;
  }

  /** Keys that are not confirmed yet go, too. */
  async turnOffSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    await manager.query(turnOffSinceSql, [userId, since]);
  }

  private async changes(sql: string, values: unknown[]): Promise<boolean> {
    return ((await this.pool.query(sql, values)).rowCount ?? 0) > 0;
  }
}
