import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import type { NamedQuery, Rank } from './rank.js';
import { type Nearby, type PairRank, samePlaces, sharedDays } from './same-places.query.js';

/** So many pairs more than people are asked for: few have a second trip to a place. */
const SPARE_PAIRS = 15;

/** Those who go to one of the seeker's places: by days together, then interests, then quiz answers, then newness. */
@Injectable()
export class SamePlaces {
  constructor(private readonly pool: PgPool) {}

  /** The best `count` after a rank. */
  async best(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    const isPastDays = after?.days === 0;
    const together = isPastDays ? [] : await this.people(sharedDays, userId, after, count);
    if (together.length === count) return together;
    const others = isPastDays ? after : undefined;
    return [...together, ...(await this.people(samePlaces, userId, others, count - together.length))];
  }

  private async people(
    { pairs, people }: Nearby,
    userId: number,
    after: Rank | undefined,
    count: number,
  ): Promise<Rank[]> {
    const asked = count + SPARE_PAIRS;
    const found = await this.rows<PairRank>(pairs(userId, after, asked));
    const best = found
      .filter((pair, i) => pair.isTheirBest && pair.id !== found[i - 1]?.id)
      .map(({ isTheirBest: _, ...rank }) => rank);
    const isAll = found.length < asked;
    return isAll || best.length >= count ? best.slice(0, count) : this.rows(people(userId, after, count));
  }

  private async rows<Row extends Rank>(query: NamedQuery): Promise<Row[]> {
    return (await this.pool.query<Row>(query)).rows;
  }
}
