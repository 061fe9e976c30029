import { limits } from '@wayfellow/contracts';

/** Trips of one band of length, and how many days before a day those not over by it began at most. */
export interface TripBand {
  /** The SQL condition that the band's indexes on trip_cards have. */
  isIn: string;
  daysBefore: number;
}

const LONG_TRIP_NIGHTS = 21;

/**
 * Trips not over by a day began in a short range before it, which gives an index on the start date somewhere to begin:
 * most trips are short. The few long ones have indexes of their own (see the migration of trip_cards).
 */
export const tripBands: readonly TripBand[] = [
  { isIn: `end_date - start_date < ${LONG_TRIP_NIGHTS}`, daysBefore: LONG_TRIP_NIGHTS - 1 },
  { isIn: `end_date - start_date >= ${LONG_TRIP_NIGHTS}`, daysBefore: limits.tripDays.max - 1 },
];

/** SQL of how many interests or answers two masks of the projection have in common: int. */
export const inCommon = (mine: string, theirs: string): string =>
  `bit_count((${mine} & ${theirs})::bit(32))::int`;

/** What travelers are compared by, as a table. */
export const traitsSql = '(SELECT user_id, interest_mask, quiz_mask, shown FROM traits)';

/** Trips with the traits of their travelers, as a table. `subscribes`: whether there is a subscription, of whatever state. */
export const tripCardsSql = `
  (SELECT trip_id, user_id, place_id, start_date, end_date, interest_mask, quiz_mask, subscribes, shown FROM trip_cards)`;

/** SQL of about how many travelers there are: int. */
export const travelersCountSql = `(SELECT reltuples::int FROM pg_class WHERE oid = 'traits'::regclass)`;
