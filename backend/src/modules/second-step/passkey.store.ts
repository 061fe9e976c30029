import { Injectable } from '@nestjs/common';
import { type PasskeyTransport, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';

/** A passkey as its owner sees it. */
interface PasskeyRow {
  id: number;
  device: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** How a browser finds a passkey. */
export interface Credential {
  id: string;
  transports: PasskeyTransport[];
}

/** What an authenticator tells of a new passkey. */
export interface NewPasskey extends Credential {
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

const listSql = `
  SELECT id, device, created_at AS "createdAt", used_at AS "usedAt" FROM passkeys WHERE user_id = $1
  ORDER BY id LIMIT ${limits.passkeysPerUser}`;

const credentialsSql = `
  SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1
  ORDER BY passkeys.id LIMIT ${limits.passkeysPerUser}`;

const oneSql = `
  SELECT credential_id AS id, transports, public_key AS "publicKey", counter::float8 AS counter
  FROM passkeys WHERE user_id = $1 AND credential_id = $2`;

const addSql = `
  INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, device)
  SELECT $1::int, $2, $3, $4, $5, $6
  WHERE (SELECT count(*) FROM passkeys WHERE user_id = $1::int) < ${limits.passkeysPerUser}
  RETURNING id`;

/** Only a counter that goes up, except of authenticators that never count. */
const useSql = `
  UPDATE passkeys SET counter = $3, used_at = now()
  WHERE user_id = $1 AND credential_id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0))`;

const removeSql = `
  WITH gone AS (DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING id) SELECT id FROM gone`;

const refuseTaken = mapConstraintErrors({ passkeys_credential_unique: 'passkey-exists' });

/** The table of passkeys. */
@Injectable()
export class PasskeyStore {
  constructor(private readonly pool: PgPool) {}

  async list(userId: number): Promise<PasskeyRow[]> {
    return (await this.pool.query<PasskeyRow>(listSql, [userId])).rows;
  }

  async credentials(userId: number): Promise<Credential[]> {
    return (await this.pool.query<Credential>(credentialsSql, [userId])).rows;
  }

  /** A user's own passkey by its credential; undefined if it is nobody's or somebody else's. */
  async one(userId: number, credentialId: string): Promise<NewPasskey | undefined> {
    return (await this.pool.query<NewPasskey>(oneSql, [userId, credentialId])).rows[0];
  }

  /**
   * The caller has locked the user. Returns false if they have as many as they can.
   * @throws Problem 409 'passkey-exists'
   */
  async add(manager: EntityManager, userId: number, passkey: NewPasskey, device: string): Promise<boolean> {
    const { id, publicKey, counter, transports } = passkey;
    const values = [userId, id, Buffer.from(publicKey), counter, transports, device];
    const added = (await manager.query(addSql, values).catch(refuseTaken)) as unknown[];
    return added.length > 0;
  }

  /** Records a use. Returns false if the passkey is gone, or its counter was used before. */
  async use(userId: number, credentialId: string, counter: number): Promise<boolean> {
    return ((await this.pool.query(useSql, [userId, credentialId, counter])).rowCount ?? 0) > 0;
  }

  /** The caller has locked the user. Returns whether there was one. */
  async remove(manager: EntityManager, userId: number, id: number): Promise<boolean> {
    const gone: unknown[] = await manager.query(removeSql, [userId, id]);
    return gone.length > 0;
  }

  async removeSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    await manager.query('DELETE FROM passkeys WHERE user_id = $1 AND created_at >= $2', [userId, since]);
  }
}
