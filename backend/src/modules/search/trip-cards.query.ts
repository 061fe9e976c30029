import {
  ANY_INTEREST,
  type CalendarDay,
  type ConnectionState,
  type SearchQuery,
  fold,
  limits,
} from '@wayfellow/contracts';
import { connectionStateSql } from '../../platform/database/connection-state.js';
import { isPremiumSql, todaySql } from '../../platform/database/shared-sql.js';

export type SearchFilters = Pick<SearchQuery, 'destination' | 'startDate' | 'endDate' | 'interest'>;

/** Where a page of cards begins: after the card of this rank (start date, boosted) and trip id. */
export interface CardPosition {
  rankDate: CalendarDay;
  tripId: number;
}

/** One trip of a page. */
export interface TripCardRow extends CardPosition {
  userId: number;
  destination: string;
  destinationId: number | null;
  coverImage: string | null;
  startDate: CalendarDay;
  endDate: CalendarDay;
  connection: ConnectionState;
}

/** What to look for, and for whom: `viewerId` is undefined for a visitor, `placeIds` where the place does not matter. */
export interface CardsQuery {
  filters: SearchFilters;
  placeIds: number[] | undefined;
  viewerId: number | undefined;
  after: CardPosition | undefined;
  count: number;
}

/** The places whose folded name has this text in it. `strpos` knows no wildcards: % and _ are plain characters. */
export const placesQuery = (text: string) => ({
  text: 'SELECT id FROM places WHERE strpos(folded, $1) > 0',
  values: [fold(text)],
});

// Trips are bounded in length, so that those not over by a day began in a short range before it: the index on the
// start date has somewhere to begin.
const daysBefore = limits.tripDays.max - 1;

const conditions = (filters: SearchFilters, placeIds: number[] | undefined, bind: Bind): string[] => {
  const { startDate, endDate, interest } = filters;
  const firstDay = startDate ? `greatest(${todaySql}, ${bind(startDate)}::date)` : todaySql;
  const all = [`trips.end_date >= ${firstDay}`, `trips.start_date >= ${firstDay} - ${daysBefore}`];
  if (endDate) all.push(`trips.start_date <= ${bind(endDate)}::date`);
  if (placeIds) all.push(`trips.place_id = ANY(${bind(placeIds)}::int[])`);
  if (interest && interest !== ANY_INTEREST)
    all.push(`EXISTS (
      SELECT 1 FROM user_interests liked WHERE liked.user_id = trips.user_id AND liked.name = ${bind(interest)}
    )`);
  return all;
};

type Bind = (value: unknown) => string;

const beyond = (after: CardPosition, bind: Bind): string => {
  const date = `${bind(after.rankDate)}::date`;
  return `WHERE start_date >= ${date} AND (rank_date, id) > (${date}, ${bind(after.tripId)}::int)`;
};

/**
 * One page of trips, boosted by Premium: asks for `count` rows after a position.
 *
 * Ordering by the boosted date alone would sort every trip there is. But `count` trips in the index's own order bound
 * what can come before them: whatever ranks higher begins at most the boost's days later than the last of them.
 */
export const tripCardsQuery = ({ filters, placeIds, viewerId, after, count }: CardsQuery) => {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const text = `
    WITH found AS NOT MATERIALIZED (
      SELECT id, user_id, place_id, start_date, end_date,
        start_date - CASE WHEN ${isPremiumSql('trips.user_id')} THEN ${limits.premiumBoostDays} ELSE 0 END AS rank_date
      FROM trips WHERE ${conditions(filters, placeIds, bind).join(' AND ')}
    ),
    ahead AS NOT MATERIALIZED (SELECT * FROM found ${after ? beyond(after, bind) : ''}),
    bound AS (
      SELECT start_date + ${limits.premiumBoostDays} AS last_start FROM ahead
      ORDER BY start_date, id OFFSET ${bind(count - 1)} LIMIT 1
    ),
    page AS (
      SELECT * FROM ahead WHERE start_date <= coalesce((SELECT last_start FROM bound), 'infinity')
      ORDER BY rank_date, id LIMIT ${bind(count)}
    )
    SELECT page.id AS "tripId", page.user_id AS "userId", page.rank_date AS "rankDate",
      page.start_date AS "startDate", page.end_date AS "endDate",
      places.name AS destination, places.destination_id AS "destinationId", destinations.image_url AS "coverImage",
      ${connectionStateSql(bind(viewerId ?? null), 'page.user_id')} AS connection
    FROM page
    JOIN places ON places.id = page.place_id
    LEFT JOIN destinations ON destinations.id = places.destination_id
    ORDER BY page.rank_date, page.id`;
  return { text, values };
};
