import { Injectable } from '@nestjs/common';
import { FanOut } from '../../platform/bus/fan-out.js';
import { Problem } from '../../platform/problems/problem.js';
import { MatchStore } from './match.store.js';

const CACHED_PAIRS_MAX = 100_000;
/** How long a block can go unnoticed here if the bus loses its message. */
const CACHED_MS = 30_000;

/** What two users write to each other by. */
export interface AcceptedPair {
  matchId: number;
  /** Null while the backfill has not come to the match yet: the database then finds it when a message is stored. */
  conversationId: number | null;
}

/**
 * Who may message whom. Accepted pairs are cached, and evicted when the bus reports a block; refusals are not cached.
 * Storing a message does not rely on the cache: its statement checks the match's row again.
 */
@Injectable()
export class AcceptedPairs {
  private readonly cache = new Map<string, { accepted: AcceptedPair; until: number }>();
  /** Counted, so that what was read before an eviction is not cached after it. */
  private evictions = 0;

  constructor(
    private readonly store: MatchStore,
    private readonly bus: FanOut,
  ) {
    bus.onEnvelope((envelope) => {
      if (envelope.kind === 'pair') this.forget(...envelope.between);
    });
    bus.onRecovered(() => this.clear());
  }

  /**
   * Two users' accepted match and its conversation.
   * @throws Problem 404 when the other does not exist, 403 when the two are not matched or the other cannot be reached
   */
  async requireAccepted(userId: number, otherUserId: number): Promise<AcceptedPair> {
    const pair = pairOf(userId, otherUserId);
    const cached = this.cache.get(pair);
    if (cached && cached.until > performance.now()) return cached.accepted;
    const until = performance.now() + CACHED_MS;
    const { evictions } = this;
    const accepted = await this.requireAcceptedUncached(userId, otherUserId);
    if (evictions !== this.evictions) return accepted;
    if (this.cache.size >= CACHED_PAIRS_MAX) this.cache.clear();
    this.cache.set(pair, { accepted, until });
    return accepted;
  }

  /** Evicts a pair, after the database has refused it or has failed. */
  forget(userId: number, otherUserId: number): void {
    this.evictions += 1;
    this.cache.delete(pairOf(userId, otherUserId));
  }

  /** Evicts a pair on every instance, after a block or unblock. */
  evictEverywhere(userId: number, otherUserId: number): void {
    this.forget(userId, otherUserId);
    this.bus.publish({ kind: 'pair', between: [userId, otherUserId] });
  }

  private clear(): void {
    this.evictions += 1;
    this.cache.clear();
  }

  /** Like `requireAccepted`, but always from the database. */
  async requireAcceptedUncached(userId: number, otherUserId: number): Promise<AcceptedPair> {
    const { id, conversationId, isAway, isGone } = await this.find(userId, otherUserId);
    if (isAway) throw new Problem(isGone ? 'traveler-left' : 'traveler-away');
    return { matchId: id, conversationId };
  }

  /**
   * Whether the messages of two users can be read: also if the other cannot be reached.
   * @throws Problem 404 when the other does not exist, 403 when the two are not matched
   */
  async requireReadable(userId: number, otherUserId: number): Promise<void> {
    await this.find(userId, otherUserId);
  }

  private async find(userId: number, otherUserId: number) {
    const match = await this.store.withVisible(userId, otherUserId);
    if (!match) throw new Problem('unknown-user');
    const { id, status, ...rest } = match;
    if (id === null || status !== 'accepted') throw new Problem('not-matched');
    return { id, ...rest };
  }
}

const pairOf = (userId: number, otherUserId: number): string =>
  `${Math.min(userId, otherUserId)}:${Math.max(userId, otherUserId)}`;
