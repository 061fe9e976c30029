import { Injectable } from '@nestjs/common';
import { type LoginInput, type RegisterInput, type SessionUserView, usernameKey } from '@wayfellow/contracts';
import type { Handler, Request } from 'express';
import { Config } from '../../config/config.js';
import { AppPassport } from '../../platform/http/app-passport.js';
import { ClientAddress } from '../../platform/http/client-address.js';
import type { SignedIn } from '../../platform/http/current-user.js';
import { Problem } from '../../platform/http/problem.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { SESSION_COOKIE, cookieOf } from '../../platform/http/session-cookie.js';
import { UsersService } from '../users/users.service.js';
import { Passwords } from './passwords.js';

/** Signing up, in and out. Who is signed in gets a session with a new id; the one before ends. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly passport: AppPassport,
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
    private readonly config: Config,
  ) {}

  /** @throws Problem 401 when the session's user is gone */
  async me(userId: number): Promise<SessionUserView> {
    const user = await this.users.sessionUser(userId);
    if (!user) throw new Problem('not-signed-in');
    return user;
  }

  /** @throws Problem 409 when the username or e-mail address is taken, 429 after too many from one address */
  async register(request: Request, { password, ...profile }: RegisterInput): Promise<SessionUserView> {
    await this.limits.consume('registerByAddress', this.clients.countedAs(request));
    const id = await this.users.create({ ...profile, passwordHash: await this.passwords.hash(password) });
    return this.signIn(request, { id });
  }

  /** @throws Problem 401 alike for an unknown user and a wrong password, 429 after too many failures */
  async login(request: Request, { username }: LoginInput): Promise<SessionUserView> {
    const address = this.clients.countedAs(request);
    const account = usernameKey(username);
    // Counted before the outcome is known: a thousand tries at once are a thousand tries.
    await this.limits.consume('loginByAddress', address);
    await this.limits.consume('loginByAccount', account);
    const user = await this.verified(request);
    if (!user) throw new Problem('wrong-credentials');
    await this.limits.giveBack('loginByAddress', address);
    await this.limits.reset('loginByAccount', account);
    return this.signIn(request, user);
  }

  /** Ends the session here and, through the store, its sockets everywhere. Whoever has none is signed out already. */
  async logout(request: Request): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
    const { name, options } = cookieOf(SESSION_COOKIE, this.config);
    request.res?.clearCookie(name, options);
  }

  /** Whom passport's local strategy recognises in the request. */
  private verified(request: Request): Promise<SignedIn | false> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, user: SignedIn | false) =>
        error ? reject(error as Error) : resolve(user);
      const authenticate = this.passport.authenticate('local', done) as Handler;
      void authenticate(request, request.res as NonNullable<Request['res']>, reject);
    });
  }

  private async signIn(request: Request, user: SignedIn): Promise<SessionUserView> {
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
    return this.me(user.id);
  }
}
