import { memo } from 'react';
import { openRoad } from './open-road';
import { palettes } from './palettes';
import type { PosterPalette } from './palettes';
import { seeded } from './seeded';
import { group } from './strokes';
import type { Brush, Piece } from './strokes';

/** A generated picture: the name of its palette and its shapes from back to front. */
export interface Generated {
  palette: string;
  pieces: Piece[];
}

/** Generates a picture from a seed, such as the name of a place entered as free text. The same seed gives the same picture. */
export const generatePoster = (seed: string | number): Generated => {
  const next = seeded(`poster:${seed}`);
  const brush: Brush = { next, between: (low, high) => low + next() * (high - low) };
  const colors = palettes[Math.floor(next() * palettes.length)] ?? (palettes[0] as PosterPalette);
  return { palette: colors.name, pieces: openRoad(brush, colors) };
};

/** The picture generated from a seed, 1200 x 800, cropped to its frame. */
const GeneratedPoster = ({ seed }: { seed: string | number }) => (
  <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" data-scene="open-road" aria-hidden>
    {group(generatePoster(seed).pieces)}
  </svg>
);

export default memo(GeneratedPoster);
