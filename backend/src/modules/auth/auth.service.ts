import { Injectable } from '@nestjs/common';
import {
  type LoginInput,
  type PasskeyAnswerInput,
  type PasskeyChallengeView,
  type RegisterInput,
  type SecondFactorInput,
  type SessionUserView,
  commonPasswordText,
  usernameKey,
} from '@wayfellow/contracts';
import type { Request } from 'express';
import { Config } from '../../config/config.js';
import { ClientAddress } from '../../platform/rate-limits/client-address.js';
import { deviceOf } from '../../platform/sessions/device.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { userIdOf } from '../../platform/sessions/current-user.js';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { sessionHash } from '../../platform/sessions/session-hash.js';
import { Audit } from '../../platform/audit/audit.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PasskeysService } from '../second-step/passkeys.service.js';
import { SecondStepService } from '../second-step/second-step.service.js';
import { StandingsService } from '../users/standings.service.js';
import { CredentialStore } from '../users/credential.store.js';
import { UsersService } from '../users/users.service.js';
import { isCommonPassword } from './common-passwords.js';
import { KnownBrowsers } from './known-browsers.js';
import type { Authenticated } from './local.strategy.js';
import { Passwords } from './passwords.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { endSession, startSession } from './request-session.js';

const registerLimit: RateLimit = { name: 'registerByAddress', points: 60, duration: 60 * 60 };

/** Registration, sign-in and sign-out. A sign-in starts a session with a new id; the previous one ends. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialStore,
    private readonly standings: StandingsService,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
    private readonly config: Config,
    private readonly browsers: KnownBrowsers,
    private readonly audit: Audit,
    private readonly emails: Emails,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysService,
    private readonly pending: PendingSignIns,
    private readonly notifications: NotificationsService,
  ) {}

  /** @throws Problem 401 when the session's user is gone */
  async me(userId: number): Promise<SessionUserView> {
    const user = await this.users.sessionUser(userId);
    if (!user) throw new Problem('not-signed-in');
    return user;
  }

  /**
   * @throws Problem 400 for a common password, 409 when the username or email address is taken, 429 after too many from
   * one address
   */
  async register(request: Request, { password, ...profile }: RegisterInput): Promise<SessionUserView> {
    await this.limits.consume(registerLimit, this.clients.countedAs(request));
    if (isCommonPassword(password)) throw invalidInput({ password: commonPasswordText });
    const id = await this.users.create({ ...profile, passwordHash: await this.passwords.hash(password) });
    await startSession(request, id);
    return this.signedIn(request, id, profile.username, 'registered');
  }

  /**
   * Signs in the user whom SignInGuard has authenticated.
   * @throws Problem 401 with the accepted factors if the account has a second step, which is then pending; 401 also when the
   * password was changed meanwhile
   */
  async login(
    request: Request,
    { id, passwordHash }: Authenticated,
    { username }: LoginInput,
  ): Promise<SessionUserView> {
    await this.standings.endDue(id);
    const factors = await this.secondStep.factorsOf(id);
    if (factors.length === 0) {
      await this.begin(request, id, () => this.credentials.hasPassword(id, passwordHash));
      return this.signedIn(request, id, username, 'signed-in');
    }
    const pending = await this.pending.start(request, id);
    if (await this.credentials.hasPassword(id, passwordHash))
      throw new Problem('second-factor-required', { factors });
    await this.pending.end(request, pending);
    throw new Problem('wrong-credentials');
  }

  /**
   * Completes the pending sign-in of this browser by a code.
   * @throws Problem 401 when there is none or no tries are left, 403 when the code is wrong, 429 after too many
   */
  secondFactor(request: Request, input: SecondFactorInput): Promise<SessionUserView> {
    return this.finish(request, 'wrong-code', (userId) => this.secondStep.check(userId, input));
  }

  /**
   * A challenge for the passkeys of the user who signs in with this browser.
   * @throws Problem 401 when nobody does, 409 where passkeys are not available
   */
  async passkeyChallenge(request: Request): Promise<PasskeyChallengeView> {
    const pending = await this.pending.find(request);
    if (!pending) throw new Problem('not-signed-in');
    return this.passkeys.begin({ userId: pending.userId, hash: this.pending.hashIn(request) });
  }

  /**
   * Completes the pending sign-in of this browser by a passkey.
   * @throws Problem 401 when there is none or no tries are left, 403 when the answer is not right, 429 after too many
   */
  passkey(request: Request, input: PasskeyAnswerInput): Promise<SessionUserView> {
    const hash = this.pending.hashIn(request);
    return this.finish(request, 'wrong-passkey', (userId) => this.passkeys.check({ userId, hash }, input));
  }

  /**
   * Confirms the session by a code: for what moderators do, and for changes of the second step.
   * @throws Problem 403 when the code is wrong or the account has no second step, 429 after too many tries
   */
  confirmSecondFactor(request: Request, userId: number, input: SecondFactorInput): Promise<void> {
    return this.confirm(request, userId, 'wrong-code', this.secondStep.check(userId, input));
  }

  /**
   * A challenge for the user's own passkeys, by which they confirm the session.
   * @throws Problem 409 where passkeys are not available
   */
  confirmChallenge(request: Request, userId: number): Promise<PasskeyChallengeView> {
    return this.passkeys.begin({ userId, hash: sessionHash(request) });
  }

  /**
   * Confirms the session by a passkey, as by a code.
   * @throws Problem 403 when the answer is not right, 429 after too many tries
   */
  confirmPasskey(request: Request, userId: number, input: PasskeyAnswerInput): Promise<void> {
    const holder = { userId, hash: sessionHash(request) };
    return this.confirm(request, userId, 'wrong-passkey', this.passkeys.check(holder, input));
  }

  /**
   * Ends the session and, through the session store, its sockets on every instance. Succeeds without a session, too.
   */
  async logout(request: Request): Promise<void> {
    const userId = userIdOf(request);
    await endSession(request, this.config);
    if (userId !== undefined) this.audit.record('signed-out', request, { userId });
  }

  /** Starts a session. A change of the password ends those that are there: this one was not, if the change was under way. */
  private async begin(request: Request, userId: number, isSame: () => Promise<boolean>): Promise<void> {
    await startSession(request, userId);
    if (await isSame()) return;
    await endSession(request, this.config);
    throw new Problem('wrong-credentials');
  }

  private async finish(
    request: Request,
    refusal: 'wrong-code' | 'wrong-passkey',
    isRight: (userId: number) => Promise<boolean>,
  ): Promise<SessionUserView> {
    const pending = await this.pending.countTry(request);
    if (!pending) throw new Problem('not-signed-in');
    const { userId, username, beganAt } = pending;
    if (!(await isRight(userId))) {
      this.audit.record('second-step-failed', request, { userId });
      throw new Problem(refusal);
    }
    await this.pending.end(request);
    await this.begin(request, userId, () => this.credentials.hasPasswordOf(userId, beganAt));
    const user = await this.signedIn(request, userId, username, 'signed-in');
    request.session.secondFactorAt = Date.now();
    return user;
  }

  private async confirm(
    request: Request,
    userId: number,
    refusal: 'wrong-code' | 'wrong-passkey',
    isRight: Promise<boolean>,
  ): Promise<void> {
    if (!(await isRight)) {
      this.audit.record('second-step-failed', request, { userId });
      throw new Problem(refusal);
    }
    request.session.secondFactorAt = Date.now();
  }

  /** What follows the start of a session. */
  private async signedIn(
    request: Request,
    id: number,
    username: string,
    event: 'registered' | 'signed-in',
  ): Promise<SessionUserView> {
    const account = usernameKey(username);
    request.session.agent = deviceOf(request.headers['user-agent']);
    if (event === 'signed-in' && !this.browsers.find(request, account))
      await this.notifyOfDevice(id, request.session.agent);
    this.browsers.remember(request, account);
    this.audit.record(event, request, { userId: id, account });
    return this.me(id);
  }

  private async notifyOfDevice(userId: number, device: string): Promise<void> {
    await this.emails.enqueueNow('new-device', { userId, device, at: new Date() });
    await this.notifications.recordNow({
      userId,
      kind: 'new-device',
      subject: { device },
      foldKey: `new-device:${device}`,
    });
  }
}
