/** One way to show a poster: the piece of its 1200 x 800 canvas, mirrored or not, under one multiplied tint. */
export interface Crop {
  box: readonly [x: number, y: number, width: number, height: number];
  mirror?: boolean;
  tint?: string;
}

const crops: readonly Crop[] = [
  { box: [0, 0, 1200, 800] },
  { box: [0, 0, 1200, 800], mirror: true, tint: '#FFD3A1' },
  { box: [260, 110, 700, 467], tint: '#C9B2DE' },
  { box: [330, 20, 870, 580], mirror: true },
  { box: [90, 150, 800, 533], tint: '#FFC994' },
  { box: [200, 0, 980, 653], tint: '#A9BCE4' },
];

const hero: Crop = { box: [0, 150, 1000, 400] };

/** Which crop: a number (any; counted modulo 6, such as a trip's id) or 'hero' for the wide picture of a place. */
export type PosterVariant = number | 'hero';

/** The crop of a variant; 0, the whole poster, for none. */
export const cropOf = (variant: PosterVariant = 0): Crop =>
  variant === 'hero' ? hero : (crops[Math.abs(Math.trunc(variant)) % crops.length] ?? hero);
