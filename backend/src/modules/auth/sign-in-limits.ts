import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ClientAddress } from '../../platform/rate-limits/client-address.js';
import { Problem } from '../../platform/problems/problem.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { KnownBrowsers } from './known-browsers.js';

type Succeeded = () => Promise<void>;

const isTooMany = (error: unknown) => error instanceof Problem && error.code === 'too-many-requests';

/** Bounds how often passwords can be guessed, so that no stranger can keep somebody out of their account. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Counts a try before its outcome is known: a thousand tries at once are a thousand tries. Call what it gives when the
   * try went well.
   * @throws Problem 429 with the seconds to wait when there were too many
   */
  async count(request: IncomingMessage, account: string): Promise<Succeeded> {
    return (await this.countKnown(request, account)) ?? this.countStranger(request, account);
  }

  /** Undefined for a stranger, and for a browser that has used up its own tries: it is counted as any other. */
  private async countKnown(request: IncomingMessage, account: string): Promise<Succeeded | undefined> {
    const browser = this.browsers.find(request, account);
    if (!browser || !(await this.isWithin('loginByBrowser', browser))) return undefined;
    return () => this.limits.reset('loginByBrowser', browser);
  }

  private async countStranger(request: IncomingMessage, account: string): Promise<Succeeded> {
    const address = this.clients.countedAs(request);
    // People type passwords where a name belongs; a count need not know.
    const name = createHash('sha256').update(account).digest('base64url');
    const both = `${name} ${address}`;
    await this.limits.consume('loginByAddress', address);
    await this.limits.consume('loginByAccountAndAddress', both);
    if (!(await this.isWithin('loginByAccount', name))) await this.limits.consume('loginInTurn', name);
    return async () => {
      await this.limits.giveBack('loginByAddress', address);
      await this.limits.reset('loginByAccountAndAddress', both);
      await this.limits.giveBack('loginByAccount', name);
    };
  }

  private isWithin(limit: 'loginByBrowser' | 'loginByAccount', key: string): Promise<boolean> {
    return this.limits.consume(limit, key).then(
      () => true,
      (error: unknown) => {
        if (isTooMany(error)) return false;
        throw error;
      },
    );
  }
}
