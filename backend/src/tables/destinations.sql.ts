/**
 * Subquery: places as trips show them. `destination_id` and `cover_image` are null for a place in a traveler's own
 * words.
 */
export const placesSql = `
  (SELECT places.id, places.name, places.folded, places.destination_id, destinations.image_url AS cover_image
   FROM places LEFT JOIN destinations ON destinations.id = places.destination_id)`;

/** Subquery: the time zone of each place of the catalogue: id, zone. */
export const placeZonesSql = `
  (SELECT places.id, destinations.zone FROM places JOIN destinations ON destinations.id = places.destination_id)`;

/** Subquery: which places are near each other, each pair both ways. `km` is null where one of the two lies in the other. */
export const nearPlacesSql = '(SELECT place_id, near_id, km FROM place_near)';

/** Subquery: places of which it is known where they lie. */
export const pointsSql = `
  (SELECT places.id, latitude, longitude FROM places JOIN destinations ON destinations.id = places.destination_id
   WHERE latitude IS NOT NULL AND longitude IS NOT NULL)`;

const EARTH_RADIUS_KM = 6_371;

/** SQL expression: the kilometers between two points along a great circle. Names of rows with a latitude and a longitude. */
export const kmBetweenSql = (one: string, other: string): string => `
  (2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
    sind((${other}.latitude - ${one}.latitude) / 2) ^ 2
    + cosd(${one}.latitude) * cosd(${other}.latitude) * sind((${other}.longitude - ${one}.longitude) / 2) ^ 2
  ))))`;
