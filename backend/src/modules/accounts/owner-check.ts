import { Injectable } from '@nestjs/common';
import { type SecondFactor, limits } from '@wayfellow/contracts';
import { codeKindOf } from '@wayfellow/contracts/safety/code-kind';
import type { Request } from 'express';
import { Problem } from '../../platform/problems/problem.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { tookSecondFactor } from '../../platform/sessions/second-factor.js';
import { Passwords } from '../auth/passwords.js';
import { SecondStepService } from '../second-step/second-step.service.js';
import { CredentialStore } from '../users/credential.store.js';
import { accountLimits } from './account-limits.js';

const CONFIRMED_MS = limits.confirmedMinutes * 60 * 1_000;

/** Checks that a call comes from the account's owner, and not from somebody at their unlocked computer. */
@Injectable()
export class OwnerCheck {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly passwords: Passwords,
    private readonly secondStep: SecondStepService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Problem 403 when the password is wrong, 429 after too many tries */
  async password(userId: number, password: string): Promise<void> {
    await this.limits.consume(accountLimits.passwordByUser, userId);
    const hash = await this.credentials.passwordHash(userId);
    if (!hash || !(await this.passwords.matches(hash, password))) throw new Problem('wrong-password');
    await this.limits.giveBack(accountLimits.passwordByUser, userId);
  }

  /**
   * Of an account with a second step, a code is used up (a recovery code if the phone is lost), or the session took a second
   * factor a few minutes ago, which is how a passkey is used.
   * @throws Problem 403 when the code is wrong or missing, 429 after too many tries
   */
  async secondFactor(request: Request, userId: number, code: string | null | undefined): Promise<void> {
    if ((await this.secondStep.factorsOf(userId)).length === 0) return;
    if (!code && tookSecondFactor(request, CONFIRMED_MS)) return;
    if (!code) throw new Problem('wrong-code');
    if (!(await this.secondStep.check(userId, { kind: codeKindOf(code), code })))
      throw new Problem('wrong-code');
  }

  /**
   * Another factor is added to those of an account only by somebody who has one of them. The first one takes a session alone, as
   * the API has it: so the owner is told of each by email.
   * @throws Problem 403 when the account has a second step, and the session took none of its factors a few minutes ago
   */
  toAddFactor(request: Request, factors: readonly SecondFactor[]): void {
    if (factors.length > 0 && !tookSecondFactor(request, CONFIRMED_MS))
      throw new Problem('confirm-second-factor');
  }
}
