import { Injectable } from '@nestjs/common';
import { FanOut } from '../../platform/bus/fan-out.js';
import { Problem } from '../../platform/problems/problem.js';
import { MatchStore } from './match.store.js';

const CACHED_PAIRS_MAX = 100_000;
/** How long a block goes unnoticed here when the bus lost the message about it. */
const CACHED_MS = 30_000;

/**
 * Who may write to whom. An accepted pair is cached for a while, and dropped when the bus says that one of the two blocked
 * the other; refusals are not cached. Where a block must win, the row of the match decides.
 */
@Injectable()
export class AcceptedPairs {
  private readonly cache = new Map<string, { matchId: number; until: number }>();

  constructor(
    private readonly store: MatchStore,
    private readonly bus: FanOut,
  ) {
    bus.onEnvelope((envelope) => {
      if (envelope.kind === 'pair') this.forget(...envelope.between);
    });
    bus.onRecovered(() => this.cache.clear());
  }

  /**
   * The match of two users who accepted each other.
   * @throws Problem 404 when the other does not exist, 403 when the two are not matched
   */
  async requireAccepted(userId: number, otherUserId: number): Promise<number> {
    const pair = pairOf(userId, otherUserId);
    const cached = this.cache.get(pair);
    if (cached && cached.until > performance.now()) return cached.matchId;
    const until = performance.now() + CACHED_MS;
    const matchId = await this.askAccepted(userId, otherUserId);
    if (this.cache.size >= CACHED_PAIRS_MAX) this.cache.clear();
    this.cache.set(pair, { matchId, until });
    return matchId;
  }

  /** Drops the cached pair: the database has refused it, or could not be asked. */
  forget(userId: number, otherUserId: number): void {
    this.cache.delete(pairOf(userId, otherUserId));
  }

  /** After a block or its end: drops the pair on every instance. */
  forgetEverywhere(userId: number, otherUserId: number): void {
    this.forget(userId, otherUserId);
    this.bus.publish({ kind: 'pair', between: [userId, otherUserId] });
  }

  /** Like `requireAccepted`, but always from the database. */
  async askAccepted(userId: number, otherUserId: number): Promise<number> {
    const match = await this.store.withVisible(userId, otherUserId);
    if (!match) throw new Problem('unknown-user');
    if (match.id === null || match.status !== 'accepted') throw new Problem('not-matched');
    return match.id;
  }
}

const pairOf = (userId: number, otherUserId: number): string =>
  `${Math.min(userId, otherUserId)}:${Math.max(userId, otherUserId)}`;
