import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';
import type { NamedQuery, Rank } from './rank.js';
import { type Nearby, type PairRank, pastDays, samePlaces, sharedDays } from './same-places.query.js';

/** So many pairs more than people are asked for: few have a second trip to a place. */
const SPARE_PAIRS = 15;

interface Wanted {
  userId: number;
  after: Rank | undefined;
  count: number;
  /** Who has been found before and may come again. */
  met: readonly number[];
}

/** Those who go to one of the seeker's places: by days together, then interests, then quiz answers, then newness. */
@Injectable()
export class SamePlaces {
  constructor(private readonly pool: PgPool) {}

  /** The best `count` after a rank. */
  async best(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    if (after?.days === 0) return this.people(samePlaces, { userId, after, count, met: [] });
    const together = await this.people(sharedDays, { userId, after, count, met: [] });
    if (together.length === count) return together;
    // From the top everybody who shares days has just been found; otherwise the query has to look for them.
    const beyond = { after: after && pastDays, met: together.map(({ id }) => id) };
    const apart = await this.people(samePlaces, { userId, ...beyond, count: count - together.length });
    return [...together, ...apart];
  }

  private async people({ pairs, people }: Nearby, { userId, after, count, met }: Wanted): Promise<Rank[]> {
    const asked = count + met.length + SPARE_PAIRS;
    const found = await this.rows<PairRank>(pairs(userId, after, asked));
    const seen = new Set(met);
    const best = found.filter(({ id, isTheirBest }) => isTheirBest && !seen.has(id) && seen.add(id));
    const isEnough = found.length < asked || best.length >= count;
    if (!isEnough) return this.rows(people(userId, after, count));
    return best.slice(0, count).map(({ isTheirBest: _, ...rank }) => rank);
  }

  private async rows<Row extends Rank>(query: NamedQuery): Promise<Row[]> {
    return (await this.pool.query<Row>(query)).rows;
  }
}
