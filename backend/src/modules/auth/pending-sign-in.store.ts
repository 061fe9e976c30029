import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';

/** A sign-in whose password was right. */
interface PendingSignIn {
  userId: number;
  beganAt: Date;
}

const beginSql = `
  WITH forgotten AS (DELETE FROM pending_sign_ins WHERE expires_at < now())
  INSERT INTO pending_sign_ins (token_sha256, user_id, expires_at)
  VALUES ($1, $2, now() + interval '${limits.pendingSignInMinutes} minutes')`;

/** The tries are counted here, whatever the settings say of limits. */
const trySql = `
  WITH tried AS (
    UPDATE pending_sign_ins SET tries = tries + 1
    WHERE token_sha256 = $1 AND expires_at > now() AND tries < ${limits.codeTries}
    RETURNING user_id, created_at
  )
  SELECT user_id AS "userId", created_at AS "beganAt" FROM tried`;

const endSql = 'DELETE FROM pending_sign_ins WHERE token_sha256 = $1';

/** The rows of sign-ins that wait for their code, by the hash of a token. */
@Injectable()
export class PendingSignInStore {
  constructor(private readonly pool: PgPool) {}

  async begin(tokenHash: Buffer, userId: number): Promise<void> {
    await this.pool.query(beginSql, [tokenHash, userId]);
  }

  /** Undefined where there is none, or it is too old, or has no try left. */
  async countTry(tokenHash: Buffer): Promise<PendingSignIn | undefined> {
    return (await this.pool.query<PendingSignIn>(trySql, [tokenHash])).rows[0];
  }

  async end(tokenHash: Buffer): Promise<void> {
    await this.pool.query(endSql, [tokenHash]);
  }
}
