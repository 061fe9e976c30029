import { Injectable } from '@nestjs/common';
import { type PotentialMatchView, limits } from '@wayfellow/contracts';
import {
  type Page,
  type PageDto,
  encodeCursor,
  pageOf,
  decodeCursor,
} from '../../platform/validation/page.js';
import { UsersService } from '../users/users.service.js';
import { Elsewhere } from './elsewhere.js';
import { fitOf, reasonsOf } from './fit.js';
import { NextTrips } from './next-trips.js';
import type { Rank } from './rank.js';
import { SamePlaces } from './same-places.js';
import { TravelerTraits } from './traveler-traits.js';

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
    private readonly users: UsersService,
    private readonly traits: TravelerTraits,
    private readonly samePlaces: SamePlaces,
    private readonly elsewhere: Elsewhere,
    private readonly nextTrips: NextTrips,
  ) {}

  /** @throws Problem 400 when the cursor is none of ours */
  async page(userId: number, query: PageDto): Promise<Page<PotentialMatchView>> {
    const limit = query.limit ?? limits.pageSize.default;
    const after = rankOf(decodeCursor(query.cursor, 'int', 'int', 'int', 'int', 'int'));
    const ranked = await this.ranked(userId, after, limit + 1);
    const { page, next } = pageOf(ranked, limit, ({ places, days, interests, answers, id }) =>
      encodeCursor(places, days, interests, answers, id),
    );
    const ids = page.map(({ id }) => id);
    return { page: await this.views(userId, ids), next };
  }

  /** The best `count` after a rank, without what is told of them. */
  async ranked(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    const isPastPlaces = after?.places === 0;
    const near = isPastPlaces ? [] : await this.samePlaces.best(userId, after, count);
    if (near.length === count) return near;
    const beyond = isPastPlaces ? after : undefined;
    return [...near, ...(await this.elsewhere.best(userId, beyond, count - near.length))];
  }

  private async views(userId: number, ids: readonly number[]): Promise<PotentialMatchView[]> {
    const [travelers, traits, pairs, nextTrips] = await Promise.all([
      this.users.travelers(ids),
      this.traits.of([userId, ...ids]),
      this.traits.tripPairs(userId, ids),
      this.nextTrips.of(ids),
    ]);
    return ids.flatMap((id) => {
      const traveler = travelers.get(id);
      if (!traveler) return [];
      const fit = fitOf(
        traits(userId),
        traits(id),
        pairs.filter((pair) => pair.userId === id),
      );
      const { shared, sharedInterests, quizInCommon } = fit;
      const nextTrip = nextTrips.get(id) ?? null;
      return { ...traveler, shared, nextTrip, sharedInterests, quizInCommon, reasons: reasonsOf(fit) };
    });
  }
}
