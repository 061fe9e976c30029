import { Injectable } from '@nestjs/common';
import { limits, retentionDays } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import { addressHashes } from '../../platform/keys/address-hashes.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';

export interface ContactRow {
  id: number;
  name: string;
  email: string;
  isConfirmed: boolean;
}

/** A contact as emails to them need it. */
interface ContactToWrite extends ContactRow {
  userId: number;
  linkId: string;
}

interface AgreedContact {
  id: number;
  userId: number;
  /** False if they had agreed before. */
  isNew: boolean;
}

interface NewContact {
  userId: number;
  name: string;
  email: string;
  linkId: string;
  tokenHash: Buffer;
}

const columns = 'id, name, email, confirmed_at IS NOT NULL AS "isConfirmed"';

const listSql = `
  SELECT ${columns} FROM trusted_contacts WHERE user_id = $1 ORDER BY id LIMIT ${limits.trustedContacts}`;

const addSql = `
  INSERT INTO trusted_contacts (user_id, name, email, link_id, token_sha256)
  SELECT $1::int, $2, $3, $4, $5
  WHERE (SELECT count(*) FROM trusted_contacts WHERE user_id = $1::int) < ${limits.trustedContacts}
  RETURNING ${columns}`;

const agreeSql = `
  WITH found AS (
    SELECT id, user_id, confirmed_at IS NULL AS is_new FROM trusted_contacts WHERE token_sha256 = $1 FOR UPDATE
  ),
  agreed AS (
    UPDATE trusted_contacts SET confirmed_at = now() FROM found WHERE trusted_contacts.id = found.id AND is_new
  )
  SELECT id, user_id AS "userId", is_new AS "isNew" FROM found`;

const leaveSql = `
  WITH gone AS (DELETE FROM trusted_contacts WHERE token_sha256 = $1 RETURNING user_id, email)
  SELECT user_id AS "userId", email FROM gone`;
const declineSql = `
  INSERT INTO declined_contacts (user_id, hash) VALUES ($1, $2)
  ON CONFLICT (user_id, hash) DO UPDATE SET declined_at = now()`;
const hasDeclinedSql =
  'SELECT EXISTS (SELECT FROM declined_contacts WHERE user_id = $1 AND hash = $2) AS has';

const forgetSql = `
  DELETE FROM trusted_contacts WHERE confirmed_at IS NULL AND created_at < now() - $1::int * interval '1 day'`;

const forgetDeclinedSql = `
  DELETE FROM declined_contacts WHERE declined_at < now() - interval '${retentionDays.declinedContact} days'`;

const refuseTaken = mapConstraintErrors({ trusted_contacts_email_unique: 'contact-exists' });

/** The tables of trusted contacts and, by keyed hashes of their addresses, of those who declined to be one. */
@Injectable()
export class ContactStore {
  private readonly hashOf: (address: string) => Buffer;

  constructor(
    private readonly pool: PgPool,
    config: Config,
  ) {
    this.hashOf = addressHashes(config, 'declined-contacts');
  }

  async list(userId: number): Promise<ContactRow[]> {
    return (await this.pool.query<ContactRow>(listSql, [userId])).rows;
  }

  /**
   * The caller has locked the user. Undefined if they have as many as they can.
   * @throws Problem 409 'contact-exists'
   */
  async add(
    manager: EntityManager,
    { userId, name, email, linkId, tokenHash }: NewContact,
  ): Promise<ContactRow | undefined> {
    const values = [userId, name, email, linkId, tokenHash];
    const added = (await manager.query(addSql, values).catch(refuseTaken)) as ContactRow[];
    return added[0];
  }

  /** Returns false if it is not the user's. */
  async remove(userId: number, id: number): Promise<boolean> {
    const sql = 'DELETE FROM trusted_contacts WHERE id = $2 AND user_id = $1';
    return (await this.pool.query(sql, [userId, id])).rowCount === 1;
  }

  /** The contact who agrees, by the hash of their link's token; undefined if the link does not work. */
  async agree(manager: EntityManager, tokenHash: Buffer): Promise<AgreedContact | undefined> {
    const [found]: AgreedContact[] = await manager.query(agreeSql, [tokenHash]);
    return found;
  }

  /**
   * Whether a contact has agreed. Somebody who agrees at the same moment waits for the caller's transaction, and is then
   * sent what it wrote.
   */
  async hasAgreed(manager: EntityManager, id: number): Promise<boolean> {
    const sql =
      'SELECT confirmed_at IS NOT NULL AS "isConfirmed" FROM trusted_contacts WHERE id = $1 FOR SHARE';
    const [found]: Pick<ContactRow, 'isConfirmed'>[] = await manager.query(sql, [id]);
    return found?.isConfirmed === true;
  }

  /** Whose contact the link is of, by the hash of its token; undefined if the link does not work. */
  async namedBy(manager: EntityManager, tokenHash: Buffer): Promise<number | undefined> {
    const sql = 'SELECT user_id AS "userId" FROM trusted_contacts WHERE token_sha256 = $1';
    const [found]: { userId: number }[] = await manager.query(sql, [tokenHash]);
    return found?.userId;
  }

  /**
   * Removes a contact by the hash of their link's token, and remembers that they declined; returns false if the link does not
   * work. The caller has locked the user.
   */
  async leave(manager: EntityManager, tokenHash: Buffer): Promise<boolean> {
    const [left]: { userId: number; email: string }[] = await manager.query(leaveSql, [tokenHash]);
    if (left) await manager.query(declineSql, [left.userId, this.hashOf(left.email)]);
    return left !== undefined;
  }

  /** Whether somebody with this address declined to be the user's contact, or ended it. */
  async hasDeclined(manager: EntityManager, userId: number, email: string): Promise<boolean> {
    const [found]: { has: boolean }[] = await manager.query(hasDeclinedSql, [userId, this.hashOf(email)]);
    return found?.has === true;
  }

  async toWrite(id: number): Promise<ContactToWrite | undefined> {
    const sql = `SELECT ${columns}, user_id AS "userId", link_id AS "linkId" FROM trusted_contacts WHERE id = $1`;
    return (await this.pool.query<ContactToWrite>(sql, [id])).rows[0];
  }

  /** Deletes those who did not answer for so many days. */
  async forgetUnanswered(days: number): Promise<void> {
    await this.pool.query(forgetSql, [days]);
  }

  /** Forgets who declined long ago. */
  async forgetDeclined(): Promise<void> {
    await this.pool.query(forgetDeclinedSql);
  }
}
