import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits, retentionDays } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Config, originOf } from '../../config/config.js';
import type { WaitingEmail } from '../../platform/emails/emails.service.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';
import { UsersService } from '../users/users.service.js';
import { AccountLinkStore, type LinkPurpose, type NewLink } from './account-link.store.js';

const kinds: Readonly<Record<LinkPurpose, { path: string; works: string }>> = {
  confirm: { path: '/account/confirm', works: `${limits.confirmLinkDays} days` },
  undo: { path: '/account/undo', works: `${limits.undoLinkDays} days` },
  reset: { path: '/account/reset', works: `${limits.resetLinkMinutes} minutes` },
  stay: { path: '/account/stay', works: `${retentionDays.leaving} days` },
};

/** Whose link it is, and what it is about. */
type LinkAbout = Omit<NewLink, 'id' | 'purpose' | 'token' | 'works' | 'askedAt'>;

/**
 * Single-use links in emails. The token is in the URL's fragment, which reaches neither logs nor the Referer header.
 */
@Injectable()
export class AccountLinks {
  private readonly key: Buffer;
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly store: AccountLinkStore,
  ) {
    this.key = createHmac('sha256', sessionSecret(config)).update('account links').digest();
    // Never from a request: its Host header can be forged.
    this.origin = originOf(config);
  }

  /**
   * Creates the link for an email, and returns its URL; undefined where a newer email has one, beside which this one would not
   * work. Of two emails that are written at the same moment the second waits, and sees what the first has made.
   * @throws Error if the account was deleted while the email was written
   */
  async make(
    purpose: LinkPurpose,
    { id, enqueuedAt: askedAt }: Pick<WaitingEmail<unknown>, 'id' | 'enqueuedAt'>,
    about: LinkAbout,
  ): Promise<string | undefined> {
    const token = createHmac('sha256', this.key).update(`${purpose} ${id}`).digest('base64url');
    const { path, works } = kinds[purpose];
    const { isThere, isOvertaken } = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, about.userId);
      return this.store.add(manager, { id, purpose, token, works, askedAt, ...about });
    });
    if (!isThere) throw new Error(`The account of user ${about.userId} was deleted`);
    return isOvertaken ? undefined : `${this.origin}${path}#t=${token}`;
  }

  /** The URL of a screen. */
  addressOf(path: string): string {
    return this.origin + path;
  }
}
