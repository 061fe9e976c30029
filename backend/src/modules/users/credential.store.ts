import { Injectable } from '@nestjs/common';
import type { Findable, PrivacyInput } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';

/** What the account screen shows. */
export interface CredentialState {
  isConfirmed: boolean;
  passwordChangedAt: Date | null;
  findable: Findable;
  showsForeignPictures: boolean;
}

/** The recipient of emails about an account. */
export interface Addressee {
  id: number;
  username: string;
  name: string;
  email: string;
  confirmedEmail: string | null;
}

const stateSql = `
  SELECT coalesce(lower(confirmed_email) = lower(email), false) AS "isConfirmed",
    password_changed_at AS "passwordChangedAt", findable,
    shows_foreign_pictures AS "showsForeignPictures"
  FROM users WHERE id = $1`;

const passwordSql = 'SELECT password_hash AS hash FROM users WHERE id = $1';

/** Waits for a change of the password that is under way. */
const samePasswordSql = 'SELECT password_hash = $2 AS "isSame" FROM users WHERE id = $1 FOR SHARE';

const oldPasswordSql = `
  SELECT coalesce(password_changed_at < $2, true) AS "isSame" FROM users WHERE id = $1 FOR SHARE`;

const addresseeSql = 'SELECT id, username, name, email, confirmed_email AS "confirmedEmail" FROM users';
const addresseeByIdSql = `${addresseeSql} WHERE id = $1`;
const lockAddresseeSql = `${addresseeByIdSql} FOR NO KEY UPDATE`;
/**
 * Once an account has a confirmed address, password reset links go only there: a new address may be a thief's.
 */
const addresseeByEmailSql = `${addresseeSql}
  WHERE lower(confirmed_email) = lower($1) OR (confirmed_at IS NULL AND lower(email) = lower($1))
  ORDER BY confirmed_at DESC NULLS LAST, id LIMIT 1`;

/**
 * Each statement returns a row if it changed the user, else none. A CTE, since TypeORM returns something else for an
 * UPDATE.
 */
const updateSql = (set: string, where: string): string =>
  `WITH changed AS (UPDATE users SET ${set} WHERE id = $1 AND ${where} RETURNING id) SELECT id FROM changed`;
const confirmSql = updateSql('confirmed_email = email, confirmed_at = now()', 'lower(email) = lower($2)');
const restoreSql = updateSql('email = $2, confirmed_email = $2, confirmed_at = now()', 'true');
const passwordChangeSql = updateSql(
  'password_hash = $2, password_changed_at = now()',
  '($3::text IS NULL OR password_hash = $3)',
);

/** A missing choice stays as it is. */
const privacySql = `
  UPDATE users SET findable = $2, shows_foreign_pictures = coalesce($3, shows_foreign_pictures) WHERE id = $1`;

const refuseTaken = mapConstraintErrors({ users_email_unique: 'email-taken' });

/** Whether two addresses are one: case does not count. */
export const isSameAddress = (one: string | null | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Statements on users' email addresses, passwords and privacy. Callers check permissions. */
@Injectable()
export class CredentialStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined if the account is gone. */
  state(userId: number): Promise<CredentialState | undefined> {
    return this.first(stateSql, [userId]);
  }

  async passwordHash(userId: number): Promise<string | undefined> {
    return (await this.first<{ hash: string }>(passwordSql, [userId]))?.hash;
  }

  /** Whether the stored password is still the one with this hash, after all changes that were begun before. */
  async hasPassword(userId: number, hash: string): Promise<boolean> {
    return (await this.first<{ isSame: boolean }>(samePasswordSql, [userId, hash]))?.isSame ?? false;
  }

  /** Whether the stored password is still the one of a time, after all changes that were begun before. */
  async hasPasswordOf(userId: number, time: Date): Promise<boolean> {
    return (await this.first<{ isSame: boolean }>(oldPasswordSql, [userId, time]))?.isSame ?? false;
  }

  addressee(userId: number): Promise<Addressee | undefined> {
    return this.first(addresseeByIdSql, [userId]);
  }

  /** Locks the user, whose address then stays as it is. */
  async lockAddressee(manager: EntityManager, userId: number): Promise<Addressee | undefined> {
    const [user]: Addressee[] = await manager.query(lockAddresseeSql, [userId]);
    return user;
  }

  /** The account with this address; one that has confirmed it takes precedence. */
  addresseeOf(email: string): Promise<Addressee | undefined> {
    return this.first(addresseeByEmailSql, [email]);
  }

  /** Marks the address as confirmed. Returns false if the user has changed it since. */
  confirmEmail(manager: EntityManager, userId: number, address: string): Promise<boolean> {
    return this.change(manager, confirmSql, [userId, address]);
  }

  /** @throws Problem 409 'email-taken' */
  restoreEmail(manager: EntityManager, userId: number, address: string): Promise<boolean> {
    return this.change(manager, restoreSql, [userId, address]).catch(refuseTaken);
  }

  /** Returns false, and changes nothing, if `currentHash` is given and is no longer the stored one. */
  changePassword(
    manager: EntityManager,
    userId: number,
    hash: string,
    currentHash?: string,
  ): Promise<boolean> {
    return this.change(manager, passwordChangeSql, [userId, hash, currentHash ?? null]);
  }

  async setPrivacy(userId: number, { findable, showsForeignPictures }: PrivacyInput): Promise<void> {
    await this.pool.query(privacySql, [userId, findable, showsForeignPictures ?? null]);
  }

  private async first<Row extends object>(sql: string, values: unknown[]): Promise<Row | undefined> {
    return (await this.pool.query<Row>(sql, values)).rows[0];
  }

  private async change(manager: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
    const changed: unknown[] = await manager.query(sql, values);
    return changed.length === 1;
  }
}
