import { Injectable } from '@nestjs/common';
import { type ProblemCode, userLimits } from '@wayfellow/contracts';
import { Config } from '../../config/config.js';
import { Problem } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UserStore } from './user.store.js';

type LimitName = keyof typeof userLimits;
type Limited = Readonly<Record<'everybody' | 'newcomers', RateLimit>>;
type LimitOfRows = Readonly<Record<keyof Limited, number>>;

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const limited = (name: LimitName, duration: number): Limited => {
  const of = (who: keyof Limited): RateLimit => ({
    name: `${name}:${who}`,
    points: userLimits[name][who],
    duration,
    warnsAtHalf: true,
  });
  return { everybody: of('everybody'), newcomers: of('newcomers') };
};

/** What each is counted by. */
export const userRateLimits: Readonly<Record<LimitName, Limited>> = {
  requestsPerHour: limited('requestsPerHour', HOUR_S),
  requestsPerDay: limited('requestsPerDay', DAY_S),
  profilesPerHour: limited('profilesPerHour', HOUR_S),
  boardsPerHour: limited('boardsPerHour', HOUR_S),
  tipsPerHour: limited('tipsPerHour', HOUR_S),
  chatChangesPerHour: limited('chatChangesPerHour', HOUR_S),
};

/** Limits how many strangers one user turns to; new accounts have lower limits. */
@Injectable()
export class UserLimits {
  constructor(
    private readonly store: UserStore,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /** Whether a user's account is new: for `consume` within a transaction, which must not wait for another connection. */
  isNew(userId: number): Promise<boolean> {
    return this.store.isNew(userId);
  }

  /** @throws Problem of the given code when rows that a user's transaction has counted are more than they may have */
  check(count: number, limit: LimitOfRows, isNew: boolean, code: ProblemCode): void {
    const most = this.mostOf(limit, isNew);
    if (count > most) throw new Problem(code, { count: most });
  }

  /**
   * As `check`, of what counts for a day: `freeIn` are the seconds until each of those rows counts no more, the soonest first. The
   * refusal says when there is room; where what is asked for is more than a day may have, there never is.
   */
  checkDay(freeIn: readonly number[], limit: LimitOfRows, isNew: boolean, code: ProblemCode): void {
    const most = this.mostOf(limit, isNew);
    const wait = freeIn[freeIn.length - most - 1];
    if (wait === undefined) return;
    throw new Problem(code, { count: most, ...(wait < DAY_S && { retryAfterSeconds: wait }) });
  }

  /**
   * Counts one more of something that a user does. What a new account does counts for both limits, so that its count goes on
   * when it is no longer new.
   * @throws Problem 429 with the seconds to wait when that is too many
   */
  async consume(userId: number, name: LimitName, isNew?: boolean): Promise<void> {
    const { everybody, newcomers } = userRateLimits[name];
    await this.limits.consume(everybody, userId);
    if (isNew ?? (await this.isNew(userId))) await this.limits.consume(newcomers, userId);
  }

  private mostOf({ everybody, newcomers }: LimitOfRows, isNew: boolean): number {
    return Math.ceil((isNew ? newcomers : everybody) * this.config.rateLimitFactor);
  }
}
