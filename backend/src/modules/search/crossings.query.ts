import { type CalendarDay, type ConnectionState, limits } from '@wayfellow/contracts';
import type { NamedQuery } from '../../platform/database/named-query.js';
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
}

/** How many people are there from a day on, until the day of the next row, and on all days together. */
export interface DayRow {
  day: CalendarDay;
  count: number;
  total: number;
}

// The rank is one number: days, then whether the place is the same, then interests (4 bits), then answers (4 bits).
const DAY = 512;
const SAME_PLACE = 256;

/** How many days a rank says. */
export const daysOf = (rank: number): number => Math.floor(rank / DAY);

const { marginDays, places } = limits.crossings;

// $1 viewer, $2 place, $3 first and $4 last day, $5 the least `shown`, $6 how near.
const valuesOf = ({ viewerId, placeId, firstDay, lastDay, near }: Board, shown: number): unknown[] => [
  viewerId,
  placeId,
  firstDay,
  lastDay,
  shown,
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

/** The condition `shown > 0` is redundant, but matches the condition of the partial indexes. */
const cardsAt = (place: string) =>
  tripBands
    .map(
      ({ isIn, daysBefore }) => `
    SELECT user_id, start_date, end_date, interest_mask, quiz_mask FROM ${tripCardsSql} card
    WHERE shown > 0 AND shown >= $5::int AND place_id = ${place} AND ${isIn} AND end_date >= $3::date
      AND start_date >= $3::date - ${daysBefore} AND start_date <= $4::date`,
    )
    .join(' UNION ALL ');

/** Who is not to be counted or named: oneself, who blocks whom, and where either has declined the other. */
const isOpenSql = `user_id IS DISTINCT FROM $1::int
  AND user_id NOT IN (${blockedSql('$1')}) AND user_id NOT IN (${declinedSql('$1::int')})`;

/** Subquery: the trips that share days with the board. With neighbors each place is read by itself. */
const cardsSql = (isNear: boolean): string =>
  isNear
    ? `(SELECT card.*, spot.id = $2::int AS is_same FROM ${spotsSql('$6')} spot
        CROSS JOIN LATERAL (${cardsAt('spot.id')}) card WHERE ${isOpenSql})`
    : `(SELECT card.*, true AS is_same FROM (${cardsAt('$2::int')}) card WHERE ${isOpenSql})`;

const rankSql = `
  (least(end_date, $4::date) - greatest(start_date, $3::date) + 1) * ${DAY}
  + CASE WHEN is_same THEN ${SAME_PLACE} ELSE 0 END
  + ${inCommon('interest_mask', 'mine.interests')} * 16 + ${inCommon('quiz_mask', 'mine.answers')}`;

const mineSql = `
  (SELECT coalesce(max(interest_mask), 0) AS interests, coalesce(max(quiz_mask), 0) AS answers
   FROM ${traitsSql} traits WHERE user_id = $1::int)`;

const named = (name: string, isNear: boolean) => (isNear ? `${name}-near` : name);

/** People by their best trip: `count` of them after a rank, the most days together first. */
export const crossingsQuery = (
  board: Board,
  { isMatched, interest }: CrossingFilters,
  after: CrossingRank | undefined,
  count: number,
): NamedQuery => {
  const isNear = board.near > 0;
  const values = valuesOf(board, 1);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const liked = bind(interest);
  const matched = bind(isMatched);
  const [rank, id] = [bind(after?.rank ?? null), bind(after?.id ?? null)];
  const text = `
    WITH mine AS MATERIALIZED ${mineSql},
    person AS (
      SELECT user_id AS id, max(${rankSql}) AS rank FROM mine CROSS JOIN ${cardsSql(isNear)} card
      WHERE (${liked}::text IS NULL OR interest_mask & (SELECT interest_bit(${liked}::text)) <> 0)
        AND (NOT ${matched}::boolean OR user_id IN (SELECT other_id FROM ${acceptedMatchesSql('$1::int')} match))
      GROUP BY user_id
    ),
    page AS (
      SELECT id, rank FROM person WHERE ${rank}::int IS NULL OR (rank, id) < (${rank}::int, ${id}::int)
      ORDER BY rank DESC, id DESC LIMIT ${bind(count)}
    )
    SELECT id, rank, ${connectionStateSql('$1', 'page.id')} AS connection FROM page ORDER BY rank DESC, id DESC`;
  return { name: named('crossings', isNear), text, values };
};

/**
 * People a day, from a few days before the board to a few after, where the number changes. A person's trips are cut so that no
 * day has the person twice: each begins after the latest end of those before it. Then one more from each beginning, one less
 * after each end, and a running sum.
 */
export const crossingDaysQuery = (board: Board, shown: number): NamedQuery => {
  const isNear = board.near > 0;
  const text = `
    WITH card AS (
      SELECT user_id, greatest(start_date, $3::date - ${marginDays}) AS starts_on,
        least(end_date, $4::date + ${marginDays}) AS ends_on
      FROM ${cardsSql(isNear)} card
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
  return { name: named('crossing-days', isNear), text, values: valuesOf(board, shown) };
};
