import { Injectable } from '@nestjs/common';
import { type NextTripView, type PotentialMatchView, limits } from '@wayfellow/contracts';
import {
  type Page,
  type PageDto,
  encodeCursor,
  pageOf,
  decodeCursor,
} from '../../platform/validation/page.js';
import { type TravelerForViewer, TravelersService } from '../travelers/travelers.service.js';
import { RankByPlaces } from './rank-by-places.js';
import { RankByTraits } from './rank-by-traits.js';
import type { Rank } from './rank.js';
import { reasonsOf } from './reasons.js';

type RankParts = [places: number, days: number, interests: number, answers: number, id: number];

const rankOf = (parts: RankParts | undefined): Rank | undefined => {
  if (!parts) return undefined;
  const [places, days, interests, answers, id] = parts;
  return { places, days, interests, answers, id };
};

/** Suggests travelers whom the user has no match with, the best fit first, with reasons. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly travelers: TravelersService,
    private readonly byPlaces: RankByPlaces,
    private readonly byTraits: RankByTraits,
  ) {}

  /** @throws Problem 400 when the cursor is invalid */
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

  /** The best `count` candidates after a rank, without their views. */
  async ranked(userId: number, after: Rank | undefined, count: number): Promise<Rank[]> {
    const isPastPlaces = after?.places === 0;
    const near = isPastPlaces ? [] : await this.byPlaces.best(userId, after, count);
    if (near.length === count) return near;
    const beyond = isPastPlaces ? after : undefined;
    return [...near, ...(await this.byTraits.best(userId, beyond, count - near.length))];
  }

  private async views(userId: number, ids: readonly number[]): Promise<PotentialMatchView[]> {
    const [known, nextTrips] = await Promise.all([
      this.travelers.forViewer(userId, ids),
      this.travelers.nextTrips(userId, ids),
    ]);
    return ids.flatMap((id) => {
      const traveler = known.get(id);
      return traveler ? toPotentialMatchView(traveler, nextTrips.get(id) ?? null) : [];
    });
  }
}

const toPotentialMatchView = (
  { view, fit }: TravelerForViewer,
  nextTrip: NextTripView | null,
): PotentialMatchView => {
  const known = fit();
  const { shared, samePlace, sharedInterests, quizInCommon } = known;
  return {
    ...view,
    shared,
    // The card shows place and days of the trip that its reason is about, which need not be their next.
    nextTrip: samePlace ?? nextTrip,
    sharedInterests,
    quizInCommon,
    reasons: reasonsOf(known),
  };
};
