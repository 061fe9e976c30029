import { Injectable, Logger, Optional } from '@nestjs/common';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../../config/config.js';
import { RedisConnection } from '../bus/redis-connection.js';
import { Problem } from '../problems/problem.js';

/** A protective limit, declared beside what it protects: generous for people, tight for machines. */
export interface RateLimit {
  /** What it is counted under. No other limit has this name. */
  readonly name: string;
  readonly points: number;
  /** In how many seconds. */
  readonly duration: number;
  /** Seconds to wait above it, whatever is left of the window. */
  readonly blockDuration?: number;
  /** Each instance counts for itself, where a trip to Redis would cost more than it saves. */
  readonly isPerInstance?: boolean;
  /** A warning with the key is logged where half of it is used, so that operators see who comes near. For keys that are ids. */
  readonly warnsAtHalf?: boolean;
}

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** Counts what must not happen too often, on Redis where there is one (in memory while it is gone), else in memory. */
@Injectable()
export class RateLimits {
  private readonly logger = new Logger(RateLimits.name);
  private readonly limiters = new Map<string, { limit: RateLimit; limiter: Limiter }>();

  constructor(
    private readonly config: Config,
    @Optional() private readonly redis?: RedisConnection,
  ) {}

  /**
   * Counts one more.
   * @throws Problem 429 with the seconds to wait when that is too many
   */
  async consume(limit: RateLimit, key: string | number): Promise<void> {
    try {
      const limiter = this.limiterOf(limit);
      const { consumedPoints } = await limiter.consume(String(key));
      if (limit.warnsAtHalf && consumedPoints === Math.ceil(limiter.points / 2))
        this.logger.warn(`${key} has used half of ${limit.name}`);
    } catch (outcome) {
      throw outcome instanceof RateLimiterRes ? tooMany(outcome) : outcome;
    }
  }

  /** Takes one count back: each attempt is counted before its outcome is known, and this one succeeded. */
  async giveBack(limit: RateLimit, key: string | number): Promise<void> {
    await this.limiterOf(limit).reward(String(key));
  }

  /** Forgets the count: after a sign-in that worked. */
  async reset(limit: RateLimit, key: string | number): Promise<void> {
    await this.limiterOf(limit).delete(String(key));
  }

  private limiterOf(limit: RateLimit): Limiter {
    const known = this.limiters.get(limit.name);
    if (!known) return this.newLimiter(limit);
    if (known.limit !== limit) throw new Error(`Two rate limits are called ${limit.name}`);
    return known.limiter;
  }

  private newLimiter(limit: RateLimit): Limiter {
    const { name, points, isPerInstance, warnsAtHalf: _, ...times } = limit;
    const options = {
      keyPrefix: `limit:${name}`,
      points: Math.ceil(points * this.config.rateLimitFactor),
      ...times,
    };
    const inMemory = new RateLimiterMemory(options);
    const limiter = isPerInstance || !this.redis ? inMemory : onRedis(this.redis, options, inMemory);
    this.limiters.set(name, { limit, limiter });
    return limiter;
  }
}

const onRedis = (
  redis: RedisConnection,
  options: IRateLimiterOptions,
  insuranceLimiter: RateLimiterMemory,
): RateLimiterRedis =>
  new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    useRedisPackage: true,
    insuranceLimiter,
    rejectIfRedisNotReady: true,
  });

const tooMany = ({ msBeforeNext }: RateLimiterRes): Problem =>
  new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
