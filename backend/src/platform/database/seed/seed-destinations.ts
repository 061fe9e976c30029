import { fold } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { destinations } from './destinations.js';

// Known names are left out beforehand: a conflict would use up an id at every start.
const insertDestinations = `
  INSERT INTO destinations (name, description)
  SELECT name, description FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS shipped(name, description, position)
  WHERE NOT EXISTS (SELECT FROM destinations known WHERE known.name = shipped.name)
  ORDER BY position
  ON CONFLICT (name) DO NOTHING
  RETURNING id`;

// A traveller may have written the name before it was a destination: that place is taken over.
const insertPlaces = `
  INSERT INTO places (name, folded, destination_id)
  SELECT destinations.name, shipped.folded, destinations.id
  FROM unnest($1::text[], $2::text[]) AS shipped(name, folded) JOIN destinations USING (name)
  WHERE NOT EXISTS (SELECT FROM places WHERE destination_id = destinations.id)
  ORDER BY destinations.id
  ON CONFLICT (folded) DO UPDATE SET name = EXCLUDED.name, destination_id = EXCLUDED.destination_id
  WHERE places.destination_id IS NULL`;

/** Lays the shipped destinations that are missing, each with its place. Gives how many were new. */
export const seedDestinations = async (manager: EntityManager): Promise<number> => {
  const names = destinations.map(({ name }) => name);
  const descriptions = destinations.map(({ description }) => description);
  const laid: unknown[] = await manager.query(insertDestinations, [names, descriptions]);
  await manager.query(insertPlaces, [names, names.map(fold)]);
  return laid.length;
};
