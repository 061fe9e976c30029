import { Injectable } from '@nestjs/common';
import type { NamedQuery } from '../../platform/database/named-query.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import type { Rank } from './rank.js';
import {
  type PairRank,
  type PlaceQueries,
  afterSharedDays,
  samePlace,
  sharedDays,
} from './rank-by-places.query.js';

/** How many more pairs than people to read: few people have several trips to a place. */
const SPARE_PAIRS = 15;

interface Wanted {
  userId: number;
  after: Rank | undefined;
  count: number;
  /** People found before, who may come again. */
  found: readonly number[];
}

/**
 * Ranks travelers who go to one of the viewer's places: by shared days, then interests, then quiz answers, then newest
 * first.
 */
@Injectable()
export class RankByPlaces {
  constructor(private readonly pool: PgPool) {}

  /** The best `count` candidates after a rank. */
  async best(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    if (after?.days === 0) return this.people(samePlace, { userId, after, count, found: [] });
    const together = await this.people(sharedDays, { userId, after, count, found: [] });
    if (together.length === count) return together;
    // With a cursor the query leaves out those who share days. Without one they have all just been found.
    const rest = { after: after && afterSharedDays, found: together.map(({ id }) => id) };
    const apart = await this.people(samePlace, { userId, ...rest, count: count - together.length });
    return [...together, ...apart];
  }

  /** Reads the best pairs of trips, which is fast; if they yield too few people, compares everybody's trips. */
  private async people(
    { pairs, people }: PlaceQueries,
    { userId, after, count, found }: Wanted,
  ): Promise<Rank[]> {
    const asked = count + found.length + SPARE_PAIRS;
    const best = await this.rows<PairRank>(pairs(userId, after, asked));
    const seen = new Set(found);
    const ranks = best.filter(({ id, isTheirBest }) => isTheirBest && !seen.has(id) && seen.add(id));
    const isEnough = best.length < asked || ranks.length >= count;
    if (!isEnough) return this.rows(people(userId, after, count));
    return ranks.slice(0, count).map(({ isTheirBest: _, ...rank }) => rank);
  }

  private async rows<Row extends Rank>(query: NamedQuery): Promise<Row[]> {
    return (await this.pool.query<Row>(query)).rows;
  }
}
