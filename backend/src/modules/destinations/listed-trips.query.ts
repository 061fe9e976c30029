import { todaySql } from '../../platform/database/today.sql.js';
import { blockedSql } from '../../tables/blocks.sql.js';
import { tripBands, tripCardsSql } from '../../tables/travelers.sql.js';
import { isListedSql } from '../../tables/users.sql.js';

/**
 * SQL that selects the trips to a destination that are not over, of travelers listed to a viewer: user_id, start_date,
 * end_date. `destination` is an id, `viewer` a placeholder (null for a visitor). One branch per trip band, to match the
 * indexes of trip_cards.
 */
export const listedTripsSql = (destination: string, viewer: string): string => {
  const ofBand = tripBands.map(
    ({ isIn, daysBefore }) => `
    SELECT user_id, start_date, end_date FROM ${tripCardsSql} card
    WHERE place_id = places.id AND ${isIn} AND ${isListedSql(viewer, 'shown')}
      AND end_date >= ${todaySql} AND start_date >= ${todaySql} - ${daysBefore}`,
  );
  return `
  SELECT trip.* FROM places CROSS JOIN LATERAL (${ofBand.join(' UNION ALL ')}) trip
  WHERE places.destination_id = ${destination} AND trip.user_id NOT IN (${blockedSql(viewer)})`;
};
