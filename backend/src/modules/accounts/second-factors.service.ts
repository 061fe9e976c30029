import { Injectable } from '@nestjs/common';
import type {
  NewPasskeyChallengeView,
  OwnerProofInput,
  PasskeyInput,
  PasskeyView,
  RecoveryCodesView,
  SecondStepKeyView,
} from '@wayfellow/contracts';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { Problem } from '../../platform/problems/problem.js';
import { deviceOf } from '../../platform/sessions/device.js';
import { SessionStore } from '../../platform/sessions/session-store.js';
import { sessionHash } from '../../platform/sessions/session-hash.js';
import { PasskeysService } from '../second-step/passkeys.service.js';
import { SecondStepService } from '../second-step/second-step.service.js';
import { type Addressee, CredentialStore } from '../users/credential.store.js';
import { UsersService } from '../users/users.service.js';
import { OwnerCheck } from './owner-check.js';

const deviceIn = ({ headers }: Request) => deviceOf(headers['user-agent']);

/** Turns a user's own second factors on and off: codes of an authenticator app, and passkeys. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly database: DataSource,
    private readonly credentials: CredentialStore,
    private readonly users: UsersService,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysService,
    private readonly owner: OwnerCheck,
    private readonly sessions: SessionStore,
    private readonly emails: Emails,
    private readonly audit: Audit,
  ) {}

  /**
   * Creates the user's own key for an authenticator app.
   * @throws Problem 401 when the session's user is gone, 403 when the account has a passkey and the session took no second
   * factor a few minutes ago, 409 when codes are on
   */
  async createKey(request: Request, userId: number): Promise<SecondStepKeyView> {
    const { username } = await this.account(userId);
    await this.toAdd(request, userId);
    return this.secondStep.createKey(userId, username);
  }

  /**
   * Turns codes of an app on.
   * @throws Problem 403 when the code is wrong or as for `createKey`, 409 when there is no key yet or it is on already
   */
  async turnOn(request: Request, userId: number, code: string): Promise<RecoveryCodesView> {
    await this.toAdd(request, userId);
    const recoveryCodes = await this.secondStep.turnOn(
      userId,
      code,
      this.added(request, userId, 'second-step-on'),
    );
    this.emails.wakeWorker();
    this.audit.record('second-step-on', request, { userId });
    return { recoveryCodes };
  }

  /**
   * Turns codes of an app off, by the password and a second factor (a recovery code if the phone is lost).
   * @throws Problem 403 when either is wrong, 409 when they are off
   */
  async turnOff(request: Request, userId: number, proof: OwnerProofInput): Promise<void> {
    if (!(await this.secondStep.factorsOf(userId)).includes('totp')) throw new Problem('no-second-step');
    await this.prove(request, userId, proof);
    const isOff = await this.end(request, userId, (manager) => this.secondStep.turnOff(manager, userId));
    if (!isOff) throw new Problem('no-second-step');
    this.audit.record('second-step-off', request, { userId });
  }

  /** The user's own passkeys. */
  listPasskeys(userId: number): Promise<PasskeyView[]> {
    return this.passkeys.list(userId);
  }

  /**
   * A challenge for a new passkey of the user's own.
   * @throws Problem 401 when the session's user is gone, 403 as for `createKey`, 409 where passkeys are not available
   */
  async newPasskeyChallenge(request: Request, userId: number): Promise<NewPasskeyChallengeView> {
    const account = await this.account(userId);
    this.owner.toAddFactor(request, await this.secondStep.factorsOf(userId));
    return this.passkeys.beginAdding({ userId, hash: sessionHash(request) }, account);
  }

  /**
   * Adds a passkey of the user's own.
   * @throws Problem 403 when the answer is not right or as for `createKey`, 409 when there are too many or it was added before
   */
  async addPasskey(request: Request, userId: number, input: PasskeyInput): Promise<RecoveryCodesView> {
    this.owner.toAddFactor(request, await this.secondStep.factorsOf(userId));
    const holder = { userId, hash: sessionHash(request) };
    const recoveryCodes = await this.passkeys.add(
      holder,
      deviceIn(request),
      input,
      this.added(request, userId, 'passkey-added'),
    );
    this.emails.wakeWorker();
    this.audit.record('passkey-added', request, { userId });
    return { recoveryCodes };
  }

  /**
   * Removes one of the user's own passkeys, by the password and a second factor (a recovery code if the device is lost).
   * @throws Problem 403 when either is wrong, 404 when there is no such passkey
   */
  async removePasskey(request: Request, userId: number, id: number, proof: OwnerProofInput): Promise<void> {
    await this.prove(request, userId, proof);
    const isGone = await this.end(request, userId, (manager) => this.passkeys.remove(manager, userId, id));
    if (!isGone) throw new Problem('unknown-passkey');
    this.audit.record('passkey-removed', request, { userId });
  }

  private async account(userId: number): Promise<Addressee> {
    const account = await this.credentials.addressee(userId);
    if (!account) throw new Problem('not-signed-in');
    return account;
  }

  /** Codes that are on already say so, rather than ask for one. */
  private async toAdd(request: Request, userId: number): Promise<void> {
    const factors = await this.secondStep.factorsOf(userId);
    if (factors.includes('totp')) throw new Problem('second-step-on');
    this.owner.toAddFactor(request, factors);
  }

  private async prove(request: Request, userId: number, { password, code }: OwnerProofInput): Promise<void> {
    await this.owner.password(userId, password);
    await this.owner.secondFactor(request, userId, code);
  }

  /**
   * What else is done in the transaction that adds a factor: the email about it goes to the address that the account has then.
   * A session that ended meanwhile adds none, else one would be left when its owner has taken all of them back.
   */
  private added(request: Request, userId: number, kind: 'second-step-on' | 'passkey-added') {
    return async (manager: EntityManager): Promise<void> => {
      const user = await this.credentials.lockAddressee(manager, userId);
      if (!user || !(await this.sessions.isOpen(manager, request.sessionID)))
        throw new Problem('not-signed-in');
      const to = { address: user.confirmedEmail ?? user.email, isConfirmed: user.confirmedEmail !== null };
      await this.emails.enqueue(manager, kind, { ...this.change(request, userId), ...to });
    };
  }

  private change(request: Request, userId: number) {
    return { userId, device: deviceIn(request), at: new Date() };
  }

  /**
   * Ends one factor. With the last one the second step is off: in the same transaction that is told by email, and no session
   * counts as confirmed by it any more.
   */
  private async end(
    request: Request,
    userId: number,
    endOne: (manager: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    let isLast = false;
    const isEnded = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId);
      if (!(await endOne(manager))) return false;
      isLast = !(await this.secondStep.isOn(manager, userId));
      if (!isLast) return true;
      await this.sessions.forgetSecondFactor(manager, userId);
      await this.emails.enqueue(manager, 'second-step', this.change(request, userId));
      return true;
    });
    if (!isEnded) return false;
    this.emails.wakeWorker();
    // This request's own session is saved after it.
    if (isLast) delete request.session.secondFactorAt;
    return true;
  }
}
