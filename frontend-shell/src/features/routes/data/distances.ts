import type { MapPlaceView } from '@wayfellow/contracts';

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a town or a region lies. A country is not a point. */
export interface Point {
  latitude: number;
  longitude: number;
}

const isTown = (place: MapPlaceView): place is MapPlaceView & Point =>
  place.kind !== null && place.kind !== 'country' && place.latitude !== null && place.longitude !== null;

/** The kilometers between two points along a great circle. */
export const kmBetween = (one: Point, other: Point): number => {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** The towns and regions of the map, by their id. */
export const townsOf = (places: readonly MapPlaceView[]): ReadonlyMap<number, MapPlaceView & Point> =>
  new Map(places.filter(isTown).map((place) => [place.id, place]));

/** The nearest towns to one of them, without some. */
export const nearestTo = (
  towns: ReadonlyMap<number, MapPlaceView & Point>,
  id: number | null | undefined,
  except: ReadonlySet<number | null>,
): { place: MapPlaceView; km: number }[] => {
  const here = towns.get(id ?? 0);
  if (!here) return [];
  return [...towns.values()]
    .filter((place) => place.id !== id && !except.has(place.id))
    .map((place) => ({ place, km: Math.round(kmBetween(here, place)) }))
    .sort((one, other) => one.km - other.km);
};
