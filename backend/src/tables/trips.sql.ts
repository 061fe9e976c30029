import { limits } from '@wayfellow/contracts';
import { todaySql } from '../platform/database/today.sql.js';
import { kmBetweenSql, nearPlacesSql, pointsSql } from './destinations.sql.js';
import { areMatchedSql } from './matches.sql.js';

/** Subquery: the trips that are not over, quiet ones too. What others see of them is told by the fragments below. */
export const upcomingTripsSql = `
  (SELECT id, user_id, place_id, start_date, end_date, is_quiet FROM trips WHERE end_date >= ${todaySql})`;

/** Subquery: the trips that are not over and not quiet: those that are found by strangers, and find them. */
export const openTripsSql = `
  (SELECT id, user_id, place_id, start_date, end_date, is_watched FROM trips
   WHERE end_date >= ${todaySql} AND NOT is_quiet)`;

/**
 * Subquery: the trips that are not quiet, also those that are over: for what has a time of its own, since at a place west of UTC the
 * last day goes on when UTC has the next.
 */
export const shownTripsSql =
  '(SELECT id, user_id, place_id, start_date, end_date FROM trips WHERE NOT is_quiet)';

/** Subquery: the trips that are not over and that a viewer sees: of others, quiet ones only if the two are matched. */
export const seenTripsSql = (viewer: string): string => `
  (SELECT id, user_id, place_id, start_date, end_date FROM trips
   WHERE end_date >= ${todaySql}
     AND (NOT is_quiet OR user_id = ${viewer} OR ${areMatchedSql(viewer, 'user_id')}))`;

/** SQL condition: a trip counts for what its traveler and that of another trip have in common. Names of rows of trips. */
export const mayMeetSql = (one: string, other: string): string =>
  `(NOT (${one}.is_quiet OR ${other}.is_quiet) OR ${areMatchedSql(`${one}.user_id`, `${other}.user_id`)})`;

/** Subquery: open trips that were added after a time, which is a placeholder or an expression. */
export const newTripsSql = (since: string): string => `
  (SELECT id, user_id, place_id, start_date, end_date, created_at FROM trips
   WHERE created_at > ${since} AND end_date >= ${todaySql} AND NOT is_quiet)`;

/**
 * Subquery: days that two users spend at the same place, also those that are over: place_id, and the first of the days as
 * starts_on. Without quiet trips, since others read what is written about these days.
 */
export const sharedDaysSql = (one: string, other: string): string => `
  (SELECT mine.place_id, greatest(mine.start_date, theirs.start_date) AS starts_on
   FROM trips mine JOIN trips theirs ON theirs.place_id = mine.place_id
     AND theirs.start_date <= mine.end_date AND theirs.end_date >= mine.start_date
   WHERE mine.user_id = ${one} AND theirs.user_id = ${other} AND NOT (mine.is_quiet OR theirs.is_quiet))`;

/** Subquery: the first and the last day of each route of a user that has trips: route_id, starts_on, ends_on. */
export const routeSpansSql = (user: string): string => `
  (SELECT route_id, min(start_date) AS starts_on, max(end_date) AS ends_on FROM trips
   WHERE user_id = ${user} AND route_id IS NOT NULL GROUP BY route_id)`;

/** SQL condition: a route has trips. */
export const hasStopsSql = (route: string): string =>
  `EXISTS (SELECT FROM trips stop WHERE stop.route_id = ${route})`;

/** Subquery: all trips of a user, as only the user may see them. */
export const tripsOfSql = (user: string): string =>
  `(SELECT id, place_id, start_date, end_date FROM trips WHERE user_id = ${user})`;

/** Subquery: a user's trips that are not over, also the quiet ones, as only the user may see them. */
export const ownTripsSql = (user: string): string => `
  (SELECT id, place_id, start_date, end_date, is_quiet, is_watched FROM trips
   WHERE user_id = ${user} AND end_date >= ${todaySql})`;

const { otherTrips, otherTripsKm } = limits.crossings;

/**
 * SQL condition: on the days of a trip its user has so many others, too far away for one person to make both, that nobody is named
 * to them for it. `trip` is the name of a row of trips.
 */
export const hasTooManyElsewhereSql = (user: string, trip: string): string => `(
  (SELECT count(*) FROM ${ownTripsSql(user)} other
   JOIN ${pointsSql} here ON here.id = ${trip}.place_id JOIN ${pointsSql} there ON there.id = other.place_id
   WHERE other.id <> ${trip}.id AND other.start_date <= ${trip}.end_date AND other.end_date >= ${trip}.start_date
     AND ${kmBetweenSql('here', 'there')} > ${otherTripsKm}
     AND NOT EXISTS (SELECT FROM ${nearPlacesSql} near WHERE near.place_id = here.id AND near.near_id = there.id)
  ) > ${otherTrips})`;
