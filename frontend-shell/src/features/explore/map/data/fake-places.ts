import type { MapPlaceView } from '@wayfellow/contracts';

const counts = (...first: (number | null)[]) =>
  Array.from({ length: 12 }, (_, i) => first[i] ?? (i in first ? null : 0));
const place = (id: number, name: string, at: readonly [number, number] | null, ...first: (number | null)[]) =>
  ({
    id,
    name,
    kind: 'city',
    country: { Portugal: 'PT', Spain: 'ES', Japan: 'JP', Kenya: 'KE' }[name.split(', ')[1] ?? name] ?? null,
    latitude: at?.[0] ?? null,
    longitude: at?.[1] ?? null,
    months: counts(...first),
  }) satisfies MapPlaceView;

/** Two that are near each other, one of a few, one of which it is not known where it lies, and one to which nobody goes. */
export const mapPlaces = [
  place(1, 'Lisbon, Portugal', [38.72, -9.14], 29, 4),
  place(2, 'Seville, Spain', [37.39, -5.98], 12),
  place(3, 'Japan', [36.2, 138.25], 63, 70),
  place(4, 'Nairobi, Kenya', [-1.29, 36.82], null),
  place(5, 'Nowhere in Particular', null, 3),
  place(6, 'Quiet Corner', [50, 20]),
];
