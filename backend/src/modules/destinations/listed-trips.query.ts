import { todaySql } from '../../platform/database/today.sql.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { tripBands, tripCardsSql } from '../../tables/travelers.sql.js';
import { isListedSql } from '../../tables/users.sql.js';

/** Days as SQL expressions. */
interface Days {
  from: string;
  until: string;
}

/**
 * SQL that selects the trips to a destination that are not over, of travelers listed to a viewer: trip_id, user_id, place_id,
 * start_date, end_date. `destination` is an id, `viewer` a placeholder (null for a visitor); with `days`, only trips that touch
 * them. One branch per trip band, to match the indexes of trip_cards; each is read in the order of its index, so that a page
 * by start date ends after its last row.
 */
export const listedTripsSql = (destination: string, viewer: string, days?: Days): string => {
  const from = days ? `greatest(${todaySql}, ${days.from})` : todaySql;
  const ofBand = tripBands.map(
    ({ isIn, daysBefore }) => `(
    SELECT trip_id, user_id, place_id, start_date, end_date FROM ${tripCardsSql} card
    WHERE place_id = (SELECT id FROM places WHERE destination_id = ${destination})
      AND ${isIn} AND ${isListedSql(viewer, 'shown')}
      AND end_date >= ${from} AND start_date >= ${from} - ${daysBefore}
      ${days ? `AND start_date <= ${days.until}` : ''}
    ORDER BY start_date, trip_id)`,
  );
  return `
  SELECT trip.* FROM (${ofBand.join(' UNION ALL ')}) trip WHERE trip.user_id NOT IN (${blockedSql(viewer)})`;
};
