import { Injectable } from '@nestjs/common';
import {
  type NextTripView,
  type SharedTripView,
  type TravelerCardView,
  type TravelerView,
  limits,
  tripTexts,
} from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { type Page, encodeCursor, pageOf, decodeCursor } from '../../platform/validation/page.js';
import { invalidInput } from '../../platform/problems/problem.js';
import { UsersService } from '../users/users.service.js';
import { type Traits, bestShared, fitOf } from './fit.js';
import { NextTrips } from './next-trips.js';
import type { SearchDto } from './search.dto.js';
import { TravelerTraits } from './traveler-traits.js';
import {
  FEW_PLACES,
  type Places,
  type SearchFilters,
  type TripCardRow,
  placesQuery,
  tripCardsQuery,
} from './trip-cards.query.js';

/** What a card tells a viewer about the two of them. */
type Relation = Pick<TravelerCardView, 'shared' | 'sharedInterests' | 'quizInCommon'>;

const stranger: Relation = { shared: null, sharedInterests: [], quizInCommon: null };

const requireOrder = ({ startDate, endDate }: SearchFilters): void => {
  if (startDate && endDate && endDate < startDate) throw invalidInput({ endDate: tripTexts.order });
};

/** Search for travelers by where, when and interest: one card a trip. */
@Injectable()
export class SearchService {
  constructor(
    private readonly pool: PgPool,
    private readonly users: UsersService,
    private readonly traits: TravelerTraits,
    private readonly next: NextTrips,
  ) {}

  /**
   * Open to visitors; a signed-in viewer's cards tell what the two have in common.
   * @throws Problem 400 when the dates are in the wrong order or the cursor is none of ours
   */
  async travelers(query: SearchDto, viewerId?: number): Promise<Page<TravelerCardView>> {
    const { page, next } = await this.rows(query, viewerId);
    return { page: await this.cards(page, viewerId), next };
  }

  /** The trips that a search finds, without what their cards tell of the travelers. Throws as `travelers`. */
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

  /** The best shared trip of the viewer with each of these users who has one, by user id. */
  async sharedTrips(viewerId: number, userIds: readonly number[]): Promise<Map<number, SharedTripView>> {
    const pairs = await this.traits.tripPairs(viewerId, userIds);
    return new Map(
      userIds.flatMap((id) => {
        const shared = bestShared(pairs.filter(({ userId }) => userId === id));
        return shared ? [[id, shared]] : [];
      }),
    );
  }

  /** Where each of these users goes next, by user id. */
  nextTrips(userIds: readonly number[]): Promise<Map<number, NextTripView>> {
    return this.next.of(userIds);
  }

  private async placesNamed(named: string): Promise<Places> {
    const { rows } = await this.pool.query<{ id: number }>(placesQuery(named));
    return rows.length > FEW_PLACES ? { named } : { ids: rows.map(({ id }) => id) };
  }

  private async cards(rows: readonly TripCardRow[], viewerId?: number): Promise<TravelerCardView[]> {
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const [travelers, traits, relationOf] = await Promise.all([
      this.users.travelers(userIds),
      this.traits.of(userIds),
      viewerId ? this.relations(viewerId, userIds) : () => stranger,
    ]);
    return rows.flatMap((row) => {
      const traveler = travelers.get(row.userId);
      const theirs = traits(row.userId);
      return traveler ? toCardView(row, traveler, [...theirs.interests], relationOf(row, theirs)) : [];
    });
  }

  private async relations(viewerId: number, userIds: readonly number[]) {
    const [traits, pairs] = await Promise.all([
      this.traits.of([viewerId]),
      this.traits.tripPairs(viewerId, userIds),
    ]);
    return ({ userId, tripId }: TripCardRow, theirs: Traits): Relation => {
      if (userId === viewerId) return stranger;
      const ofTrip = pairs.filter(({ theirTripId }) => theirTripId === tripId);
      const { shared, sharedInterests, quizInCommon } = fitOf(traits(viewerId), theirs, ofTrip);
      return { shared, sharedInterests, quizInCommon };
    };
  }
}

const toCardView = (
  { userId: _userId, rankDate: _rankDate, ...card }: TripCardRow,
  traveler: TravelerView,
  interests: TravelerCardView['interests'],
  relation: Relation,
): TravelerCardView => ({ ...traveler, ...card, interests, ...relation });
