import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { accountsSql } from '../../tables/users.sql.js';

export type LinkPurpose = 'confirm' | 'undo' | 'reset' | 'stay';

/** Whose link it is, and for which address. */
export interface LinkSubject {
  userId: number;
  /** The email address that it is about. */
  address: string;
}

/** A link that is to be made. */
export interface NewLink extends LinkSubject {
  /** The id of the email that contains it: an email that is sent again contains the same link. */
  id: string;
  purpose: LinkPurpose;
  token: string;
  /** How long it works, as a PostgreSQL interval: '3 days'. */
  works: string;
  /** When what it takes back was changed. */
  changedAt?: string;
  /** Whether it works only while the account has this address: one that was never confirmed may be a stranger's. */
  onlyCurrent?: boolean;
}

/** A link that was used up. */
export interface UsedLink extends LinkSubject {
  /** When what it takes back was changed; about when it was made, for links that do not say. */
  changedAt: Date;
  onlyCurrent: boolean;
}

/**
 * A new link revokes the user's earlier ones of its purpose, but not those to undo a change: a thief who makes two
 * must not revoke the owner's. The lock waits for an erasure that has begun: an account that is
 * deleted gets no link, which would keep its address.
 */
const addSql = `
  WITH account AS (
    SELECT id FROM ${accountsSql} account WHERE id = $3 AND standing <> 'gone' FOR SHARE
  ), made AS (
    INSERT INTO account_links (id, purpose, user_id, address, token_sha256, expires_at, changed_at, only_current)
    SELECT $1, $2, id, $4, $5, now() + $6::interval, $7, $8 FROM account
    ON CONFLICT DO NOTHING RETURNING id
  ), revoked AS (
    DELETE FROM account_links
    WHERE expires_at < now()
      OR (purpose = $2 AND purpose <> 'undo' AND user_id = $3 AND id <> $1 AND EXISTS (SELECT FROM made))
  )
  SELECT EXISTS (SELECT FROM account) AS "isThere"`;

const findSql = `
  SELECT user_id AS "userId", address FROM account_links
  WHERE token_sha256 = $1 AND purpose = $2 AND expires_at > now()`;

/** Of two concurrent uses of a link, the second finds no row. */
const useSql = `
  WITH link AS (
    DELETE FROM account_links WHERE token_sha256 = $1 AND purpose = $2 AND expires_at > now()
    RETURNING user_id, address, only_current,
      coalesce(changed_at, expires_at - interval '${limits.undoLinkDays} days') AS changed_at
  )
  SELECT user_id AS "userId", address, changed_at AS "changedAt", only_current AS "onlyCurrent" FROM link`;

const voidSql = 'DELETE FROM account_links WHERE user_id = $1 AND ($2::text IS NULL OR purpose = $2)';

/** Links are found by the hash of their token. The token itself is not stored. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The table of single-use links. */
@Injectable()
export class AccountLinkStore {
  constructor(private readonly pool: PgPool) {}

  /** False where the account was deleted meanwhile. */
  async add({ token, changedAt, onlyCurrent = false, ...link }: NewLink): Promise<boolean> {
    const { id, purpose, userId, address, works } = link;
    const values = [id, purpose, userId, address, hashOf(token), works, changedAt ?? null, onlyCurrent];
    return (await this.pool.query<{ isThere: boolean }>(addSql, values)).rows[0]?.isThere === true;
  }

  /** Finds a link that works, without using it up. */
  async find(purpose: LinkPurpose, token: string): Promise<LinkSubject | undefined> {
    return (await this.pool.query<LinkSubject>(findSql, [hashOf(token), purpose])).rows[0];
  }

  /** Uses a link up; undefined if it does not work. */
  async use(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<UsedLink | undefined> {
    const [link]: UsedLink[] = await manager.query(useSql, [hashOf(token), purpose]);
    return link;
  }

  /** Revokes a user's links, of one purpose or of all. */
  async end(manager: EntityManager, userId: number, purpose?: LinkPurpose): Promise<void> {
    await manager.query(voidSql, [userId, purpose ?? null]);
  }
}
