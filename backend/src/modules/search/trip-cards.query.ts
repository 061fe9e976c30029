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

/**
 * Trips not over by a day began in a short range before it, which gives the index on the start date somewhere to begin:
 * most trips are short. The few long ones have an index of their own (see the migration of this number).
 */
const LONG_TRIP_NIGHTS = 21;
const bands = [
  { nights: `< ${LONG_TRIP_NIGHTS}`, daysBefore: LONG_TRIP_NIGHTS - 1 },
  { nights: `>= ${LONG_TRIP_NIGHTS}`, daysBefore: limits.tripDays.max - 1 },
];
type Band = (typeof bands)[number];
type Bind = (value: unknown) => string;

const boost = limits.premiumBoostDays;
const rankDate = `start_date - CASE WHEN ${isPremiumSql('trips.user_id')} THEN ${boost} ELSE 0 END`;

const beyond = (after: CardPosition | undefined, bind: Bind): string => {
  if (!after) return '';
  const date = `${bind(after.rankDate)}::date`;
  return `WHERE start_date >= ${date} AND (rank_date, id) > (${date}, ${bind(after.tripId)}::int)`;
};

/** Gives the SQL of the trips of a band that the filters let through and that come after the page before. */
const tripsFound = ({ filters, after }: CardsQuery, bind: Bind) => {
  const { startDate, endDate, interest } = filters;
  const firstDay = startDate ? `greatest(${todaySql}, ${bind(startDate)}::date)` : todaySql;
  const conditions = [`end_date >= ${firstDay}`];
  if (endDate) conditions.push(`start_date <= ${bind(endDate)}::date`);
  if (interest && interest !== ANY_INTEREST)
    conditions.push(`EXISTS (
      SELECT 1 FROM user_interests liked WHERE liked.user_id = trips.user_id AND liked.name = ${bind(interest)}
    )`);
  const isAhead = beyond(after, bind);
  return ({ nights, daysBefore }: Band, where: string) => `
    SELECT * FROM (
      SELECT id, user_id, place_id, start_date, end_date, ${rankDate} AS rank_date FROM trips
      WHERE end_date - start_date ${nights} AND start_date >= ${firstDay} - ${daysBefore}
        AND ${conditions.join(' AND ')} AND ${where}
    ) found ${isAhead}`;
};

/**
 * One page of trips, boosted by Premium: asks for `count` rows after a position.
 *
 * Ordering by the boosted date alone would sort every trip there is. But `count` trips in an index's own order bound
 * what can come before them: whatever ranks higher begins at most the boost's days later than the last of them. With
 * places each one's index knows its soonest trips, otherwise the index on the start date does.
 */
export const tripCardsQuery = (query: CardsQuery) => {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const found = tripsFound(query, bind);
  const count = bind(query.count);
  const places = query.placeIds && `${bind(query.placeIds)}::int[]`;
  const soonestOf = (rows: string) =>
    `SELECT start_date FROM (${rows}) trip ORDER BY start_date LIMIT ${count}`;
  const soonest = (band: Band) =>
    places
      ? `(SELECT start_date FROM unnest(${places}) place (id)
          CROSS JOIN LATERAL (${soonestOf(found(band, 'place_id = place.id'))}) of_place)`
      : `(${soonestOf(found(band, 'true'))})`;
  const inPlaces = places ? `place_id = ANY(${places})` : 'true';
  const text = `
    WITH bound AS (
      SELECT start_date + ${boost} AS last_start FROM (${bands.map(soonest).join(' UNION ALL ')}) soonest
      ORDER BY start_date OFFSET ${count} - 1 LIMIT 1
    ),
    page AS (
      SELECT * FROM (${bands.map((band) => found(band, inPlaces)).join(' UNION ALL ')}) trip
      WHERE start_date <= coalesce((SELECT last_start FROM bound), 'infinity')
      ORDER BY rank_date, id LIMIT ${count}
    )
    SELECT page.id AS "tripId", page.user_id AS "userId", page.rank_date AS "rankDate",
      page.start_date AS "startDate", page.end_date AS "endDate",
      places.name AS destination, places.destination_id AS "destinationId", destinations.image_url AS "coverImage",
      ${connectionStateSql(bind(query.viewerId ?? null), 'page.user_id')} AS connection
    FROM page
    JOIN places ON places.id = page.place_id
    LEFT JOIN destinations ON destinations.id = places.destination_id
    ORDER BY page.rank_date, page.id`;
  return { text, values };
};
