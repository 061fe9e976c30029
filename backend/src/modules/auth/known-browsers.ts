import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { retentionDays } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Config } from '../../config/config.js';
import { cookieIn, cookieOf } from '../../platform/sessions/session-cookie.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';

const COOKIE = 'wayfellow.known';
/** How many accounts a browser's cookie remembers. */
const ACCOUNTS_PER_BROWSER = 5;
const MAX_AGE_MS = retentionDays.knownBrowser * 24 * 60 * 60 * 1_000;

/**
 * Remembers which accounts a browser has signed in to, in a signed cookie that outlives the session. It grants no
 * access: it only gives the owner's attempts a limit of their own, which strangers cannot use up.
 */
@Injectable()
export class KnownBrowsers {
  private readonly key: Buffer;
  private readonly cookie: ReturnType<typeof cookieOf>;

  constructor(config: Config) {
    this.key = createHmac('sha256', sessionSecret(config)).update(COOKIE).digest();
    this.cookie = cookieOf(COOKIE, config);
  }

  /** The key that this browser's attempts at the account are counted by; undefined if it never signed in to it. */
  find(request: IncomingMessage, account: string): string | undefined {
    return this.marksIn(request).find((mark) => this.isFor(mark, account));
  }

  /** Marks the browser as known to the account, after a sign-in. */
  remember(request: Request, account: string): void {
    const others = this.marksIn(request).filter((mark) => !this.isFor(mark, account));
    const marks = [this.markFor(account), ...others].slice(0, ACCOUNTS_PER_BROWSER);
    const { name, options } = this.cookie;
    const secure = options.secure || request.secure;
    request.res?.cookie(name, marks.join('.'), { ...options, secure, maxAge: MAX_AGE_MS });
  }

  private marksIn(request: IncomingMessage): string[] {
    return cookieIn(request, this.cookie.name)?.split('.') ?? [];
  }

  /** A mark is a random number, `~`, and its signature for one account. */
  private markFor(account: string, nonce = randomBytes(12).toString('base64url')): string {
    const signature = createHmac('sha256', this.key).update(`${nonce} ${account}`).digest('base64url');
    return `${nonce}~${signature}`;
  }

  private isFor(mark: string, account: string): boolean {
    const [nonce] = mark.split('~');
    const [given, expected] = [Buffer.from(mark), Buffer.from(this.markFor(account, nonce))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
