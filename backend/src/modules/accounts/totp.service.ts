import { Injectable } from '@nestjs/common';
import type { RecoveryCodesView, SecondStepKeyView, TurnOffSecondStepInput } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Audit } from '../../platform/audit/audit.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { Problem } from '../../platform/problems/problem.js';
import { deviceOf } from '../../platform/sessions/device.js';
import { SecondStepService } from '../second-step/second-step.service.js';
import { CredentialStore } from '../users/credential.store.js';
import { OwnerCheck } from './owner-check.js';

/** Turns a user's own second step on and off. */
@Injectable()
export class TotpService {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly secondStep: SecondStepService,
    private readonly owner: OwnerCheck,
    private readonly emails: Emails,
    private readonly audit: Audit,
  ) {}

  /**
   * Creates the user's own key.
   * @throws Problem 401 when the session's user is gone, 409 when the second step is on
   */
  async createKey(userId: number): Promise<SecondStepKeyView> {
    const account = await this.credentials.addressee(userId);
    if (!account) throw new Problem('not-signed-in');
    return this.secondStep.createKey(userId, account.username);
  }

  /**
   * Turns the user's own second step on.
   * @throws Problem 403 when the code is wrong, 409 when there is no key yet or it is on already
   */
  async turnOn(request: Request, userId: number, code: string): Promise<RecoveryCodesView> {
    const recoveryCodes = await this.secondStep.turnOn(userId, code);
    this.audit.record('second-step-on', request, { userId });
    return { recoveryCodes };
  }

  /**
   * Turns the user's own second step off, by the password and a code (a recovery code if the phone is lost).
   * @throws Problem 403 when either is wrong, 409 when it is off
   */
  async turnOff(request: Request, userId: number, { password, code }: TurnOffSecondStepInput): Promise<void> {
    if ((await this.secondStep.factorsOf(userId)).length === 0) throw new Problem('no-second-step');
    await this.owner.password(userId, password);
    await this.owner.secondFactor(userId, code);
    if (!(await this.secondStep.turnOff(userId))) throw new Problem('no-second-step');
    const device = deviceOf(request.headers['user-agent']);
    await this.emails.enqueueNow('second-step', { userId, device, at: new Date() });
    this.audit.record('second-step-off', request, { userId });
  }
}
