import { Injectable, Optional } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../../config/config.js';
import { RedisConnection } from '../bus/redis-connection.js';
import { Problem } from '../problems/problem.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Protective limits: how many, in how many seconds. Generous for people, tight for machines. */
const named = {
  /**
   * Any call and any frame, by signed-in user; above it the user waits the whole of `blockDuration`. Counted by each
   * instance for itself: a trip to Redis a request would cost more than it saves.
   */
  user: { points: 1_200, duration: MINUTE, blockDuration: MINUTE },
  /** Messages by their sender: nobody types so many, and all that was written during an absence may come at once. */
  messagesByUser: { points: 200, duration: MINUTE },
  /** Any call of a visitor, by address; many people may share one. */
  address: { points: 3_000, duration: MINUTE },
  /** Live channels opened, by address: each asks the database for its session. Many people come back at once. */
  channelByAddress: { points: 1_200, duration: MINUTE },
  /** Failed sign-ins by address, and to one account by address: nobody is locked out for longer than the window. */
  loginByAddress: { points: 50, duration: 15 * MINUTE },
  loginByAccountAndAddress: { points: 10, duration: 15 * MINUTE },
  /** To one account over all addresses. Beyond it nobody is locked out, but strangers go one after another. */
  loginByAccount: { points: 20, duration: 15 * MINUTE },
  loginInTurn: { points: 1, duration: 15 },
  /** From a browser that signed in to the account before; nothing that strangers do counts for it. */
  loginByBrowser: { points: 10, duration: 15 * MINUTE },
  /** Blocks by who blocks: a person who is flooded must be able to. */
  blocksByUser: { points: limits.blocksPerHour, duration: 60 * MINUTE },
  /** Links to a new password, by the email address that was typed and by where from. */
  forgotInAnHour: { points: 3, duration: 60 * MINUTE },
  forgotInADay: { points: 5, duration: DAY },
  forgotByAddress: { points: 10, duration: 60 * MINUTE },
  /** Emails that confirm an address, sent again by its owner. */
  confirmInAMinute: { points: 1, duration: MINUTE },
  confirmInADay: { points: 5, duration: DAY },
  /** Tries of the present password by somebody who is signed in. */
  passwordByUser: { points: 10, duration: 15 * MINUTE },
  /** Links of emails that are tried, by where from: nobody guesses one, and each try asks the database. */
  linksByAddress: { points: 60, duration: 15 * MINUTE },
  registerByAddress: { points: 60, duration: 60 * MINUTE },
} as const;

const COUNTED_HERE: ReadonlySet<string> = new Set(['user', 'messagesByUser', 'address', 'channelByAddress']);

export type RateLimitName = keyof typeof named;

/** Counts what must not happen too often, on Redis where there is one (in memory while it is gone), else in memory. */
@Injectable()
export class RateLimits {
  private readonly limiters: Readonly<Record<RateLimitName, RateLimiterAbstract>>;

  constructor(config: Config, @Optional() redis?: RedisConnection) {
    this.limiters = Object.fromEntries(
      Object.entries(named).map(([name, { points, ...times }]) => [
        name,
        limiterOf(
          { keyPrefix: `limit:${name}`, points: Math.ceil(points * config.rateLimitFactor), ...times },
          COUNTED_HERE.has(name) ? undefined : redis,
        ),
      ]),
    ) as Record<RateLimitName, RateLimiterAbstract>;
  }

  /**
   * Counts one more.
   * @throws Problem 429 with the seconds to wait when that is too many
   */
  async consume(name: RateLimitName, key: string | number): Promise<void> {
    try {
      await this.limiters[name].consume(String(key));
    } catch (outcome) {
      throw outcome instanceof RateLimiterRes ? tooMany(outcome) : outcome;
    }
  }

  /** Takes one count back: where each try is counted before its outcome is known, and this one went well. */
  async giveBack(name: RateLimitName, key: string | number): Promise<void> {
    await this.limiters[name].reward(String(key));
  }

  /** Forgets the count: after a sign-in that worked. */
  async reset(name: RateLimitName, key: string | number): Promise<void> {
    await this.limiters[name].delete(String(key));
  }
}

interface Options {
  keyPrefix: string;
  points: number;
  duration: number;
  blockDuration?: number;
}

const limiterOf = (options: Options, redis: RedisConnection | undefined): RateLimiterAbstract => {
  const inMemory = new RateLimiterMemory(options);
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    useRedisPackage: true,
    insuranceLimiter: inMemory,
    rejectIfRedisNotReady: true,
  });
};

const tooMany = ({ msBeforeNext }: RateLimiterRes): Problem =>
  new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
