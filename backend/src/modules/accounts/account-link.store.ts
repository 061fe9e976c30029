import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';
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
  /** When it was asked for: of two of a purpose the newer one works. */
  askedAt: string;
  /** When what it takes back was changed. */
  changedAt?: string;
  /** Whether it works only while the account has this address: one that was never confirmed may be a stranger's. */
  onlyCurrent?: boolean;
}

/** What has become of a link that was to be made. */
interface AddedLink {
  /** False where the account was deleted meanwhile. */
  isThere: boolean;
  /** Whether a newer email has one, beside which this one would not work. */
  isOvertaken: boolean;
}

/** A link that was used up. */
export interface UsedLink extends LinkSubject {
  /** When what it takes back was changed; about when it was made, for links that do not say. */
  changedAt: Date;
  onlyCurrent: boolean;
}

/**
 * A new link revokes the user's earlier ones of its purpose, but not those to undo a change: a thief who makes two
 * must not revoke the owner's. Where the email with a newer one was written first, there is no older one beside it. The lock that
 * the caller has waits for an erasure that has begun: an account that is deleted gets no link, which would keep its address.
 */
const addSql = `
  WITH account AS (
    SELECT id FROM ${accountsSql} account WHERE id = $3 AND standing <> 'gone'
  ), newer AS (
    SELECT FROM account_links
    WHERE purpose = $2 AND purpose <> 'undo' AND user_id = $3 AND asked_at > $9::timestamptz AND expires_at > now()
  ), made AS (
    INSERT INTO account_links (id, purpose, user_id, address, token_sha256, expires_at, changed_at, only_current, asked_at)
    SELECT $1, $2, id, $4, $5, now() + $6::interval, $7, $8, $9 FROM account WHERE NOT EXISTS (SELECT FROM newer)
    ON CONFLICT DO NOTHING RETURNING id
  ), revoked AS (
    DELETE FROM account_links
    WHERE expires_at < now()
      OR (purpose = $2 AND purpose <> 'undo' AND user_id = $3 AND id <> $1 AND EXISTS (SELECT FROM made))
  )
  SELECT EXISTS (SELECT FROM account) AS "isThere", EXISTS (SELECT FROM newer) AS "isOvertaken"`;

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

/** The table of single-use links. */
@Injectable()
export class AccountLinkStore {
  constructor(private readonly pool: PgPool) {}

  /** Adds a link, or says why there is none. The caller has locked the user. */
  async add(
    manager: EntityManager,
    { token, changedAt, onlyCurrent = false, ...link }: NewLink,
  ): Promise<AddedLink> {
    const { id, purpose, userId, address, works, askedAt } = link;
    const values = [id, purpose, userId, address, hashOfToken(token), works];
    const more = [changedAt ?? null, onlyCurrent, askedAt];
    const [added]: [AddedLink] = await manager.query(addSql, [...values, ...more]);
    return added;
  }

  /** Finds a link that works, without using it up. */
  async find(purpose: LinkPurpose, token: string): Promise<LinkSubject | undefined> {
    return (await this.pool.query<LinkSubject>(findSql, [hashOfToken(token), purpose])).rows[0];
  }

  /** Uses a link up; undefined if it does not work. */
  async use(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<UsedLink | undefined> {
    const [link]: UsedLink[] = await manager.query(useSql, [hashOfToken(token), purpose]);
    return link;
  }

  /** Revokes a user's links, of one purpose or of all. */
  async end(manager: EntityManager, userId: number, purpose?: LinkPurpose): Promise<void> {
    await manager.query(voidSql, [userId, purpose ?? null]);
  }
}
