import type { MapPlaceView } from '@wayfellow/contracts';
import { byFullest } from '../drawing/circles';
import { project } from '../drawing/project';
import type { Coordinates, Point } from '../drawing/project';

/** A destination with its travelers in a month: never nobody. */
export interface PlaceInMonth {
  id: number;
  /** Without its country, which has a place of its own. */
  name: string;
  country: string;
  /** Null: a few. */
  count: number | null;
  /** Which of the shown months is the fullest, and its travelers. */
  fullest: { month: number; count: number | null };
  /** Null where it is not known where the destination lies: it is in the table alone. */
  point: Point | null;
}

/** 'Lisbon' of 'Lisbon, Portugal'. */
export const townOf = (name: string | undefined): string => name?.split(',')[0]?.trim() ?? '';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Where a destination lies; null where that is not known. */
export const coordinatesOf = ({
  longitude,
  latitude,
}: Pick<MapPlaceView, 'longitude' | 'latitude'>): Coordinates | null =>
  longitude === null || latitude === null ? null : { longitude, latitude };

// A few are more than nobody, and fewer than any number that is told.
const weightOf = (count: number | null) => count ?? 0.5;

const fullestOf = (months: readonly (number | null)[]) =>
  months.reduce<{ month: number; count: number | null }>(
    (best, count, month) => (weightOf(count) > weightOf(best.count) ? { month, count } : best),
    { month: 0, count: 0 },
  );

/** The destinations to which somebody goes in a month, counted from this one: the fullest first. */
export const placesIn = (places: readonly MapPlaceView[], month: number): PlaceInMonth[] =>
  places
    .flatMap((place) => {
      const count = place.months[month];
      if (count === undefined || count === 0) return [];
      const coordinates = coordinatesOf(place);
      return {
        id: place.id,
        name: townOf(place.name),
        country: place.country === null ? '' : (countries.of(place.country) ?? ''),
        count,
        fullest: fullestOf(place.months),
        point: coordinates && project(coordinates),
      };
    })
    .sort(byFullest);
