import type { DestinationTravelerView } from '@wayfellow/contracts';
import { connectionStateSql } from '../../tables/matches.sql.js';
import { isPremiumSql } from '../../tables/subscriptions.sql.js';
import { openTripsSql } from '../../tables/trips.sql.js';
import { peopleSql } from '../../tables/users.sql.js';
import { listedTripsSql } from './listed-trips.query.js';

/**
 * Travelers who plan to go to a destination: each once, by their soonest trip there that is not over. $1 destination,
 * $2 viewer or null, $3 and $4 the day and user id to begin after (or null), $5 the limit.
 */
export const travelersSql = `
  WITH page AS (
    SELECT user_id, start_date, end_date FROM (${listedTripsSql('$1', '$2')}) trip
    WHERE start_date >= coalesce($3::date, '-infinity')
      AND ($3::date IS NULL OR (start_date, user_id) > ($3::date, $4::int))
      AND NOT EXISTS (
        SELECT FROM ${openTripsSql} sooner WHERE sooner.user_id = trip.user_id AND sooner.place_id = trip.place_id
          AND (sooner.start_date, sooner.end_date, sooner.id) < (trip.start_date, trip.end_date, trip.trip_id)
      )
    ORDER BY start_date, user_id
    LIMIT $5
  )
  SELECT u.id, u.name, u.profile_image AS "profileImage", u.age, u.bio,
    ${isPremiumSql('u.id')} AS "isVerified",
    ${connectionStateSql('$2', 'u.id')} AS connection,
    page.start_date AS "startDate", page.end_date AS "endDate"
  FROM page JOIN ${peopleSql} u ON u.id = page.user_id
  ORDER BY page.start_date, page.user_id`;

/** The columns are those of the view. */
export type TravelerRow = DestinationTravelerView;
