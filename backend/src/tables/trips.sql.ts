import { todaySql } from '../platform/database/today.sql.js';

/** Subquery: the trips that are not over. */
export const upcomingTripsSql = `
  (SELECT id, user_id, place_id, start_date, end_date FROM trips WHERE end_date >= ${todaySql})`;

/** Subquery: the trips that are not over and were added after a time, which is a placeholder or an expression. */
export const newTripsSql = (since: string): string => `
  (SELECT id, user_id, place_id, start_date, end_date, created_at FROM trips
   WHERE created_at > ${since} AND end_date >= ${todaySql})`;

/**
 * Subquery: days that two users spend at the same place, also those that are over: place_id, and the first of the days as
 * starts_on.
 */
export const sharedDaysSql = (one: string, other: string): string => `
  (SELECT mine.place_id, greatest(mine.start_date, theirs.start_date) AS starts_on
   FROM trips mine JOIN trips theirs ON theirs.place_id = mine.place_id
     AND theirs.start_date <= mine.end_date AND theirs.end_date >= mine.start_date
   WHERE mine.user_id = ${one} AND theirs.user_id = ${other})`;
