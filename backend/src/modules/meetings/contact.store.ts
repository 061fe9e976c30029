import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
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

const forgetSql = `
  DELETE FROM trusted_contacts WHERE confirmed_at IS NULL AND created_at < now() - $1::int * interval '1 day'`;

const refuseTaken = mapConstraintErrors({ trusted_contacts_email_unique: 'contact-exists' });

/** The table of trusted contacts. */
@Injectable()
export class ContactStore {
  constructor(private readonly pool: PgPool) {}

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

  /** Removes a contact by the hash of their link's token; returns false if the link does not work. */
  async leave(tokenHash: Buffer): Promise<boolean> {
    const sql = 'DELETE FROM trusted_contacts WHERE token_sha256 = $1';
    return (await this.pool.query(sql, [tokenHash])).rowCount === 1;
  }

  async toWrite(id: number): Promise<ContactToWrite | undefined> {
    const sql = `SELECT ${columns}, user_id AS "userId", link_id AS "linkId" FROM trusted_contacts WHERE id = $1`;
    return (await this.pool.query<ContactToWrite>(sql, [id])).rows[0];
  }

  async forgetUnanswered(days: number): Promise<void> {
    await this.pool.query(forgetSql, [days]);
  }
}
