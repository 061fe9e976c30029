import type { DestinationTravelerView } from '@wayfellow/contracts';
import { connectionStateSql } from '../../tables/matches.sql.js';
import { isPremiumSql } from '../../tables/subscriptions.sql.js';
import { peopleSql } from '../../tables/users.sql.js';
import { listedTripsSql } from './listed-trips.query.js';

/**
 * Travelers who plan to go to a destination: each once, by their soonest trip there that is not over. $1 destination,
 * $2 viewer or null, $3 and $4 the day and user id to begin after (or null), $5 the limit.
 */
export const travelersSql = `
  WITH soonest AS (
    SELECT DISTINCT ON (t.user_id) t.user_id, t.start_date, t.end_date
    FROM (${listedTripsSql('$1', '$2')}) t
    ORDER BY t.user_id, t.start_date, t.end_date
  ), page AS (
    SELECT * FROM soonest
    WHERE $3::date IS NULL OR (start_date, user_id) > ($3::date, $4::int)
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
