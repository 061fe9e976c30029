import { todaySql } from '../platform/database/today.sql.js';

/** The trips that are not over, as a table. */
export const upcomingTripsSql = `
  (SELECT id, user_id, place_id, start_date, end_date FROM trips WHERE end_date >= ${todaySql})`;
