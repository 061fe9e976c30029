import { fold } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { renewNearPlaces } from '../../modules/destinations/near-places.store.js';
import { readDestinations } from './destinations.js';

// Existing names are filtered out first: a conflict would use up an id at every start.
const insertDestinations = `
  INSERT INTO destinations (name, description)
  SELECT name, description FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS shipped(name, description, position)
  WHERE NOT EXISTS (SELECT FROM destinations known WHERE known.name = shipped.name)
  ORDER BY position
  ON CONFLICT (name) DO NOTHING
  RETURNING id`;

// A traveler may have entered the name before it was a destination: that place is reused.
const insertPlaces = `
  INSERT INTO places (name, folded, destination_id)
  SELECT destinations.name, shipped.folded, destinations.id
  FROM unnest($1::text[], $2::text[]) AS shipped(name, folded) JOIN destinations USING (name)
  WHERE NOT EXISTS (SELECT FROM places WHERE destination_id = destinations.id)
  ORDER BY destinations.id
  ON CONFLICT (folded) DO UPDATE SET name = EXCLUDED.name, destination_id = EXCLUDED.destination_id
  WHERE places.destination_id IS NULL`;

// A picture that was set by hand is not changed.
const updatePictures = `
  UPDATE destinations SET image_url = shipped.image_url
  FROM unnest($1::text[], $2::text[]) AS shipped(name, image_url)
  WHERE destinations.name = shipped.name AND destinations.image_url IS DISTINCT FROM shipped.image_url
    AND (destinations.image_url IS NULL OR destinations.image_url LIKE '/posters/%')`;

// What is shipped is right, also about destinations of an older release, which had none of this.
const updateFacts = `
  UPDATE destinations SET (latitude, longitude, kind, country, zone)
    = (shipped.latitude, shipped.longitude, shipped.kind, shipped.country, shipped.zone)
  FROM unnest($1::text[], $2::float8[], $3::float8[], $4::text[], $5::text[], $6::text[])
    AS shipped(name, latitude, longitude, kind, country, zone)
  WHERE destinations.name = shipped.name
    AND (destinations.latitude, destinations.longitude, destinations.kind, destinations.country, destinations.zone)
      IS DISTINCT FROM (shipped.latitude, shipped.longitude, shipped.kind, shipped.country, shipped.zone)`;

/** The slug of a built-in destination's picture: 'Rio de Janeiro, Brazil' is 'rio-de-janeiro'. */
export const posterSlug = (name: string): string =>
  fold(name.split(',')[0] ?? '')
    .trim()
    .replace(/[^a-z]+/g, '-');

/**
 * Inserts the missing built-in destinations, each with its place, updates where they lie and the URLs of their pictures, and
 * says anew which places are near each other. Takes a transaction. Returns how many were new.
 */
export const seedDestinations = async (
  manager: EntityManager,
  posters: ReadonlyMap<string, string>,
): Promise<number> => {
  const destinations = readDestinations();
  const names = destinations.map(({ name }) => name);
  const descriptions = destinations.map(({ description }) => description);
  const inserted: unknown[] = await manager.query(insertDestinations, [names, descriptions]);
  await manager.query(insertPlaces, [names, names.map(fold)]);
  const facts = (['latitude', 'longitude', 'kind', 'country', 'zone'] as const).map((fact) =>
    destinations.map((destination) => destination[fact]),
  );
  await manager.query(updateFacts, [names, ...facts]);
  await renewNearPlaces(manager);
  const drawn = names.filter((name) => posters.has(posterSlug(name)));
  await manager.query(updatePictures, [drawn, drawn.map((name) => posters.get(posterSlug(name)))]);
  return inserted.length;
};
