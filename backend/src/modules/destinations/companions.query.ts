import type { CompanionsView } from '@wayfellow/contracts';
import { openTripsSql } from '../../tables/trips.sql.js';
import { peopleSql } from '../../tables/users.sql.js';
import { listedTripsSql } from './listed-trips.query.js';

const myDays = { from: '(SELECT start_date FROM mine)', until: '(SELECT end_date FROM mine)' };

/**
 * A user's ($2) next open trip to a destination ($1), and the travelers who are there on the same days: how many, and the
 * first $3 of them. No row without such a trip.
 */
export const companionsSql = `
  WITH mine AS (
    SELECT t.start_date, t.end_date FROM places p JOIN ${openTripsSql} t ON t.place_id = p.id
    WHERE p.destination_id = $1 AND t.user_id = $2
    ORDER BY t.start_date, t.id LIMIT 1
  ), others AS (
    SELECT t.user_id, min(t.start_date) AS start_date
    FROM (${listedTripsSql('$1', '$2', myDays)}) t
    WHERE t.user_id <> $2
    GROUP BY t.user_id
  ), named AS (
    SELECT * FROM others ORDER BY start_date, user_id LIMIT $3
  )
  SELECT mine.start_date AS "startDate", mine.end_date AS "endDate",
    (SELECT count(*)::int FROM others) AS count,
    (
      SELECT coalesce(json_agg(json_build_object(
        'id', u.id, 'name', u.name, 'profileImage', u.profile_image
      ) ORDER BY named.start_date, named.user_id), '[]')
      FROM named JOIN ${peopleSql} u ON u.id = named.user_id
    ) AS people
  FROM mine`;

/** The columns are those of the view. */
export type CompanionsRow = CompanionsView;
