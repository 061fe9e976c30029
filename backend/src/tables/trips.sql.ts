import { todaySql } from '../platform/database/today.sql.js';

/** Subquery: the trips that are not over. */
export const upcomingTripsSql = `
  (SELECT id, user_id, place_id, start_date, end_date FROM trips WHERE end_date >= ${todaySql})`;
