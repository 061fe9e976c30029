import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import { Problem } from '../../platform/problems/problem.js';

const REMEMBERED_PAIRS = 100_000;

const matchSql = `
  SELECT matches.id, matches.status FROM users
  LEFT JOIN matches ON least(requester_id, recipient_id) = least($1::int, $2::int)
    AND greatest(requester_id, recipient_id) = greatest($1::int, $2::int)
  WHERE users.id = $2`;

/**
 * Who may write to whom. Acceptance is final, so that a pair once found accepted is remembered without asking again;
 * nothing else is remembered.
 */
@Injectable()
export class AcceptedPairs {
  private readonly matchIds = new Map<string, number>();

  constructor(private readonly pool: PgPool) {}

  /**
   * The match of two users who accepted each other.
   * @throws Problem 404 when the other does not exist, 403 when the two are not matched
   */
  async requireAccepted(userId: number, otherUserId: number): Promise<number> {
    const pair = pairOf(userId, otherUserId);
    const known = this.matchIds.get(pair);
    if (known !== undefined) return known;
    const matchId = await this.find(userId, otherUserId);
    if (this.matchIds.size >= REMEMBERED_PAIRS) this.matchIds.clear();
    this.matchIds.set(pair, matchId);
    return matchId;
  }

  /** Asks anew next time: the database has refused what was remembered, or could not be asked. */
  forget(userId: number, otherUserId: number): void {
    this.matchIds.delete(pairOf(userId, otherUserId));
  }

  private async find(userId: number, otherUserId: number): Promise<number> {
    const { rows } = await this.pool.query<{ id: number | null; status: string | null }>(matchSql, [
      userId,
      otherUserId,
    ]);
    const [match] = rows;
    if (!match) throw new Problem('unknown-user');
    if (match.id === null || match.status !== 'accepted') throw new Problem('not-matched');
    return match.id;
  }
}

const pairOf = (userId: number, otherUserId: number): string =>
  `${Math.min(userId, otherUserId)}:${Math.max(userId, otherUserId)}`;
