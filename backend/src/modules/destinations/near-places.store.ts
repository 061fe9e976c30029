import { limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { kmBetweenSql } from '../../tables/destinations.sql.js';

/** Nobody asks for what is further. */
const NEAR_KM = Math.max(...limits.crossings.nearKm);

// Along a meridian a degree is more than 111 km: places that are further apart need no sines.
const areAtSimilarLatitude = `abs(one.latitude - other.latitude) <= ${NEAR_KM} / 111.0`;

/**
 * Which places are near each other: place_id, near_id, km. A country is not a point: its towns and regions lie in it, which is
 * a null in km, and nothing else is near it. Towns and regions are points, also to each other. Places in a traveler's own words
 * are near nothing.
 */
const nearnessSql = `
  WITH place AS MATERIALIZED (
    SELECT places.id, latitude, longitude, kind, country
    FROM places JOIN destinations ON destinations.id = places.destination_id
  )
  SELECT one.id AS place_id, other.id AS near_id, NULL::smallint AS km
  FROM place one JOIN place other ON other.country = one.country
    AND (one.kind = 'country') <> (other.kind = 'country')
  UNION ALL
  SELECT one.id, other.id, round(distance.km)::smallint
  FROM place one JOIN place other ON other.id <> one.id AND ${areAtSimilarLatitude}
  CROSS JOIN LATERAL (SELECT ${kmBetweenSql('one', 'other')} AS km) distance
  WHERE one.kind <> 'country' AND other.kind <> 'country' AND distance.km <= ${NEAR_KM}`;

// Of two that renew at once the second reads what the first left. Nobody waits to read.
const lockSql = 'LOCK TABLE place_near IN SHARE ROW EXCLUSIVE MODE';

// Only what is different is written.
const renewSql = `
  WITH near AS MATERIALIZED (${nearnessSql}),
  gone AS (
    DELETE FROM place_near old
    WHERE NOT EXISTS (SELECT FROM near WHERE near.place_id = old.place_id AND near.near_id = old.near_id)
  )
  INSERT INTO place_near (place_id, near_id, km) SELECT place_id, near_id, km FROM near
  ON CONFLICT (place_id, near_id) DO UPDATE SET km = excluded.km
  WHERE place_near.km IS DISTINCT FROM excluded.km`;

/** Says anew which places are near each other. Takes a transaction, whose lock it holds until the commit. */
export const renewNearPlaces = async (manager: EntityManager): Promise<void> => {
  await manager.query(lockSql);
  await manager.query(renewSql);
};
