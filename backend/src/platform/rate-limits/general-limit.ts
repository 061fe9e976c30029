import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Handler } from 'express';
import { ClientAddress } from './client-address.js';
import { userIdOf } from '../sessions/current-user.js';
import { type RateLimit, RateLimits } from './rate-limits.js';
import { SESSION_COOKIE } from '../sessions/session-cookie.js';

const COOKIE = new RegExp(`(?:^|;\\s*)[^=;]*${SESSION_COOKIE.replaceAll('.', '\\.')}=([^;]*)`);
const REMEMBERED_COOKIES = 100_000;

/** Any call and any frame, by signed-in user; above it the user waits a whole minute. */
export const userLimit: RateLimit = {
  name: 'user',
  points: 1_200,
  duration: 60,
  blockDuration: 60,
  isPerInstance: true,
};
/** Any call of a visitor, by address; many people may share one. */
const addressLimit: RateLimit = { name: 'address', points: 3_000, duration: 60, isPerInstance: true };

const cookieOf = ({ headers }: IncomingMessage) => COOKIE.exec(headers.cookie ?? '')?.[1];

/**
 * Limits how much one user, or one address, may ask of the API, before any body is parsed or session read. Whose session
 * a cookie names is remembered from when it was last read; until then the address is counted.
 */
@Injectable()
export class GeneralLimit {
  private readonly userByCookie = new Map<string, number>();
  private readonly counts = new WeakMap<IncomingMessage, Promise<void>>();

  constructor(
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
  ) {}

  /**
   * Counts a request once, however often it is called for it.
   * @throws Problem 429 with the seconds to wait when that is too many
   */
  count(request: IncomingMessage): Promise<void> {
    const counted = this.counts.get(request) ?? this.consume(request);
    this.counts.set(request, counted);
    return counted;
  }

  readonly check: Handler = (request, _response, next) => {
    this.count(request).then(() => next(), next);
  };

  /** After the session was read. */
  readonly remember: Handler = (request, _response, next) => {
    const [cookie, userId] = [cookieOf(request), userIdOf(request)];
    if (cookie !== undefined && userId !== undefined) {
      if (this.userByCookie.size >= REMEMBERED_COOKIES) this.userByCookie.clear();
      this.userByCookie.set(cookie, userId);
    }
    next();
  };

  private consume(request: IncomingMessage): Promise<void> {
    const userId = this.userByCookie.get(cookieOf(request) ?? '');
    return userId === undefined
      ? this.limits.consume(addressLimit, this.clients.countedAs(request))
      : this.limits.consume(userLimit, userId);
  }
}
