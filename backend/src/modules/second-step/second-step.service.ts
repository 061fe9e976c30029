import { Injectable } from '@nestjs/common';
import {
  type AccountView,
  type SecondFactor,
  type SecondFactorInput,
  type SecondStepKeyView,
} from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { newRecoveryCodes, formatCode, normalizeCode } from './recovery-codes.js';
import { SealedKeys } from './sealed-keys.js';
import { SecondStepStore } from './second-step.store.js';
import { keyTexts, newKey, stepOf } from './totp.js';

/** Tries per account, over all browsers. */
const codesByUser: RateLimit = { name: 'codesByUser', points: 10, duration: 15 * 60 };

/** The second step of a sign-in: codes of an authenticator app, and recovery codes. Callers authenticate the user. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly store: SecondStepStore,
    private readonly keys: SealedKeys,
    private readonly limits: RateLimits,
  ) {}

  async stateOf(userId: number): Promise<Pick<AccountView, 'hasSecondStep' | 'recoveryCodesLeft'>> {
    const { isOn, recoveryCodesLeft } = await this.store.stateOf(userId);
    return { hasSecondStep: isOn, recoveryCodesLeft };
  }

  /** The factors that a sign-in takes besides the password: none, unless the second step is on. */
  async factorsOf(userId: number): Promise<SecondFactor[]> {
    const { isOn, recoveryCodesLeft } = await this.store.stateOf(userId);
    if (!isOn) return [];
    return recoveryCodesLeft > 0 ? ['totp', 'recovery'] : ['totp'];
  }

  /**
   * Whether the code is right and was not used before. A right code is used up.
   * @throws Problem 429 after too many tries for the account
   */
  async check(userId: number, { kind, code }: SecondFactorInput): Promise<boolean> {
    await this.limits.consume(codesByUser, userId);
    const isRight = kind === 'totp' ? await this.useTotp(userId, code) : await this.useRecovery(userId, code);
    if (isRight) await this.limits.giveBack(codesByUser, userId);
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
   * Turns the second step on with a first code. Returns the recovery codes; only their hashes are stored.
   * @throws Problem 403 when the code is wrong, 409 when there is no key yet or it is on already, 429 after too many
   * tries
   */
  async turnOn(userId: number, code: string): Promise<string[]> {
    const stored = await this.store.keyOf(userId);
    if (!stored) throw new Problem('no-second-step');
    if (stored.isOn) throw new Problem('second-step-on');
    await this.limits.consume(codesByUser, userId);
    const step = stepOf(this.keys.open(userId, stored.sealedKey), code, stored.nowMs);
    if (step === undefined) throw new Problem('wrong-code');
    const codes = newRecoveryCodes();
    const hashes = codes.map((one) => this.keys.hashOf(userId, one));
    if (!(await this.store.turnOn(userId, stored.sealedKey, step, hashes)))
      throw new Problem('second-step-on');
    await this.limits.giveBack(codesByUser, userId);
    return codes.map(formatCode);
  }

  /** Returns whether it was on. */
  turnOff(userId: number): Promise<boolean> {
    return this.store.turnOff(userId);
  }

  /** Turns it off if it was turned on at that time or later, in the transaction of something else. */
  turnOffSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    return this.store.turnOffSince(manager, userId, since);
  }

  private async useTotp(userId: number, code: string): Promise<boolean> {
    const stored = await this.store.keyOf(userId);
    const step = stored?.isOn && stepOf(this.keys.open(userId, stored.sealedKey), code, stored.nowMs);
    return typeof step === 'number' && this.store.useStep(userId, step);
  }

  private useRecovery(userId: number, code: string): Promise<boolean> {
    return this.store.useRecoveryCode(userId, this.keys.hashOf(userId, normalizeCode(code)));
  }
}
