import {
  ANY_INTEREST,
  type CalendarDay,
  type ConnectionState,
  type SearchQuery,
  limits,
  plain,
} from '@wayfellow/contracts';
import { type NamedQuery, namedQuery } from '../../platform/database/named-query.js';
import { plainSql } from './plain.sql.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { connectionStateSql } from '../../tables/matches.sql.js';
import { isPremiumSql } from '../../tables/subscriptions.sql.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { tripBands, tripCardsSql } from '../../tables/travelers.sql.js';

export type SearchFilters = Pick<SearchQuery, 'destination' | 'startDate' | 'endDate' | 'interest'>;

/** The card that a page begins after: its start date, as boosted, and its trip's id. */
interface CardPosition {
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

/** What to look for, and for whom: `viewerId` is undefined for a visitor, `places` for a search in all places. */
export interface CardsQuery {
  filters: SearchFilters;
  places: Places | undefined;
  viewerId: number | undefined;
  after: CardPosition | undefined;
  count: number;
}

/** Few places by id; many by a text in their names. */
export type Places = { ids: number[] } | { named: string };

/** With more places than this, an index lookup for each costs more than scanning all trips by start date. */
export const FEW_PLACES = 2_000;

/** The places whose plain name contains a plain text. `strpos` has no wildcards: % and _ are plain characters. */
const namedSql = (text: string) =>
  `SELECT id FROM ${placesSql} place WHERE strpos(${plainSql('folded')}, ${text}) > 0`;

/** The ids of places with this text in their name, at most `FEW_PLACES` + 1. */
export const placesQuery = (text: string): NamedQuery => ({
  name: 'places-named',
  text: `${namedSql('$1')} LIMIT ${FEW_PLACES + 1}`,
  values: [plain(text)],
});

type Bind = (value: unknown) => string;

/** The most rows that a search asks for: a page, and one more to know whether there is a next. */
const COUNT_MAX = limits.searchPageSize.max + 1;

const boost = limits.premiumBoostDays;
const rankDate = `start_date - CASE WHEN subscribes AND ${isPremiumSql('trip_cards.user_id')} THEN ${boost} ELSE 0 END`;

const afterSql = (after: CardPosition | undefined, bind: Bind): string => {
  if (!after) return '';
  const date = `${bind(after.rankDate)}::date`;
  return `AND start_date >= ${date} AND (${rankDate}, trip_id) > (${date}, ${bind(after.tripId)}::int)`;
};

/** The SQL conditions of a search, and of where its page begins. */
const conditionsOf = ({ filters, after, viewerId }: CardsQuery, bind: Bind) => {
  const { startDate, endDate, interest } = filters;
  const firstDay = startDate ? `greatest(${todaySql}, ${bind(startDate)}::date)` : todaySql;
  const until = endDate ? `AND start_date <= ${bind(endDate)}::date` : '';
  // A subquery is evaluated once for the statement, the function alone once for each trip.
  const liked =
    interest && interest !== ANY_INTEREST
      ? `AND interest_mask & (SELECT interest_bit(${bind(interest)})) <> 0`
      : '';
  const seen =
    viewerId === undefined
      ? 'AND shown = 2'
      : `AND shown > 0 AND user_id NOT IN (${blockedSql(bind(viewerId))})`;
  return { firstDay, isFound: `end_date >= ${firstDay} ${until} ${liked} ${seen} ${afterSql(after, bind)}` };
};

/** The SQL conditions of being at the places: at any of them, and at the one that is being read where each is read alone. */
const placesOf = (places: Places | undefined, bind: Bind) => {
  if (!places) return { isAtAny: '', isAtOne: '' };
  if ('named' in places) {
    // A test of each trip instead of a join: the planner would start a join with the places.
    const isNamed = 'AND (place_id IN (SELECT id FROM named)) IS TRUE';
    return { named: namedSql(bind(plain(places.named))), isAtAny: isNamed, isAtOne: isNamed };
  }
  if (places.ids.length === 1) {
    const isThere = `AND place_id = ${bind(places.ids[0])}::int`;
    return { isAtAny: isThere, isAtOne: isThere };
  }
  const each = `unnest(${bind(places.ids)}::int[])`;
  return { each, isAtAny: `AND place_id IN (SELECT ${each})`, isAtOne: 'AND place_id = place.id' };
};

/**
 * One page of trips, boosted by Premium: `count` rows after a position.
 *
 * Ordering by the boosted date alone would sort all trips. But of the trips without a boost only the `count` soonest
 * can be on the page, and a boosted trip that is to rank among them begins at most the boost's days after the last of
 * them. The soonest come from an index: with few places from that on each place, otherwise from that on the start date.
 */
export const tripCardsQuery = (query: CardsQuery): NamedQuery => {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const viewer = query.viewerId === undefined ? 'NULL' : bind(query.viewerId);
  const { firstDay, isFound } = conditionsOf(query, bind);
  const count = bind(query.count);
  const { named, each, isAtAny, isAtOne } = placesOf(query.places, bind);
  // Of several places each is read up to this limit. Otherwise reading ends when the page is full, and the limit is for the
  // planner: one that it does not know it takes for a tenth of all trips, and it would plan each search anew.
  const most = each ? count : COUNT_MAX;
  const columns = 'trip_id, user_id, place_id, start_date, end_date, subscribes';
  const soonest = tripBands.map(
    ({ isIn, daysBefore }) => `(
      SELECT ${columns} FROM ${tripCardsSql} trip_cards
      WHERE ${isIn} AND start_date >= ${firstDay} - ${daysBefore} AND ${isFound} ${isAtOne}
      ORDER BY start_date, trip_id LIMIT ${most})`,
  );
  const everywhere = soonest.join(' UNION ALL ');
  const text = `
    WITH ${named ? `named AS MATERIALIZED (${named}),` : ''}
    soonest AS MATERIALIZED (
      SELECT trip.* FROM ${
        each ? `${each} place (id) CROSS JOIN LATERAL (${everywhere}) trip` : `(${everywhere}) trip`
      }
      ORDER BY start_date, trip_id LIMIT ${count}
    ),
    last AS MATERIALIZED (SELECT start_date AS day FROM soonest ORDER BY start_date OFFSET ${count} - 1 LIMIT 1),
    page AS (
      SELECT *, ${rankDate} AS rank_date FROM (
        SELECT * FROM soonest
        UNION
        SELECT ${columns.replace('subscribes', 'true')} FROM ${tripCardsSql} trip_cards
        WHERE subscribes AND start_date >= (SELECT day FROM last) AND start_date <= (SELECT day FROM last) + ${boost}
          AND ${isFound} ${isAtAny}
      ) trip_cards
      ORDER BY rank_date, trip_id LIMIT ${count}
    )
    SELECT page.trip_id AS "tripId", page.user_id AS "userId", page.rank_date AS "rankDate",
      page.start_date AS "startDate", page.end_date AS "endDate",
      destination.name AS destination, destination.destination_id AS "destinationId",
      destination.cover_image AS "coverImage",
      ${connectionStateSql(viewer, 'page.user_id')} AS connection
    FROM page
    JOIN ${placesSql} destination ON destination.id = page.place_id
    ORDER BY page.rank_date, page.trip_id`;
  return namedQuery('trip-cards', text, values);
};
