import { limits } from '@wayfellow/contracts';

/** A range of trip lengths. A trip of the band that is not over by a day began at most `daysBefore` days before it. */
export interface TripBand {
  /** The SQL condition that the band's indexes on trip_cards have. */
  isIn: string;
  daysBefore: number;
}

const LONG_TRIP_NIGHTS = 21;

/**
 * Bounds the start date of a trip that is not over by some day, so that an index on the start date can be used. For
 * short trips, which most are, the range is narrow; the few long ones have indexes of their own (see the migration of
 * trip_cards).
 */
export const tripBands: readonly TripBand[] = [
  { isIn: `end_date - start_date < ${LONG_TRIP_NIGHTS}`, daysBefore: LONG_TRIP_NIGHTS - 1 },
  { isIn: `end_date - start_date >= ${LONG_TRIP_NIGHTS}`, daysBefore: limits.tripDays.max - 1 },
];

/** SQL expression: how many interests or answers two bit masks have in common, as int. */
export const inCommon = (mine: string, theirs: string): string =>
  `bit_count((${mine} & ${theirs})::bit(32))::int`;

/** Subquery: what travelers are compared by, as bit masks. */
export const traitsSql = '(SELECT user_id, interest_mask, quiz_mask, shown FROM traits)';

/** Subquery: trips with the traits of their travelers. `subscribes`: whether a subscription exists, in any state. */
export const tripCardsSql = `
  (SELECT trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown FROM trip_cards)`;

/** SQL expression: about how many travelers there are, from the planner's statistics, as int. */
export const travelersCountSql = `(SELECT reltuples::int FROM pg_class WHERE oid = 'traits'::regclass)`;
