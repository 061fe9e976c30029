import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../platform/problems/problem.js';
import { passwordCost } from '../../platform/keys/password-cost.js';
import { Semaphore } from '../../platform/rate-limits/semaphore.js';

/** Each hash takes 46 MiB and one of the four threads of Node's pool, which file access and DNS lookups need, too. */
const HASHES_AT_ONCE = 2;

/** Two to three seconds of work. Beyond that, requests are refused instead of queued. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 3;

/** Makes and checks password hashes. Problem 503 when too many requests wait for one. */
@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore(HASHES_AT_ONCE, WAITING_MAX);
  private readonly dummyHash = this.hash(randomBytes(16).toString('hex'));

  hash(password: string): Promise<string> {
    return this.limited(() => hash(password, passwordCost));
  }

  /**
   * Whether the password matches the hash. Without a hash it takes as long, so that timing does not reveal who exists.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const expected = passwordHash ?? (await this.dummyHash);
    const isRight = await this.limited(() => verify(expected, password));
    return isRight && passwordHash !== undefined;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.semaphore.isFull) throw new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return this.semaphore.run(work);
  }
}
