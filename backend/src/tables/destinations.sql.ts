/**
 * Subquery: places as trips show them. `destination_id` and `cover_image` are null for a place in a traveler's own
 * words.
 */
export const placesSql = `
  (SELECT places.id, places.name, places.folded, places.destination_id, destinations.image_url AS cover_image
   FROM places LEFT JOIN destinations ON destinations.id = places.destination_id)`;
