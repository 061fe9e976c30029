import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';

/** A sign-in whose password was right. */
export interface PendingSignIn {
  userId: number;
  beganAt: Date;
}

const createSql = `
  WITH expired AS (DELETE FROM pending_sign_ins WHERE expires_at < now())
  INSERT INTO pending_sign_ins (token_sha256, user_id, expires_at)
  VALUES ($1, $2, now() + interval '${limits.pendingSignInMinutes} minutes')`;

/** Tries are counted in the row: RATE_LIMIT_FACTOR does not apply to them. */
const trySql = `
  WITH tried AS (
    UPDATE pending_sign_ins SET tries = tries + 1
    WHERE token_sha256 = $1 AND expires_at > now() AND tries < ${limits.codeTries}
    RETURNING user_id, created_at
  )
  SELECT user_id AS "userId", created_at AS "beganAt" FROM tried`;

const findSql = `
  SELECT user_id AS "userId", created_at AS "beganAt" FROM pending_sign_ins
  WHERE token_sha256 = $1 AND expires_at > now() AND tries < ${limits.codeTries}`;

const endSql = 'DELETE FROM pending_sign_ins WHERE token_sha256 = $1';

/** The table of sign-ins that await their second step, by the hash of their token. */
@Injectable()
export class PendingSignInStore {
  constructor(private readonly pool: PgPool) {}

  async create(tokenHash: Buffer, userId: number): Promise<void> {
    await this.pool.query(createSql, [tokenHash, userId]);
  }

  /** Undefined if there is none, it has expired, or no tries are left. */
  async countTry(tokenHash: Buffer): Promise<PendingSignIn | undefined> {
    return (await this.pool.query<PendingSignIn>(trySql, [tokenHash])).rows[0];
  }

  /** The same, without counting. */
  async find(tokenHash: Buffer): Promise<PendingSignIn | undefined> {
    return (await this.pool.query<PendingSignIn>(findSql, [tokenHash])).rows[0];
  }

  async end(tokenHash: Buffer): Promise<void> {
    await this.pool.query(endSql, [tokenHash]);
  }
}
