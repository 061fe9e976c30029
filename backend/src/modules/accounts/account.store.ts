import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Emails } from '../../platform/emails/emails.service.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { type LinkPurpose, hashOfToken } from './account-links.js';

interface AccountRow {
  isConfirmed: boolean;
  passwordChangedAt: Date | null;
}

/** Of two that use one link at once, the second finds no row. */
const useLink = (purpose: LinkPurpose) => `
  link AS (
    DELETE FROM account_links WHERE token_sha256 = $1 AND purpose = '${purpose}' AND expires_at > now()
    RETURNING user_id, address
  )`;

const confirmSql = `
  WITH ${useLink('confirm')}, confirmed AS (
    UPDATE users SET confirmed_email = email, confirmed_at = now() FROM link
    WHERE users.id = link.user_id AND lower(users.email) = lower(link.address)
    RETURNING users.id
  )
  SELECT id FROM confirmed`;

const resetSql = `
  WITH ${useLink('reset')}, changed AS (
    UPDATE users SET password_hash = $2, password_changed_at = now() FROM link WHERE users.id = link.user_id
    RETURNING users.id
  )
  SELECT id FROM changed`;

/** Whoever undoes takes the account back whole: no other link that was sent for it works any more. */
const undoSql = `
  WITH ${useLink('undo')}, restored AS (
    UPDATE users SET email = link.address, confirmed_email = link.address, confirmed_at = now()
    FROM link WHERE users.id = link.user_id
    RETURNING users.id, users.email
  )
  SELECT id, email FROM restored`;

const changeSql = `
  WITH changed AS (
    UPDATE users SET password_hash = $3, password_changed_at = now() WHERE id = $1 AND password_hash = $2
    RETURNING id
  ), voided AS (
    DELETE FROM account_links USING changed WHERE user_id = changed.id AND purpose = 'reset'
  )
  SELECT id FROM changed`;

const refuseTaken = mapConstraintErrors({ users_email_unique: 'email-taken' });

/** What the rows of accounts keep of addresses and passwords; each change and its email in one transaction. */
@Injectable()
export class AccountStore {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly emails: Emails,
  ) {}

  /** Undefined when the account is gone. */
  async ofUser(userId: number): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await this.source.query(
      `SELECT coalesce(lower(confirmed_email) = lower(email), false) AS "isConfirmed",
         password_changed_at AS "passwordChangedAt"
       FROM users WHERE id = $1`,
      [userId],
    );
    return rows[0];
  }

  async passwordHashOf(userId: number): Promise<string | undefined> {
    const rows: { hash: string }[] = await this.source.query(
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [userId],
    );
    return rows[0]?.hash;
  }

  /** Each gives the account's id, or undefined where the link does not work. */
  async confirm(token: string): Promise<number | undefined> {
    return this.firstId(this.source.manager, confirmSql, [hashOfToken(token)]);
  }

  async reset(token: string, passwordHash: string, device: string): Promise<number | undefined> {
    return this.withEmail('password-changed', device, (rows) =>
      this.firstId(rows, resetSql, [hashOfToken(token), passwordHash]),
    );
  }

  /** Undefined where the password is no longer the one that was checked. */
  async changePassword(
    userId: number,
    { from, to }: { from: string; to: string },
    device: string,
  ): Promise<number | undefined> {
    return this.withEmail('password-changed', device, (rows) =>
      this.firstId(rows, changeSql, [userId, from, to]),
    );
  }

  /** The old address gets a link to a new password with it. */
  async undo(token: string): Promise<number | undefined> {
    return this.source.transaction(async (rows) => {
      const restored = (await rows.query(undoSql, [hashOfToken(token)]).catch(refuseTaken)) as {
        id: number;
        email: string;
      }[];
      const [account] = restored;
      if (!account) return undefined;
      await rows.query('DELETE FROM account_links WHERE user_id = $1', [account.id]);
      await this.emails.note('reset', { asked: account.email }, rows);
      return account.id;
    });
  }

  private async withEmail(
    kind: string,
    device: string,
    change: (rows: EntityManager) => Promise<number | undefined>,
  ): Promise<number | undefined> {
    return this.source.transaction(async (rows) => {
      const userId = await change(rows);
      if (userId !== undefined) await this.emails.note(kind, { userId, device, at: new Date() }, rows);
      return userId;
    });
  }

  private async firstId(rows: EntityManager, sql: string, values: unknown[]): Promise<number | undefined> {
    const found: { id: number }[] = await rows.query(sql, values);
    return found[0]?.id;
  }
}
