import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ClientAddress } from '../../platform/http/client-address.js';
import { RateLimits } from '../../platform/http/rate-limits.js';

/** Bounds how often passwords can be guessed. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
  ) {}

  /**
   * Counts a try before its outcome is known: a thousand tries at once are a thousand tries. Call what it gives when the
   * try went well.
   * @throws Problem 429 with the seconds to wait when there were too many
   */
  async count(request: IncomingMessage, account: string): Promise<() => Promise<void>> {
    const address = this.clients.countedAs(request);
    await this.limits.consume('loginByAddress', address);
    await this.limits.consume('loginByAccount', account);
    return async () => {
      await this.limits.giveBack('loginByAddress', address);
      await this.limits.reset('loginByAccount', account);
    };
  }
}
