import { Injectable } from '@nestjs/common';
import { type TravelerCardView, limits, tripTexts } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { type Page, encodeCursor, pageOf, decodeCursor } from '../../platform/validation/page.js';
import { invalidInput } from '../../platform/problems/problem.js';
import { type TravelerForViewer, TravelersService } from '../travelers/travelers.service.js';
import type { SearchDto } from './search.dto.js';
import {
  FEW_PLACES,
  type Places,
  type SearchFilters,
  type TripCardRow,
  placesQuery,
  tripCardsQuery,
} from './trip-cards.query.js';

const requireOrder = ({ startDate, endDate }: SearchFilters): void => {
  if (startDate && endDate && endDate < startDate) throw invalidInput({ endDate: tripTexts.order });
};

/** Searches for travelers by where, when and interest: one card per trip. */
@Injectable()
export class SearchService {
  constructor(
    private readonly pool: PgPool,
    private readonly travelers: TravelersService,
  ) {}

  /**
   * Open to visitors. A signed-in viewer's cards show what the two have in common.
   * @throws Problem 400 when the dates are in the wrong order or the cursor is invalid
   */
  async page(query: SearchDto, viewerId?: number): Promise<Page<TravelerCardView>> {
    const { page, next } = await this.rows(query, viewerId);
    return { page: await this.cards(page, viewerId), next };
  }

  /** The trips that a search finds, without their travelers. Throws as `page`. */
  async rows(query: SearchDto, viewerId?: number): Promise<Page<TripCardRow>> {
    requireOrder(query);
    const limit = query.limit ?? limits.searchPageSize.default;
    const [rankDate, tripId] = decodeCursor(query.cursor, 'day', 'int') ?? [];
    const after = rankDate && tripId !== undefined ? { rankDate, tripId } : undefined;
    const places = query.destination ? await this.placesNamed(query.destination) : undefined;
    const { rows } = await this.pool.query<TripCardRow>(
      tripCardsQuery({ filters: query, places, viewerId, after, count: limit + 1 }),
    );
    return pageOf(rows, limit, (row) => encodeCursor(row.rankDate, row.tripId));
  }

  private async placesNamed(named: string): Promise<Places> {
    const { rows } = await this.pool.query<{ id: number }>(placesQuery(named));
    return rows.length > FEW_PLACES ? { named } : { ids: rows.map(({ id }) => id) };
  }

  private async cards(rows: readonly TripCardRow[], viewerId?: number): Promise<TravelerCardView[]> {
    const known = await this.travelers.forViewer(viewerId, [...new Set(rows.map(({ userId }) => userId))]);
    return rows.flatMap((row) => {
      const traveler = known.get(row.userId);
      return traveler ? toCardView(row, traveler) : [];
    });
  }
}

const toCardView = (
  { userId: _userId, rankDate: _rankDate, ...card }: TripCardRow,
  { view, interests, fit }: TravelerForViewer,
): TravelerCardView => {
  const { shared, sharedInterests, quizInCommon } = fit(card.tripId);
  return { ...view, ...card, interests: [...interests], shared, sharedInterests, quizInCommon };
};
