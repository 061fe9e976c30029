import { Injectable } from '@nestjs/common';
import { FanOut } from '../../platform/bus/fan-out.js';
import { Problem } from '../../platform/problems/problem.js';
import { MatchStore } from './match.store.js';

const REMEMBERED_PAIRS = 100_000;
/** A block that the bus did not tell of is learned of after so long. */
const REMEMBERED_FOR_MS = 30_000;

/**
 * Who may write to whom. A pair found accepted is remembered for a while, and forgotten at the word that one of them
 * blocked the other; nothing else is remembered. What must not pass a block is decided by the row of the match.
 */
@Injectable()
export class AcceptedPairs {
  private readonly known = new Map<string, { matchId: number; until: number }>();

  constructor(
    private readonly store: MatchStore,
    private readonly bus: FanOut,
  ) {
    bus.onEnvelope((envelope) => {
      if (envelope.kind === 'pair') this.forget(...envelope.between);
    });
    bus.onRecovered(() => this.known.clear());
  }

  /**
   * The match of two users who accepted each other.
   * @throws Problem 404 when the other does not exist, 403 when the two are not matched
   */
  async requireAccepted(userId: number, otherUserId: number): Promise<number> {
    const pair = pairOf(userId, otherUserId);
    const known = this.known.get(pair);
    if (known && known.until > performance.now()) return known.matchId;
    const until = performance.now() + REMEMBERED_FOR_MS;
    const matchId = await this.askAccepted(userId, otherUserId);
    if (this.known.size >= REMEMBERED_PAIRS) this.known.clear();
    this.known.set(pair, { matchId, until });
    return matchId;
  }

  /** Asks anew next time: the database has refused what was remembered, or could not be asked. */
  forget(userId: number, otherUserId: number): void {
    this.known.delete(pairOf(userId, otherUserId));
  }

  /** The two have blocked or unblocked: every instance asks anew. */
  forgetEverywhere(userId: number, otherUserId: number): void {
    this.forget(userId, otherUserId);
    this.bus.publish({ kind: 'pair', between: [userId, otherUserId] });
  }

  /** Like `requireAccepted`, from the database, whatever is remembered. */
  async askAccepted(userId: number, otherUserId: number): Promise<number> {
    const match = await this.store.withVisible(userId, otherUserId);
    if (!match) throw new Problem('unknown-user');
    if (match.id === null || match.status !== 'accepted') throw new Problem('not-matched');
    return match.id;
  }
}

const pairOf = (userId: number, otherUserId: number): string =>
  `${Math.min(userId, otherUserId)}:${Math.max(userId, otherUserId)}`;
