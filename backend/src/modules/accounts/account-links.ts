import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits, retentionDays } from '@wayfellow/contracts';
import { Config, originOf } from '../../config/config.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';
import { AccountLinkStore, type LinkPurpose, type NewLink } from './account-link.store.js';

const kinds: Readonly<Record<LinkPurpose, { path: string; works: string }>> = {
  confirm: { path: '/account/confirm', works: `${limits.confirmLinkDays} days` },
  undo: { path: '/account/undo', works: `${limits.undoLinkDays} days` },
  reset: { path: '/account/reset', works: `${limits.resetLinkMinutes} minutes` },
  stay: { path: '/account/stay', works: `${retentionDays.leaving} days` },
};

/**
 * Single-use links in emails. The token is in the URL's fragment, which reaches neither logs nor the Referer header.
 */
@Injectable()
export class AccountLinks {
  private readonly key: Buffer;
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly store: AccountLinkStore,
  ) {
    this.key = createHmac('sha256', sessionSecret(config)).update('account links').digest();
    // Never from a request: its Host header can be forged.
    this.origin = originOf(config);
  }

  /**
   * Creates the link for the email with this id, and returns its URL.
   * @throws Error if the account was deleted while the email was written
   */
  async make(
    purpose: LinkPurpose,
    { id, ...subject }: Omit<NewLink, 'purpose' | 'token' | 'works'>,
  ): Promise<string> {
    const token = createHmac('sha256', this.key).update(`${purpose} ${id}`).digest('base64url');
    const { path, works } = kinds[purpose];
    if (!(await this.store.add({ id, purpose, token, works, ...subject })))
      throw new Error(`The account of user ${subject.userId} was deleted`);
    return `${this.origin}${path}#t=${token}`;
  }

  /** The URL of a screen. */
  addressOf(path: string): string {
    return this.origin + path;
  }
}
