import { type CalendarDay, type ConnectionState, limits } from '@wayfellow/contracts';
import { type NamedQuery, namedQuery } from '../../platform/database/named-query.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { nearPlacesSql } from '../../tables/destinations.sql.js';
import { acceptedMatchesSql, connectionStateSql, declinedSql } from '../../tables/matches.sql.js';
import { inCommon, traitsSql, tripBands, tripCardsSql } from '../../tables/travelers.sql.js';

/** The days at a place, and near it, on which people cross somebody's way. */
export interface Board {
  /** Null for a visitor. */
  viewerId: number | null;
  placeId: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Kilometers; 0 for the place alone. */
  near: number;
}

/** What a page of a board begins after: the rank of its last person. */
export interface CrossingRank {
  rank: number;
  /** The user's id: of equals the newest user first. */
  id: number;
}

/** Which people of a board: the matched ones alone, those with an interest. */
export interface CrossingFilters {
  isMatched: boolean;
  interest: string | null;
}

/** A person of a board. */
export interface CrossingRow extends CrossingRank {
  connection: ConnectionState;
  /** How many of the person's cards were read. */
  cards: number;
}

/**
 * Which cards a page is made of: all, for the people after a rank or for the first; or only so many of the best, for the first,
 * which is fast but yields too few people if some have many of those.
 */
export type Reach = { after: CrossingRank | undefined } | { cards: number };

/** How many people are there from a day on, until the day of the next row, and on all days together. */
export interface DayRow {
  day: CalendarDay;
  count: number;
  total: number;
}

/** The least `shown` of whose cards are read: all who are not hidden, or those alone whom everyone may find. */
export type Shown = 1 | 2;

// The rank is one number: days, then whether the place is the same, then interests (4 bits), then answers (4 bits).
const DAY = 512;
const SAME_PLACE = 256;

/** How many days a rank says. */
export const daysOf = (rank: number): number => Math.floor(rank / DAY);

const { marginDays, places } = limits.crossings;

// $1 viewer, $2 place, $3 first and $4 last day, $5 how near.
const valuesOf = ({ viewerId, placeId, firstDay, lastDay, near }: Board): unknown[] => [
  viewerId,
  placeId,
  firstDay,
  lastDay,
  ...(near > 0 ? [near] : []),
];

/** Subquery: the place ($2) and those near it, up to `km` away: what lies in it or around it first, then the nearest. */
export const spotsSql = (km: string): string => `(
  SELECT $2::int AS id, 0 AS km, false AS is_within
  UNION ALL
  (SELECT near_id, km, km IS NULL FROM ${nearPlacesSql} near
   WHERE place_id = $2::int AND ${km}::int > 0 AND (km <= ${km}::int OR km IS NULL)
   ORDER BY km NULLS FIRST, near_id LIMIT ${places - 1})
)`;

/** `shown > 0` is the condition of the partial indexes. */
const cardsAt = (place: string, shown: Shown) =>
  tripBands
    .map(
      ({ isIn, daysBefore }) => `
    SELECT user_id, start_date, end_date, interest_mask, quiz_mask FROM ${tripCardsSql} card
    WHERE shown > 0 ${shown === 2 ? 'AND shown = 2' : ''} AND place_id = ${place} AND ${isIn} AND end_date >= $3::date
      AND start_date >= $3::date - ${daysBefore} AND start_date <= $4::date`,
    )
    .join(' UNION ALL ');

/** Who is not to be counted or named: oneself, who blocks whom, and where either has declined the other. */
const isOpenSql = `user_id IS DISTINCT FROM $1::int
  AND user_id NOT IN (${blockedSql('$1')} UNION ALL ${declinedSql('$1::int')})`;

/** Subquery: the trips that share days with the board. With neighbors each place is read by itself. */
const cardsSql = ({ near }: Board, shown: Shown): string =>
  near > 0
    ? `(SELECT card.*, spot.id = $2::int AS is_same FROM ${spotsSql('$5')} spot
        CROSS JOIN LATERAL (${cardsAt('spot.id', shown)}) card WHERE ${isOpenSql})`
    : `(SELECT card.*, true AS is_same FROM (${cardsAt('$2::int', shown)}) card WHERE ${isOpenSql})`;

const rankSql = `
  (least(end_date, $4::date) - greatest(start_date, $3::date) + 1) * ${DAY}
  + CASE WHEN is_same THEN ${SAME_PLACE} ELSE 0 END
  + ${inCommon('interest_mask', 'mine.interests')} * 16 + ${inCommon('quiz_mask', 'mine.answers')}`;

const mineSql = `
  (SELECT coalesce(max(interest_mask), 0) AS interests, coalesce(max(quiz_mask), 0) AS answers
   FROM ${traitsSql} traits WHERE user_id = $1::int)`;

type Bind = (value: unknown) => string;

const filtersSql = ({ isMatched, interest }: CrossingFilters, bind: Bind): string => {
  const liked = interest ? `AND interest_mask & (SELECT interest_bit(${bind(interest)}::text)) <> 0` : '';
  const matched = `AND user_id IN (SELECT other_id FROM ${acceptedMatchesSql('$1::int')} match)`;
  return `${liked} ${isMatched ? matched : ''}`;
};

const afterSql = (after: CrossingRank | undefined, bind: Bind): string =>
  after ? `WHERE (rank, id) < (${bind(after.rank)}::int, ${bind(after.id)}::int)` : '';

/** People by their best card: `count` of them, the most days together first. */
export const crossingsQuery = (
  board: Board,
  filters: CrossingFilters,
  reach: Reach,
  count: number,
): NamedQuery => {
  const values = valuesOf(board);
  const bind: Bind = (value) => `$${values.push(value)}`;
  const text = `
    WITH mine AS MATERIALIZED ${mineSql},
    card AS (
      SELECT user_id AS id, ${rankSql} AS rank FROM mine CROSS JOIN ${cardsSql(board, 1)} card
      WHERE true ${filtersSql(filters, bind)}
      ${'cards' in reach ? `ORDER BY rank DESC, id DESC LIMIT ${bind(reach.cards)}` : ''}
    ),
    person AS (SELECT id, max(rank) AS rank, count(*)::int AS cards FROM card GROUP BY id),
    page AS (
      SELECT * FROM person ${'after' in reach ? afterSql(reach.after, bind) : ''}
      ORDER BY rank DESC, id DESC LIMIT ${bind(count)}
    )
    SELECT id, rank, cards, ${connectionStateSql('$1', 'page.id')} AS connection FROM page ORDER BY rank DESC, id DESC`;
  return namedQuery('crossings', text, values);
};

/**
 * People a day, from a few days before the board to a few after, where the number changes. A person's trips are cut so that no
 * day has the person twice: each begins after the latest end of those before it. Then one more from each beginning, one less
 * after each end, and a running sum.
 */
export const crossingDaysQuery = (board: Board, shown: Shown): NamedQuery => {
  const text = `
    WITH card AS (
      SELECT user_id, greatest(start_date, $3::date - ${marginDays}) AS starts_on,
        least(end_date, $4::date + ${marginDays}) AS ends_on
      FROM ${cardsSql(board, shown)} card
    ),
    stay AS (
      SELECT starts_on, ends_on, max(ends_on) OVER (
        PARTITION BY user_id ORDER BY starts_on, ends_on ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) AS there_until FROM card
    ),
    change AS (
      SELECT step.day, sum(step.people) AS people, sum(step.newcomers) AS newcomers
      FROM stay CROSS JOIN LATERAL (VALUES
        (greatest(starts_on, there_until + 1), 1, (there_until IS NULL)::int),
        (ends_on + 1, -1, 0)
      ) step (day, people, newcomers)
      WHERE there_until IS NULL OR there_until < ends_on GROUP BY step.day
    )
    SELECT day, (sum(people) OVER (ORDER BY day))::int AS count, (sum(newcomers) OVER ())::int AS total
    FROM change ORDER BY day`;
  return namedQuery('crossing-days', text, valuesOf(board));
};
