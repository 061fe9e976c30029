import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { placesSql } from '../../tables/destinations.sql.js';

export const tripsPersonalData: PersonalTables = {
  trips: {
    erase: ['DELETE FROM trips WHERE user_id = $1'],
    copy: `
      SELECT trips.id, place.name AS destination, start_date AS "startDate", end_date AS "endDate", description,
        is_quiet AS "isQuiet", is_watched AS "isWatched", route_id AS "routeId", created_at AS "createdAt"
      FROM trips JOIN ${placesSql} place ON place.id = trips.place_id
      WHERE user_id = $1 ORDER BY start_date, trips.id`,
  },
};
