import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Config } from '../../config/config.js';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';
import { cookieIn, cookieOf } from '../../platform/sessions/session-cookie.js';
import { CredentialStore } from '../users/credential.store.js';
import { type PendingSignIn, PendingSignInStore } from './pending-sign-in.store.js';

const COOKIE = 'wayfellow.pending';
const TOKEN_BYTES = 32;
const MAX_AGE_MS = limits.pendingSignInMinutes * 60 * 1_000;

interface WhoSignsIn {
  userId: number;
  username: string;
  beganAt: Date;
}

/**
 * Sign-ins that passed the password check and await the second step, identified by a cookie. It is not a session: it is
 * good for nothing but sending a second factor.
 */
@Injectable()
export class PendingSignIns {
  private readonly cookie: ReturnType<typeof cookieOf>;

  constructor(
    config: Config,
    private readonly store: PendingSignInStore,
    private readonly credentials: CredentialStore,
  ) {
    this.cookie = cookieOf(COOKIE, config);
  }

  /** Returns what identifies it. */
  async start(request: Request, userId: number): Promise<Buffer> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const hash = hashOfToken(token);
    await this.store.create(hash, userId);
    const { name, options } = this.cookie;
    const secure = options.secure || request.secure;
    request.res?.cookie(name, token, { ...options, secure, maxAge: MAX_AGE_MS });
    return hash;
  }

  /** The browser's pending sign-in; undefined as by `countTry`, which it does not count as. */
  async find(request: Request): Promise<WhoSignsIn | undefined> {
    return this.signingIn(await this.store.find(this.hashIn(request)));
  }

  /**
   * Counts a try at the browser's pending sign-in. Undefined if there is none, it has expired, no tries are left, or
   * the password has changed since.
   */
  async countTry(request: Request): Promise<WhoSignsIn | undefined> {
    return this.signingIn(await this.store.countTry(this.hashIn(request)));
  }

  /** Identifies the browser's pending sign-in. */
  hashIn(request: Request): Buffer {
    return hashOfToken(cookieIn(request, this.cookie.name) ?? '');
  }

  /** Ends the browser's pending sign-in, or the one that has just begun. */
  async end(request: Request, hash = this.hashIn(request)): Promise<void> {
    await this.store.end(hash);
    request.res?.clearCookie(this.cookie.name, this.cookie.options);
  }

  private async signingIn(pending: PendingSignIn | undefined): Promise<WhoSignsIn | undefined> {
    if (!pending) return undefined;
    const { userId, beganAt } = pending;
    const [state, user] = await Promise.all([
      this.credentials.state(userId),
      this.credentials.addressee(userId),
    ]);
    if (!state || !user || (state.passwordChangedAt && state.passwordChangedAt >= beganAt)) return undefined;
    return { userId, username: user.username, beganAt };
  }
}
