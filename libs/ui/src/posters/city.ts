import type { PosterPalette } from './palettes';
import { area, disc, hills, px, stroke } from './strokes';
import type { Brush, Piece } from './strokes';

interface Row {
  y: number;
  low: number;
  high: number;
  wall: string;
  lamp: string;
  /** Towers may stand in it. */
  towers?: boolean;
}

const tower = (width: number) => {
  const edge = px(width * 0.3);
  const step = px(width * 0.12);
  return `h${edge}v-40h${step}v-60h${step}v60h${step}v40h${width - edge - 3 * step}`;
};

const roofOf = (chance: number, width: number, towers = false) => {
  if (chance < 0.22) return `q${width / 2} -${px(width * 0.75)} ${width} 0`;
  if (chance < 0.42) return `l${width / 2} -${px(width * 0.45)} ${width / 2} ${px(width * 0.45)}`;
  return chance < 0.55 && towers ? tower(width) : `h${width}`;
};

const windows = ({ next }: Brush, x: number, width: number, top: number, bottom: number) => {
  let d = '';
  for (let y = top + 26; y < bottom; y += 34) {
    for (let at = x + 14; at < x + width - 16; at += 26) {
      if (next() < 0.45) d += `M${at} ${y}h10v14h-10z`;
    }
  }
  return d;
};

const houses = (brush: Brush, { y, low, high, wall, lamp, towers }: Row): Piece[] => {
  const walls: Piece[] = [];
  let lit = '';
  for (let x = -10; x < 1200;) {
    const width = px(brush.between(60, 120));
    const middle = 1 - Math.abs((x - 600) / 700);
    const height = px(brush.between(low, high) * (0.6 + 0.5 * middle));
    const roof = brush.next();
    walls.push(area(`M${x} 800V${y - height}${roofOf(roof, width, towers)}V800z`, wall));
    lit += windows(brush, x, width, y - height, y - 10);
    x += width + (brush.next() < 0.3 ? 8 : 0);
  }
  return [...walls, area(lit, lamp)];
};

/** Two rows of houses, tallest in the middle, with lit windows; an arched bridge over the water. */
export const city = (
  brush: Brush,
  { sky, sun, far, mid, near, front, water, light }: PosterPalette,
): Piece[] => [
  hills(brush, 520, 50, far, 4),
  ...houses(brush, { y: 600, low: 120, high: 300, wall: mid, lamp: sky[0], towers: true }),
  ...houses(brush, { y: 690, low: 90, high: 200, wall: near, lamp: sun }),
  area('M0 690h1200v110H0z', front),
  area('M0 700q150-60 300 0t300 0 300 0 300 0v14q-150-60-300 0t-300 0-300 0-300 0z', light),
  ...[150, 450, 750, 1050].map((x) => disc(x, 724, 36, water)),
  area('M0 724h1200v76H0z', front),
  stroke('M40 752h180M330 770h140M560 750h200M900 766h220', water, 6),
];
