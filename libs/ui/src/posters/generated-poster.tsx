import { memo } from 'react';
import { city } from './city';
import { coast } from './coast';
import { mountains } from './mountains';
import { palettes } from './palettes';
import type { PosterPalette } from './palettes';
import { seeded } from './seeded';
import { area, disc, group, px } from './strokes';
import type { Brush, Piece } from './strokes';

const scenes = ['coast', 'mountains', 'city'] as const;

/** What a generated poster is: its scene, the name of its palette and its pieces from back to front. */
export interface Generated {
  scene: (typeof scenes)[number];
  palette: string;
  pieces: Piece[];
}

const skyOf = (
  { between }: Brush,
  { sky, sun }: PosterPalette,
  at: { x: number; y: number; r: number },
): Piece[] => {
  const second = `M0 ${px(170 + between(-20, 20))}Q300 ${px(140 + between(-10, 10))} 620 168T1200 150V800H0z`;
  const third = `M0 ${px(300 + between(-20, 20))}Q300 274 640 300T1200 282V800H0z`;
  return [
    area('M0 0H1200V800H0z', sky[0]),
    area(second, sky[1]),
    area(third, sky[2]),
    disc(at.x, at.y, at.r, sun),
  ];
};

/**
 * Draws the poster of an id: always the same picture for the same id. The order of the random numbers is
 * part of the rule (scene, palette, side, sun, sky, scene), so nothing may be drawn from the row in between.
 */
export const generatePoster = (id: string | number): Generated => {
  const next = seeded(`poster:${id}`);
  const brush: Brush = { next, between: (low, high) => low + next() * (high - low) };
  const scene = scenes[Math.floor(next() * scenes.length)] ?? 'coast';
  const colours = palettes[Math.floor(next() * palettes.length)] ?? (palettes[0] as PosterPalette);
  const cliffLeft = next() > 0.5;
  const [low, high] = scene !== 'coast' ? [360, 840] : cliffLeft ? [690, 860] : [330, 500];
  const sun = {
    x: Math.round(brush.between(low, high)),
    y: Math.round(brush.between(220, 300)),
    r: Math.round(brush.between(90, 140)),
  };
  const sky = skyOf(brush, colours, sun);
  const land =
    scene === 'coast'
      ? coast(brush, colours, cliffLeft)
      : scene === 'mountains'
        ? mountains(brush, colours)
        : city(brush, colours);
  return { scene, palette: colours.name, pieces: [...sky, ...land] };
};

const labels = {
  coast: 'A coast with a lighthouse and a sail',
  mountains: 'A mountain lake',
  city: 'A city skyline by the water',
} as const;

interface GeneratedPosterProps {
  id: string | number;
  decorative?: boolean;
}

/** The generated poster of an id as an SVG of 1200 x 800. */
const GeneratedPoster = ({ id, decorative }: GeneratedPosterProps) => {
  const { scene, pieces } = generatePoster(id);
  return (
    <svg
      viewBox="0 0 1200 800"
      preserveAspectRatio="none"
      data-scene={scene}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': labels[scene] })}
    >
      {group(pieces)}
    </svg>
  );
};

export default memo(GeneratedPoster);
