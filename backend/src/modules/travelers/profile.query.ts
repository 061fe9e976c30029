import { type ConnectionState, type NextTripView, limits } from '@wayfellow/contracts';
import { placesSql } from '../../tables/destinations.sql.js';
import { connectionStateSql } from '../../tables/matches.sql.js';
import { upcomingTripsSql } from '../../tables/trips.sql.js';
import { accountsSql } from '../../tables/users.sql.js';

export interface AboutRow {
  connection: ConnectionState;
  isConfirmed: boolean;
  memberSince: Date;
}

/** The viewer's ($1) connection with a user ($2), and the facts about the user's account. */
export const aboutSql = `
  SELECT ${connectionStateSql('$1', 'account.id')} AS connection,
    account.is_confirmed AS "isConfirmed", account.member_since AS "memberSince"
  FROM ${accountsSql} account WHERE account.id = $2`;

/** A user's ($1) trips that are not over, soonest first. */
export const tripsSql = `
  SELECT place.name AS destination, place.destination_id AS "destinationId", place.cover_image AS "coverImage",
    trip.start_date AS "startDate", trip.end_date AS "endDate"
  FROM ${upcomingTripsSql} trip JOIN ${placesSql} place ON place.id = trip.place_id
  WHERE trip.user_id = $1
  ORDER BY trip.start_date, trip.id LIMIT ${limits.profileTrips}`;

/** The columns are those of the view. */
export type TripRow = NextTripView;
