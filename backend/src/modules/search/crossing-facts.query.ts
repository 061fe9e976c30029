import { type CalendarDay, type UnseenReason, limits } from '@wayfellow/contracts';
import { todaySql } from '../../platform/database/today.sql.js';
import { placesSql } from '../../tables/destinations.sql.js';
import { hasTooManyElsewhereSql, openTripsSql, ownTripsSql } from '../../tables/trips.sql.js';
import { tripCardsSql } from '../../tables/travelers.sql.js';
import { peopleSql } from '../../tables/users.sql.js';
import { spotsSql } from './crossings.query.js';

/** One of the viewer's trips that are not over. */
export interface OwnTrip {
  id: number;
  placeId: number;
  startDate: CalendarDay;
  endDate: CalendarDay;
  isWatched: boolean;
  /** Why its people are not named; null if they are. */
  unseen: UnseenReason | null;
  /** By the database's clock. */
  today: CalendarDay;
}

const { bars } = limits.crossings;

/** A user's ($1) trips that are not over, soonest first. */
export const ownTripsQuery = `
  SELECT trip.id, trip.place_id AS "placeId", trip.start_date AS "startDate", trip.end_date AS "endDate",
    trip.is_watched AS "isWatched", ${todaySql} AS today,
    CASE WHEN me.shown = 0 THEN 'nobody' WHEN trip.is_quiet THEN 'quiet'
      WHEN ${hasTooManyElsewhereSql('$1', 'trip')} THEN 'trips' END AS unseen
  FROM ${ownTripsSql('$1')} trip JOIN ${peopleSql} me ON me.id = $1
  ORDER BY trip.start_date, trip.id`;

/** The place of a destination ($1), null if nobody has planned a trip there, and today by the database's clock. */
export const placeQuery = `
  SELECT ${todaySql} AS today, (SELECT id FROM ${placesSql} place WHERE destination_id = $1) AS "placeId"`;

/** A trip that shares days with a board. */
export interface BarRow {
  userId: number;
  startDate: CalendarDay;
  endDate: CalendarDay;
  destination: string;
  destinationId: number | null;
  km: number | null;
  isWithin: boolean;
}

/**
 * Of people ($1) the trips that share days with a board ($2 place, $3 first and $4 last day, $5 how near), soonest first; of more
 * than a few the best.
 */
export const barsQuery = `
  SELECT "userId", "startDate", "endDate", place.name AS destination, place.destination_id AS "destinationId", km,
    is_within AS "isWithin"
  FROM (
    SELECT card.user_id AS "userId", card.trip_id, card.start_date AS "startDate", card.end_date AS "endDate",
      spot.id AS place_id, spot.km, spot.is_within, row_number() OVER (
        PARTITION BY card.user_id
        ORDER BY least(card.end_date, $4::date) - greatest(card.start_date, $3::date) DESC, spot.id = $2 DESC, card.trip_id
      ) AS position
    FROM ${openTripsSql} trip JOIN ${tripCardsSql} card ON card.trip_id = trip.id AND card.shown > 0
    JOIN ${spotsSql('$5')} spot ON spot.id = card.place_id
    WHERE trip.user_id = ANY ($1) AND card.start_date <= $4::date AND card.end_date >= $3::date
  ) bar JOIN ${placesSql} place ON place.id = bar.place_id
  WHERE position <= ${bars} ORDER BY "userId", "startDate", trip_id`;

/** A trip that shares days with another trip of the viewer's. */
export interface AlsoRow {
  userId: number;
  destination: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** Of people ($2) the trips that share days with these trips ($1) of the viewer's, soonest first, a few of each person. */
export const alsoInQuery = `
  SELECT "userId", place.name AS destination, "startDate", "endDate" FROM (
    SELECT theirs.user_id AS "userId", theirs.trip_id, theirs.place_id, theirs.start_date AS "startDate",
      theirs.end_date AS "endDate",
      row_number() OVER (PARTITION BY theirs.user_id ORDER BY theirs.start_date, theirs.trip_id) AS position
    FROM ${openTripsSql} trip JOIN ${tripCardsSql} theirs ON theirs.trip_id = trip.id AND theirs.shown > 0
    WHERE trip.user_id = ANY ($2) AND EXISTS (
      SELECT FROM ${tripCardsSql} mine WHERE mine.trip_id = ANY ($1) AND mine.place_id = theirs.place_id
        AND mine.start_date <= theirs.end_date AND mine.end_date >= theirs.start_date
    )
  ) also JOIN ${placesSql} place ON place.id = also.place_id
  WHERE position <= ${bars} ORDER BY "userId", "startDate", trip_id`;
