import { Injectable } from '@nestjs/common';
import type { Findable } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';

/** What an account's own screen tells of it. */
export interface CredentialState {
  isConfirmed: boolean;
  passwordChangedAt: Date | null;
  findable: Findable;
}

/** Whom the emails about an account go to. */
export interface Addressee {
  id: number;
  username: string;
  name: string;
  email: string;
  confirmedEmail: string | null;
}

const stateSql = `
  SELECT coalesce(lower(confirmed_email) = lower(email), false) AS "isConfirmed",
    password_changed_at AS "passwordChangedAt", findable
  FROM users WHERE id = $1`;

const passwordSql = 'SELECT password_hash AS hash FROM users WHERE id = $1';

const addresseeSql = 'SELECT id, username, name, email, confirmed_email AS "confirmedEmail" FROM users';
const addresseeByIdSql = `${addresseeSql} WHERE id = $1`;
/** A new address that is not confirmed yet gets no links to a new password: whoever set it may be a thief. */
const addresseeByEmailSql = `${addresseeSql}
  WHERE lower(confirmed_email) = lower($1) OR (confirmed_at IS NULL AND lower(email) = lower($1))
  ORDER BY confirmed_at DESC NULLS LAST, id LIMIT 1`;

/** Each tells which user it changed, in a row or none. */
const changing = (set: string, where: string): string =>
  `WITH changed AS (UPDATE users SET ${set} WHERE id = $1 AND ${where} RETURNING id) SELECT id FROM changed`;
const confirmSql = changing('confirmed_email = email, confirmed_at = now()', 'lower(email) = lower($2)');
const restoreSql = changing('email = $2, confirmed_email = $2, confirmed_at = now()', 'true');
const passwordChangeSql = changing(
  'password_hash = $2, password_changed_at = now()',
  '($3::text IS NULL OR password_hash = $3)',
);

const findableSql = 'UPDATE users SET findable = $2 WHERE id = $1';

const refuseTaken = mapConstraintErrors({ users_email_unique: 'email-taken' });

/** What users' rows keep of addresses, passwords and privacy: their statements, and nothing about who may. */
@Injectable()
export class CredentialStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined when the account is gone. */
  state(userId: number): Promise<CredentialState | undefined> {
    return this.first(stateSql, [userId]);
  }

  async passwordHash(userId: number): Promise<string | undefined> {
    return (await this.first<{ hash: string }>(passwordSql, [userId]))?.hash;
  }

  addressee(userId: number): Promise<Addressee | undefined> {
    return this.first(addresseeByIdSql, [userId]);
  }

  /** The account whose address this is: the confirmed one, if any. */
  addresseeOf(email: string): Promise<Addressee | undefined> {
    return this.first(addresseeByEmailSql, [email]);
  }

  /** The present address is known to reach its owner. Gives false where it is another by now. */
  confirmEmail(rows: EntityManager, userId: number, address: string): Promise<boolean> {
    return this.change(rows, confirmSql, [userId, address]);
  }

  /** @throws Problem 409 'email-taken' */
  restoreEmail(rows: EntityManager, userId: number, address: string): Promise<boolean> {
    return this.change(rows, restoreSql, [userId, address]).catch(refuseTaken);
  }

  /** Gives false, and changes nothing, where `present` is given and is no longer the password's hash. */
  changePassword(rows: EntityManager, userId: number, hash: string, present?: string): Promise<boolean> {
    return this.change(rows, passwordChangeSql, [userId, hash, present ?? null]);
  }

  async setFindable(userId: number, findable: Findable): Promise<void> {
    await this.pool.query(findableSql, [userId, findable]);
  }

  private async first<Row extends object>(sql: string, values: unknown[]): Promise<Row | undefined> {
    return (await this.pool.query<Row>(sql, values)).rows[0];
  }

  private async change(rows: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
    const changed: unknown[] = await rows.query(sql, values);
    return changed.length === 1;
  }
}
