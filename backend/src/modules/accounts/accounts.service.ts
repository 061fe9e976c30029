import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type AccountView,
  type ChangePasswordInput,
  type PrivacyInput,
  type ResetLinkView,
  type ResetPasswordInput,
  commonPasswordText,
} from '@wayfellow/contracts';
import type { Request } from 'express';
import { Audit } from '../../platform/audit/audit.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { ClientAddress } from '../../platform/rate-limits/client-address.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { deviceOf } from '../../platform/sessions/device.js';
import { isCommonPassword } from '../auth/common-passwords.js';
import { Passwords } from '../auth/passwords.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PasskeysService } from '../second-step/passkeys.service.js';
import { SecondStepService } from '../second-step/second-step.service.js';
import { CredentialStore } from '../users/credential.store.js';
import { AccountChanges } from './account-changes.js';
import { accountLimits } from './account-limits.js';
import { AccountLinkStore } from './account-link.store.js';

const deviceIn = ({ headers }: Request) => deviceOf(headers['user-agent']);

/** Confirms, changes and recovers an account's email address and password, and sets its privacy. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly changes: AccountChanges,
    private readonly links: AccountLinkStore,
    private readonly emails: Emails,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly clients: ClientAddress,
    private readonly audit: Audit,
    private readonly cache: ResponseCache,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysService,
    private readonly notifications: NotificationsService,
  ) {}

  /** @throws Problem 401 when the session's user is gone */
  async one(userId: number): Promise<AccountView> {
    const state = await this.credentials.state(userId);
    if (!state) throw new Problem('not-signed-in');
    const passwordChangedAt = state.passwordChangedAt?.toISOString() ?? null;
    const secondStep = await this.secondStep.stateOf(userId);
    return { ...state, passwordChangedAt, ...secondStep, passkeyOrigin: this.passkeys.origin };
  }

  /**
   * Sets who can find the user (in search, suggestions, at destinations, and by their tips), and whether pictures on other
   * websites are loaded for them.
   */
  async setPrivacy(userId: number, input: PrivacyInput): Promise<AccountView> {
    await this.credentials.setPrivacy(userId, input);
    this.cache.invalidate('users');
    return this.one(userId);
  }

  /** @throws Problem 429 when it was sent a moment ago, or too often today */
  async sendConfirmation(userId: number): Promise<void> {
    await this.limits.consume(accountLimits.confirmAgain, userId);
    await this.limits.consume(accountLimits.confirmInADay, userId);
    await this.emails.enqueueNow('confirm', { userId });
  }

  /**
   * Open to anybody who has the link.
   * @throws Problem 400 when it does not work
   */
  async confirmEmail(request: Request, token: string): Promise<void> {
    await this.countLink(request);
    const userId = await this.changes.confirmEmail(token);
    if (userId === undefined) throw new Problem('link-expired');
    this.audit.record('email-confirmed', request, { userId });
  }

  /**
   * Open to anybody who has the link. Takes back a change of the address, or a second step that was added.
   * @throws Problem 400 when the link does not work, 409 when somebody else has the address by now
   */
  async undoEmail(request: Request, token: string): Promise<void> {
    await this.countLink(request);
    const userId = await this.changes.undo(token);
    if (userId === undefined) throw new Problem('link-expired');
    this.emails.wakeWorker();
    this.notifications.announce([userId]);
    this.audit.record('change-undone', request, { userId });
  }

  /** @throws Problem 403 when the current password is wrong, 400 when the new one is too common */
  async changePassword(
    request: Request,
    userId: number,
    { currentPassword, newPassword }: ChangePasswordInput,
  ): Promise<void> {
    await this.limits.consume(accountLimits.passwordByUser, userId);
    const from = await this.credentials.passwordHash(userId);
    if (!from || !(await this.passwords.matches(from, currentPassword))) throw new Problem('wrong-password');
    const to = await this.hashed(newPassword);
    const by = { device: deviceIn(request), sessionId: request.sessionID };
    if (!(await this.changes.changePassword(userId, { from, to }, by))) throw new Problem('wrong-password');
    await this.limits.reset(accountLimits.passwordByUser, userId);
    this.emails.wakeWorker();
    this.notifications.announce([userId]);
    this.audit.record('password-changed', request, { userId });
  }

  /**
   * Open to anybody. Does the same whether or not an account has that address: a job looks it up.
   * @throws Problem 429 after too many requests
   */
  async forgotPassword(request: Request, email: string): Promise<void> {
    await this.limits.consume(accountLimits.forgotByAddress, this.clients.countedAs(request));
    const key = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    await this.limits.consume(accountLimits.forgotInAnHour, key);
    await this.limits.consume(accountLimits.forgotInADay, key);
    await this.emails.enqueueNow('reset', { asked: email });
  }

  /**
   * Whose password a link changes. Open to anybody who has the link, which stays as it is.
   * @throws Problem 400 when it does not work
   */
  async readResetLink(request: Request, token: string): Promise<ResetLinkView> {
    await this.countLink(request);
    const link = await this.links.find('reset', token);
    const owner = link && (await this.credentials.addressee(link.userId));
    if (!owner) throw new Problem('link-expired');
    const { hasSecondStep } = await this.secondStep.stateOf(owner.id);
    return { username: owner.username, hasSecondStep };
  }

  /**
   * Open to anybody who has the link. Ends all sessions and signs nobody in.
   * @throws Problem 400 when the link does not work or the password is too common
   */
  async resetPassword(request: Request, { token, newPassword }: ResetPasswordInput): Promise<void> {
    await this.countLink(request);
    // Checked first, since hashing is expensive.
    if (!(await this.links.find('reset', token))) throw new Problem('link-expired');
    const hash = await this.hashed(newPassword);
    const userId = await this.changes.resetPassword(token, hash, deviceIn(request));
    if (userId === undefined) throw new Problem('link-expired');
    this.emails.wakeWorker();
    this.notifications.announce([userId]);
    this.audit.record('password-reset', request, { userId });
  }

  /** @throws Problem 429 when too many links were tried from this address */
  countLink(request: Request): Promise<void> {
    return this.limits.consume(accountLimits.linksByAddress, this.clients.countedAs(request));
  }

  private async hashed(newPassword: string): Promise<string> {
    if (isCommonPassword(newPassword)) throw invalidInput({ newPassword: commonPasswordText });
    return this.passwords.hash(newPassword);
  }
}
