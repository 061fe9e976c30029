import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ClientAddress } from '../../platform/rate-limits/client-address.js';
import { Problem } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { KnownBrowsers } from './known-browsers.js';

const WINDOW = 15 * 60;

/** Limits of failed sign-ins. No lockout lasts longer than the window. */
export const signInLimits = {
  byAddress: { name: 'loginByAddress', points: 50, duration: WINDOW },
  byAccountAndAddress: { name: 'loginByAccountAndAddress', points: 10, duration: WINDOW },
  /**
   * Per account, over all addresses. Beyond it nobody is locked out, but unknown browsers are slowed down to `inTurn`.
   */
  byAccount: { name: 'loginByAccount', points: 20, duration: WINDOW },
  inTurn: { name: 'loginInTurn', points: 1, duration: 15 },
  /** From a browser that signed in to the account before. Strangers' attempts do not count. */
  byBrowser: { name: 'loginByBrowser', points: 10, duration: WINDOW },
} as const satisfies Record<string, RateLimit>;

type Succeeded = () => Promise<void>;

const isTooMany = (error: unknown) => error instanceof Problem && error.code === 'too-many-requests';

/** Limits how often passwords can be guessed, without letting strangers lock somebody out of their account. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Counts an attempt before its outcome is known, so that parallel attempts are all counted. Call the returned
   * function if the attempt succeeds.
   * @throws Problem 429 with the seconds to wait when there were too many
   */
  async count(request: IncomingMessage, account: string): Promise<Succeeded> {
    return (await this.countKnown(request, account)) ?? this.countStranger(request, account);
  }

  /** Undefined for an unknown browser, and for one that has used up its own attempts: both count as strangers. */
  private async countKnown(request: IncomingMessage, account: string): Promise<Succeeded | undefined> {
    const browser = this.browsers.find(request, account);
    if (!browser || !(await this.isWithin(signInLimits.byBrowser, browser))) return undefined;
    return () => this.limits.reset(signInLimits.byBrowser, browser);
  }

  private async countStranger(request: IncomingMessage, account: string): Promise<Succeeded> {
    const address = this.clients.countedAs(request);
    // People type passwords into the username field by mistake: only a hash is stored.
    const name = createHash('sha256').update(account).digest('base64url');
    const both = `${name} ${address}`;
    await this.limits.consume(signInLimits.byAddress, address);
    await this.limits.consume(signInLimits.byAccountAndAddress, both);
    if (!(await this.isWithin(signInLimits.byAccount, name)))
      await this.limits.consume(signInLimits.inTurn, name);
    return async () => {
      await this.limits.giveBack(signInLimits.byAddress, address);
      await this.limits.reset(signInLimits.byAccountAndAddress, both);
      await this.limits.giveBack(signInLimits.byAccount, name);
    };
  }

  private isWithin(limit: RateLimit, key: string): Promise<boolean> {
    return this.limits.consume(limit, key).then(
      () => true,
      (error: unknown) => {
        if (isTooMany(error)) return false;
        throw error;
      },
    );
  }
}
