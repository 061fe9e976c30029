import { Injectable } from '@nestjs/common';
import {
  type AccountView,
  type SecondFactor,
  type SecondFactorInput,
  type SecondStepKeyView,
  secondFactors,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { factorsByUser } from './factor-limit.js';
import { type AlsoAdded, PasskeysService } from './passkeys.service.js';
import { Recovery } from './recovery.js';
import { SealedKeys } from './sealed-keys.js';
import { SecondStepStore } from './second-step.store.js';
import { keyTexts, newKey, stepOf } from './totp.js';

/**
 * The second step of a sign-in: whether an account has one, codes of an authenticator app, and recovery codes. Callers
 * authenticate the user.
 */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly database: DataSource,
    private readonly store: SecondStepStore,
    private readonly keys: SealedKeys,
    private readonly recovery: Recovery,
    private readonly passkeys: PasskeysService,
    private readonly users: UsersService,
    private readonly limits: RateLimits,
  ) {}

  async stateOf(
    userId: number,
  ): Promise<Pick<AccountView, 'hasSecondStep' | 'factors' | 'recoveryCodesLeft'>> {
    const { hasTotp, hasPasskey, recoveryCodesLeft } = await this.store.stateOf(userId);
    const isOn = hasTotp || hasPasskey;
    const factors = secondFactors.filter(
      (factor) => isOn && { passkey: hasPasskey, totp: hasTotp, recovery: recoveryCodesLeft > 0 }[factor],
    );
    return { hasSecondStep: isOn, factors, recoveryCodesLeft };
  }

  /** The factors that a sign-in takes besides the password: none, unless the second step is on. */
  async factorsOf(userId: number): Promise<SecondFactor[]> {
    return (await this.stateOf(userId)).factors ?? [];
  }

  /**
   * Whether the code is right and was not used before. A right code is used up.
   * @throws Problem 429 after too many tries for the account
   */
  async check(userId: number, { kind, code }: SecondFactorInput): Promise<boolean> {
    await this.limits.consume(factorsByUser, userId);
    const isRight =
      kind === 'totp' ? await this.useTotp(userId, code) : await this.recovery.use(userId, code);
    if (isRight) await this.limits.giveBack(factorsByUser, userId);
    return isRight;
  }

  /**
   * Creates a key, in place of one that was never confirmed.
   * @throws Problem 409 when the second step is on
   */
  async createKey(userId: number, username: string): Promise<SecondStepKeyView> {
    const key = newKey();
    if (!(await this.store.saveKey(userId, this.keys.seal(userId, key)))) throw new Problem('second-step-on');
    return keyTexts(key, username);
  }

  /**
   * Turns codes of an app on with a first one. Returns new recovery codes where the account has none left. `also` is part of
   * the same transaction.
   * @throws Problem 403 when the code is wrong, 409 when there is no key yet or it is on already, 429 after too many
   * tries
   */
  async turnOn(userId: number, code: string, also: AlsoAdded): Promise<string[]> {
    const stored = await this.store.keyOf(userId);
    if (!stored) throw new Problem('no-second-step');
    if (stored.isOn) throw new Problem('second-step-on');
    await this.limits.consume(factorsByUser, userId);
    const step = stepOf(this.keys.open(userId, stored.sealedKey), code, stored.nowMs);
    if (step === undefined) throw new Problem('wrong-code');
    const codes = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId);
      if (!(await this.store.turnOn(manager, userId, stored.sealedKey, step)))
        throw new Problem('second-step-on');
      await also(manager);
      return this.recovery.issue(manager, userId);
    });
    await this.limits.giveBack(factorsByUser, userId);
    return codes;
  }

  /** Turns codes of an app off. Returns false if they were not on. */
  turnOff(manager: EntityManager, userId: number): Promise<boolean> {
    return this.store.turnOff(manager, userId);
  }

  /** Whether the second step is on, as the transaction sees it. */
  isOn(manager: EntityManager, userId: number): Promise<boolean> {
    return this.store.isOn(manager, userId);
  }

  /** Turns off all that was turned on at that time or later, in the transaction of something else, with codes told since. */
  async turnOffSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    await this.store.turnOffSince(manager, userId, since);
    await this.passkeys.removeSince(manager, userId, since);
    await this.recovery.removeSince(manager, userId, since);
  }

  private async useTotp(userId: number, code: string): Promise<boolean> {
    const stored = await this.store.keyOf(userId);
    const step = stored?.isOn && stepOf(this.keys.open(userId, stored.sealedKey), code, stored.nowMs);
    return typeof step === 'number' && this.store.useStep(userId, step);
  }
}
