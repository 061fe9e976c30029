import type { CalendarDay } from '@wayfellow/contracts';
import type { PoolClient } from 'pg';
import {
  type AlsoRow,
  type BarRow,
  type OwnTrip,
  alsoInQuery,
  barsQuery,
  ownTripsQuery,
  placeQuery,
} from './crossing-facts.query.js';
import {
  type Board,
  type CrossingFilters,
  type CrossingRank,
  type CrossingRow,
  type DayRow,
  type Reach,
  type Shown,
  crossingDaysQuery,
  crossingsQuery,
} from './crossings.query.js';

/** A page of a board's people, with their trips. */
export interface FoundCrossings {
  rows: CrossingRow[];
  bars: BarRow[];
  alsoIn: AlsoRow[];
}

/** The people of a board to look for. */
export interface Wanted {
  filters: CrossingFilters;
  after: CrossingRank | undefined;
  count: number;
  /** The viewer's other trips whose people are named. */
  otherTripIds: readonly number[];
}

/** How many cards to read for each person of a page: few people have several on a board. */
const CARDS_EACH = 6;

/** Everybody, from the first. */
export const anybody = { filters: { isMatched: false, interest: null }, after: undefined } as const;

/** Reads boards from one snapshot. */
export class CrossingReader {
  constructor(private readonly client: PoolClient) {}

  /** A user's trips that are not over, soonest first. */
  async ownTrips(userId: number): Promise<OwnTrip[]> {
    return (await this.client.query<OwnTrip>(ownTripsQuery, [userId])).rows;
  }

  /** The place of a destination, null if nobody has planned a trip there; and today. */
  async placeOf(destinationId: number): Promise<{ placeId: number | null; today: CalendarDay }> {
    const { rows } = await this.client.query<{ placeId: number | null; today: CalendarDay }>(placeQuery, [
      destinationId,
    ]);
    return rows[0] as { placeId: number | null; today: CalendarDay };
  }

  /** People a day, where the number changes, of those with at least this `shown`. */
  async days(board: Board, shown: Shown): Promise<DayRow[]> {
    return (await this.client.query<DayRow>(crossingDaysQuery(board, shown))).rows;
  }

  /** The best people of a board, one more than `count` if there are more. */
  async people(board: Board, { filters, after, count, otherTripIds }: Wanted): Promise<FoundCrossings> {
    const rows = await this.ranked(board, { filters, after, count: count + 1 });
    const ids = rows.slice(0, count).map(({ id }) => id);
    if (ids.length === 0) return { rows, bars: [], alsoIn: [] };
    const { placeId, firstDay, lastDay, near } = board;
    const bars = await this.client.query<BarRow>(barsQuery, [ids, placeId, firstDay, lastDay, near]);
    const alsoIn = await this.client.query<AlsoRow>(alsoInQuery, [otherTripIds, ids]);
    return { rows, bars: bars.rows, alsoIn: alsoIn.rows };
  }

  /** The best people of a board, without their trips. The first come from the best cards, unless those yield too few people. */
  async ranked(
    board: Board,
    { filters, after, count }: Omit<Wanted, 'otherTripIds'>,
  ): Promise<CrossingRow[]> {
    const read = async (reach: Reach) =>
      (await this.client.query<CrossingRow>(crossingsQuery(board, filters, reach, count))).rows;
    if (after) return read({ after });
    const cards = count * CARDS_EACH;
    const best = await read({ cards });
    const cardsRead = best.reduce((sum, person) => sum + person.cards, 0);
    const isEnough = best.length === count || cardsRead < cards;
    return isEnough ? best : read({ after });
  }
}
