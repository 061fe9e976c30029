import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  NewPasskeyChallengeView,
  PasskeyAnswerInput,
  PasskeyChallengeView,
  PasskeyInput,
  PasskeyView,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { factorsByUser } from './factor-limit.js';
import { type ChallengeHolder, PasskeyChallengeStore } from './passkey-challenge.store.js';
import { PasskeyStore } from './passkey.store.js';
import { Recovery } from './recovery.js';
import { RelyingParty } from './relying-party.js';

const CHALLENGE_BYTES = 32;

const newChallenge = () => randomBytes(CHALLENGE_BYTES).toString('base64url');

/** What else is done in the transaction that adds a factor. */
export type AlsoAdded = (manager: EntityManager) => Promise<void>;

/** Passkeys as the second step of a sign-in. Callers authenticate the user. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: DataSource,
    private readonly store: PasskeyStore,
    private readonly challenges: PasskeyChallengeStore,
    private readonly site: RelyingParty,
    private readonly recovery: Recovery,
    private readonly users: UsersService,
    private readonly limits: RateLimits,
  ) {}

  /** The origin at which they work; undefined where there is none. */
  get origin(): string | undefined {
    return this.site.origin;
  }

  async list(userId: number): Promise<PasskeyView[]> {
    const rows = await this.store.list(userId);
    return rows.map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      since: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
  }

  /** @throws Problem 409 where passkeys are not available */
  async beginAdding(
    holder: ChallengeHolder,
    user: { username: string; name: string },
  ): Promise<NewPasskeyChallengeView> {
    const { userId } = holder;
    const challenge = newChallenge();
    const existing = await this.store.credentials(userId);
    const options = this.site.newPasskeyOptions({ ...user, id: userId }, challenge, existing);
    await this.challenges.save(holder, 'add', challenge);
    return options;
  }

  /**
   * Adds a passkey. Returns new recovery codes where the account has none left. `also` is part of the same transaction.
   * @throws Problem 403 when the answer is not right, 409 when there are too many or it was added before
   */
  async add(
    holder: ChallengeHolder,
    device: string,
    input: PasskeyInput,
    also: AlsoAdded,
  ): Promise<string[]> {
    const { userId } = holder;
    const challenge = await this.challenges.take(holder, 'add');
    const passkey = challenge && (await this.site.newPasskeyIn(challenge, input));
    if (!passkey) throw new Problem('wrong-passkey');
    return this.database.transaction(async (manager) => {
      if (!(await this.users.lock(manager, userId))) throw new Problem('not-signed-in');
      if (!(await this.store.add(manager, userId, passkey, device))) throw new Problem('too-many-passkeys');
      await also(manager);
      return this.recovery.issue(manager, userId);
    });
  }

  /** @throws Problem 409 where passkeys are not available */
  async begin(holder: ChallengeHolder): Promise<PasskeyChallengeView> {
    const challenge = newChallenge();
    const options = this.site.options(challenge, await this.store.credentials(holder.userId));
    await this.challenges.save(holder, 'use', challenge);
    return options;
  }

  /**
   * Whether one of the user's passkeys answered the holder's challenge, which is used up.
   * @throws Problem 429 after too many tries for the account
   */
  async check(holder: ChallengeHolder, input: PasskeyAnswerInput): Promise<boolean> {
    const { userId } = holder;
    await this.limits.consume(factorsByUser, userId);
    const challenge = await this.challenges.take(holder, 'use');
    const passkey = await this.store.one(userId, input.id);
    if (!challenge || !passkey) return false;
    const counter = await this.site.counterIn(challenge, input, passkey);
    if (counter === undefined || !(await this.store.use(userId, passkey.id, counter))) return false;
    await this.limits.giveBack(factorsByUser, userId);
    return true;
  }

  /** Returns whether there was one, in the transaction of something else. The caller has locked the user. */
  remove(manager: EntityManager, userId: number, id: number): Promise<boolean> {
    return this.store.remove(manager, userId, id);
  }

  /** Removes those that were added at that time or later, in the transaction of something else. */
  removeSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    return this.store.removeSince(manager, userId, since);
  }
}
