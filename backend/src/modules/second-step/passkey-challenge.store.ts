import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';

/** Whom a challenge is for: a user, in the session or pending sign-in with this hash. */
export interface ChallengeHolder {
  userId: number;
  hash: Buffer;
}

/** A new passkey, or one that is used. */
type Purpose = 'add' | 'use';

const saveSql = `
  WITH expired AS (
    DELETE FROM passkey_challenges WHERE (holder_sha256, purpose) IN (
      SELECT holder_sha256, purpose FROM passkey_challenges
      WHERE expires_at < now() AND holder_sha256 <> $1 FOR UPDATE SKIP LOCKED
    )
  )
  INSERT INTO passkey_challenges (holder_sha256, purpose, user_id, challenge, expires_at)
  VALUES ($1, $2, $3, $4, now() + interval '${limits.passkeyMinutes} minutes')
  ON CONFLICT (holder_sha256, purpose) DO UPDATE
  SET user_id = excluded.user_id, challenge = excluded.challenge, expires_at = excluded.expires_at`;

/** Of two concurrent answers to a challenge, the second finds none. */
const takeSql = `
  DELETE FROM passkey_challenges WHERE holder_sha256 = $1 AND purpose = $2 AND user_id = $3 AND expires_at > now()
  RETURNING challenge`;

/** The table of challenges that await an authenticator's answer. */
@Injectable()
export class PasskeyChallengeStore {
  constructor(private readonly pool: PgPool) {}

  async save({ userId, hash }: ChallengeHolder, purpose: Purpose, challenge: string): Promise<void> {
    await this.pool.query(saveSql, [hash, purpose, userId, challenge]);
  }

  /** Uses the holder's challenge up, whatever the answer to it is; undefined if there is none that is valid. */
  async take({ userId, hash }: ChallengeHolder, purpose: Purpose): Promise<string | undefined> {
    const values = [hash, purpose, userId];
    return (await this.pool.query<{ challenge: string }>(takeSql, values)).rows[0]?.challenge;
  }
}
