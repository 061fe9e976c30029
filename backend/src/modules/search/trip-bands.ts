import { limits } from '@wayfellow/contracts';

/** Trips of one band of length, and how many days before a day those not over by it began at most. */
export interface Band {
  /** The SQL condition that the band's indexes have. */
  isIn: string;
  daysBefore: number;
}

/**
 * Trips not over by a day began in a short range before it, which gives an index on the start date somewhere to begin:
 * most trips are short. The few long ones have indexes of their own (see the migration of trip_cards).
 */
const LONG_TRIP_NIGHTS = 21;

export const bands: readonly Band[] = [
  { isIn: `end_date - start_date < ${LONG_TRIP_NIGHTS}`, daysBefore: LONG_TRIP_NIGHTS - 1 },
  { isIn: `end_date - start_date >= ${LONG_TRIP_NIGHTS}`, daysBefore: limits.tripDays.max - 1 },
];
