import { limits } from '@wayfellow/contracts';
import type { NamedQuery } from '../../platform/database/named-query.js';
import { todaySql } from '../../platform/database/today.sql.js';
import { upcomingTripsSql } from '../../tables/trips.sql.js';
import { type TripBand, inCommon, tripBands, tripCardsSql } from '../../tables/travelers.sql.js';
import { mayBeSuggestedSql } from './candidates.sql.js';
import type { Rank } from './rank.js';

// The rank is one number: days, then interests (4 bits), then answers (4 bits).
const DAY = 256;
const fromDay = (day: string) => (band: TripBand) => `
  SELECT user_id, start_date, end_date, interest_mask, quiz_mask FROM ${tripCardsSql} card
  WHERE shown > 0 AND place_id = mine.place_id AND ${band.isIn}
    AND end_date >= ${day} AND start_date >= ${day} - ${band.daysBefore}`;

const rankOfPair = `
  greatest(0, least(cards.end_date, mine.end_date) - greatest(cards.start_date, mine.start_date) + 1) * ${DAY}
  + ${inCommon('cards.interest_mask', 'mine.interest_mask')} * 16
  + ${inCommon('cards.quiz_mask', 'mine.quiz_mask')}`;

// Today is read once for a trip here, instead of once for each trip that it is compared with.
const mine = `
  mine AS MATERIALIZED (
    SELECT place_id, start_date, end_date, interest_mask, quiz_mask, ${todaySql} AS today,
      greatest(start_date, ${todaySql}) AS next_day
    FROM ${tripCardsSql} card WHERE trip_id IN (SELECT id FROM ${upcomingTripsSql} trip WHERE user_id = $1)
  )`;
const isAfter = `($2::int IS NULL OR (rank, id) < ($2::int, $3::int))`;
const parts = `1 AS places, rank / ${DAY} AS days, rank / 16 % 16 AS interests, rank % 16 AS answers`;

/**
 * The best pairs of trips. People rank by their best pair. Without a cursor that is the first one read of theirs; with
 * one it may come before the cursor, so that it is looked up for the few pairs found.
 */
const pairsSql = (cards: string, which: string) => `
  WITH ${mine},
  pair AS (
    SELECT cards.user_id AS id, ${rankOfPair} AS rank FROM mine CROSS JOIN LATERAL (${cards}) cards WHERE ${mayBeSuggestedSql('cards.user_id')}
  ),
  best AS MATERIALIZED (
    SELECT id, rank FROM pair WHERE ${which} AND ${isAfter} ORDER BY rank DESC, id DESC LIMIT $4
  )
  SELECT id, ${parts}, $2::int IS NULL OR rank = (
      SELECT max(${rankOfPair}) FROM mine JOIN ${tripCardsSql} cards ON cards.place_id = mine.place_id
      WHERE cards.trip_id IN (SELECT trip.id FROM ${upcomingTripsSql} trip WHERE trip.user_id = best.id)
    ) AS "isTheirBest"
  FROM best ORDER BY rank DESC, id DESC`;

/** The best people, however many trips each of them has: compares all pairs first. */
const peopleSql = (cards: string, which: string) => `
  WITH ${mine},
  person AS (
    SELECT cards.user_id AS id, max(${rankOfPair}) AS rank FROM mine CROSS JOIN LATERAL (${cards}) cards
    WHERE ${mayBeSuggestedSql('cards.user_id')} GROUP BY cards.user_id
  )
  SELECT id, ${parts} FROM person WHERE ${which} AND ${isAfter} ORDER BY rank DESC, id DESC LIMIT $4`;

const queryOf =
  (name: string, text: string) =>
  (userId: number, after: Rank | undefined, count: number): NamedQuery => ({
    name,
    text,
    values: [userId, after ? rankNumber(after) : null, after?.id ?? null, count],
  });

// A forged cursor may have any integers: keep the rank within the range of an int.
const rankNumber = ({ days, interests, answers }: Rank): number =>
  Math.max(-1, Math.min(days * DAY + interests * 16 + answers, limits.id.max));

/** The cursor after those who share days and before those who share none. */
export const afterSharedDays: Rank = { places: 1, days: 1, interests: 0, answers: 0, id: 0 };

/** The rank of a pair of trips; a person may have several. */
export interface PairRank extends Rank {
  isTheirBest: boolean;
}

/**
 * Two queries for travelers who go to one of the viewer's places: `pairs` is fast but may yield too few people,
 * `people` is slower and always complete.
 */
export interface PlaceQueries {
  pairs: ReturnType<typeof queryOf>;
  people: ReturnType<typeof queryOf>;
}

const placeQueries = (name: string, cards: string, which: string): PlaceQueries => ({
  pairs: queryOf(`${name}-pairs`, pairsSql(cards, which)),
  people: queryOf(`${name}-people`, peopleSql(cards, which)),
});

const overlapping = fromDay('mine.next_day');
const shared = tripBands.map((band) => `${overlapping(band)} AND start_date <= mine.end_date`);

/** Travelers who share days with the viewer in one of the viewer's places; they rank first. */
export const sharedDays = placeQueries('shared-days', shared.join(' UNION ALL '), 'true');

const coming = tripBands.map(fromDay('mine.today'));

/** Travelers who go to one of the viewer's places on other days; they rank next. */
export const samePlace = placeQueries('same-place', coming.join(' UNION ALL '), `rank < ${DAY}`);
