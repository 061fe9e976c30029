import { Injectable } from '@nestjs/common';
import { type PotentialMatchView, limits } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { type Page, type PageDto, cursorOf, pageOf, partsOf } from '../../platform/http/page.js';
import { UsersService } from '../users/users.service.js';
import { Elsewhere } from './elsewhere.js';
import { fitOf, reasonsOf } from './fit.js';
import { NextTrips } from './next-trips.js';
import type { NamedQuery, Rank } from './rank.js';
import { samePlacesQuery, sharedDaysQuery } from './same-places.query.js';
import { TravellerTraits } from './traveller-traits.js';

type RankParts = [places: number, days: number, interests: number, answers: number, id: number];

const rankOf = (parts: RankParts | undefined): Rank | undefined => {
  if (!parts) return undefined;
  const [places, days, interests, answers, id] = parts;
  return { places, days, interests, answers, id };
};

/** Whom to meet: everybody one has no match with, the best fit first, with reasons. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly pool: PgPool,
    private readonly users: UsersService,
    private readonly traits: TravellerTraits,
    private readonly elsewhere: Elsewhere,
    private readonly nextTrips: NextTrips,
  ) {}

  /** @throws Problem 400 when the cursor is none of ours */
  async page(userId: number, query: PageDto): Promise<Page<PotentialMatchView>> {
    const limit = query.limit ?? limits.pageSize.default;
    const after = rankOf(partsOf(query.cursor, 'int', 'int', 'int', 'int', 'int'));
    const ranked = await this.ranked(userId, after, limit + 1);
    const { page, next } = pageOf(ranked, limit, ({ places, days, interests, answers, id }) =>
      cursorOf(places, days, interests, answers, id),
    );
    const ids = page.map(({ id }) => id);
    return { page: await this.views(userId, ids), next };
  }

  /** The best `count` after a rank, without what is told of them. */
  async ranked(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    const near = after?.places === 0 ? [] : await this.near(userId, after, count);
    if (near.length === count) return near;
    const beyond = after?.places === 0 ? after : undefined;
    return [...near, ...(await this.elsewhere.best(userId, beyond, count - near.length))];
  }

  private async near(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    const isPastDays = after?.days === 0;
    const together = isPastDays ? [] : await this.rows(sharedDaysQuery(userId, after, count));
    if (together.length === count) return together;
    const apart = samePlacesQuery(userId, isPastDays ? after : undefined, count - together.length);
    return [...together, ...(await this.rows(apart))];
  }

  private async rows(query: NamedQuery): Promise<Rank[]> {
    return (await this.pool.query<Rank>(query)).rows;
  }

  private async views(userId: number, ids: readonly number[]): Promise<PotentialMatchView[]> {
    const [travellers, traits, pairs, nextTrips] = await Promise.all([
      this.users.travellers(ids),
      this.traits.of([userId, ...ids]),
      this.traits.tripPairs(userId, ids),
      this.nextTrips.of(ids),
    ]);
    return ids.flatMap((id) => {
      const traveller = travellers.get(id);
      if (!traveller) return [];
      const fit = fitOf(
        traits(userId),
        traits(id),
        pairs.filter((pair) => pair.userId === id),
      );
      const { shared, sharedInterests, quizInCommon } = fit;
      const nextTrip = nextTrips.get(id) ?? null;
      return { ...traveller, shared, nextTrip, sharedInterests, quizInCommon, reasons: reasonsOf(fit) };
    });
  }
}
