import type { TripView } from '@wayfellow/contracts';
import { todaySql } from '../../platform/database/today.sql.js';
import { placesSql } from '../../tables/destinations.sql.js';

const shownSql = `
  SELECT trips.id, place.name AS destination, place.destination_id AS "destinationId", place.cover_image AS "coverImage",
    trips.start_date AS "startDate", trips.end_date AS "endDate", trips.description, trips.is_quiet AS "isQuiet",
    trips.route_id AS "routeId"
  FROM trips JOIN ${placesSql} place ON place.id = trips.place_id`;

/** One trip ($2) of a user ($1). */
export const tripSql = `${shownSql} WHERE trips.user_id = $1 AND trips.id = $2`;

const pageSql = (condition: string) => `${shownSql}
  WHERE trips.user_id = $1 AND ${condition} AND ($2::date IS NULL OR (trips.start_date, trips.id) > ($2::date, $3::int))
  ORDER BY trips.start_date, trips.id LIMIT $4`;

/** A user's ($1) trips, soonest first: $4 at most, after the one that starts on day $2 and has id $3 (or null). */
export const tripsSql = pageSql('true');

/** The same, of the trips that are not over. */
export const comingTripsSql = pageSql(`trips.end_date >= ${todaySql}`);

/** The trips of a user's ($1) routes ($2), in the order of their days. */
export const routeTripsSql = `${shownSql}
  WHERE trips.user_id = $1 AND trips.route_id = ANY ($2) ORDER BY trips.start_date, trips.end_date, trips.id`;

/** The columns are those of the view. */
export type TripRow = TripView;
