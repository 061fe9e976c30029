import { placeKinds } from '../../choices.js';
import { type ViewOf, choice, integer, list, nullable, number, object, string } from '../schema.js';

/** A destination on the map of the world. */
export const MapPlaceView = object({
  id: integer,
  name: string,
  kind: nullable(choice(placeKinds)),
  /** ISO 3166-1 alpha-2. */
  country: nullable(string),
  /** Null where it is not known where the destination lies. */
  latitude: nullable(number),
  longitude: nullable(number),
  /**
   * How many travelers whom everyone may find have a trip there in each of `limits.map.months` months, the first of which is
   * this one. Null: a few, where fewer than `limits.crossings.minCount` are not told.
   */
  months: list(nullable(integer)),
});
export type MapPlaceView = ViewOf<typeof MapPlaceView>;
