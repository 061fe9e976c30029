import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Handler } from 'express';
import { ClientAddress } from './client-address.js';
import { Config } from '../../config/config.js';
import { userIdOf } from '../sessions/current-user.js';
import { SESSION_COOKIE, cookieIn, cookieOf } from '../sessions/session-cookie.js';
import { type RateLimit, RateLimits } from './rate-limits.js';

const REMEMBERED_SESSIONS = 100_000;
/** `s:`, the id, a full stop and its signature, the colon as browsers are given it or as it is. */
const SIGNED_ID = /^s(?::|%3A)([\w-]+)\./;

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

interface Counted {
  /** Undefined: by its address. */
  userId: number | undefined;
  done: Promise<void>;
}

/**
 * Limits how much one user, or one address, may ask of the API, before any body is parsed or session read. Whose a session is
 * is remembered from when it was last read; until then the address is counted, and once it was read, the user as well.
 */
@Injectable()
export class GeneralLimit {
  private readonly userBySession = new Map<string, number>();
  private readonly counts = new WeakMap<IncomingMessage, Counted>();
  private readonly cookie: string;

  constructor(
    config: Config,
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
  ) {
    this.cookie = cookieOf(SESSION_COOKIE, config).name;
  }

  /**
   * Counts a request once, however often it is called for it.
   * @throws Problem 429 with the seconds to wait when that is too many
   */
  count(request: IncomingMessage): Promise<void> {
    const counted = this.counts.get(request) ?? this.consume(request);
    this.counts.set(request, counted);
    return counted.done;
  }

  readonly check: Handler = (request, _response, next) => {
    this.count(request).then(() => next(), next);
  };

  /** After the session was read. Problem 429 when its user asks too much, whatever the cookie looked like. */
  readonly remember: Handler = (request, _response, next) => {
    const userId = userIdOf(request);
    if (userId === undefined) return next();
    if (!this.userBySession.has(request.sessionID)) this.keep(request.sessionID, userId);
    if (this.counts.get(request)?.userId === userId) return next();
    this.limits.consume(userLimit, userId).then(() => next(), next);
  };

  private keep(sessionId: string, userId: number): void {
    if (this.userBySession.size >= REMEMBERED_SESSIONS) this.userBySession.clear();
    // A copy: the id is a part of a header, all of which it would keep in memory.
    this.userBySession.set(Buffer.from(sessionId).toString(), userId);
  }

  private consume(request: IncomingMessage): Counted {
    const userId = this.userBySession.get(this.sessionIdIn(request));
    const done =
      userId === undefined
        ? this.limits.consume(addressLimit, this.clients.countedAs(request))
        : this.limits.consume(userLimit, userId);
    return { userId, done };
  }

  /** Its signature is not checked: who knows the id of a session has the session. */
  private sessionIdIn(request: IncomingMessage): string {
    return SIGNED_ID.exec(cookieIn(request, this.cookie) ?? '')?.[1] ?? '';
  }
}
