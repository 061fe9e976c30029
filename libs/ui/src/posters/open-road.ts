import type { PosterPalette } from './palettes';
import { area, disc, group, hills, px, stroke } from './strokes';
import type { Brush, Piece } from './strokes';

/** A band of sky from height `y` downward. */
const skyBand = ({ between }: Brush, y: number, fill: string) =>
  area(
    `M0 ${px(y + between(-20, 20))}Q300 ${px(y - 30 + between(-10, 10))} 620 ${y - 2}T1200 ${y - 20}V800H0z`,
    fill,
  );

/** A road from the lower edge to the horizon at `end`, with one bend to each side. */
const road = (end: number, sway: number, fill: string) =>
  area(
    `M${end - 4} 512C${end - sway} 548 ${end + sway} 566 ${end - 10} 606C${end - 90 - sway} 650 ${end - 150} 720 ${end - 170} 800` +
      `H${end + 150}C${end + 130} 720 ${end + 10} 664 ${end + 42} 610C${end + sway + 60} 566 ${end - sway + 30} 548 ${end + 6} 512z`,
    fill,
  );

/** A signpost with two blank arms. */
const signpost = (x: number, { front, light, sun }: PosterPalette): Piece =>
  group(
    [
      area('M-8 0h16v-236l-8-12-8 12z', front),
      area('M-8-206h104l28 24-28 24H-8z', light),
      area('M8-138h-88l-28 24 28 24H8z', sun),
    ],
    `translate(${x} 716)`,
  );

/** Hills, a road and a blank signpost: a generic landscape. */
export const openRoad = (brush: Brush, colors: PosterPalette): Piece[] => {
  const { between } = brush;
  const { sky, sun, far, mid, near, front, light } = colors;
  const end = px(between(540, 640));
  const sway = px(between(50, 110));
  const birdX = px(between(380, 480));
  return [
    area('M0 0H1200V800H0z', sky[0]),
    skyBand(brush, 170, sky[1]),
    skyBand(brush, 300, sky[2]),
    disc(px(end + between(-60, 60)), px(between(300, 370)), px(between(105, 140)), sun),
    stroke(`M${birdX} 220q14-16 26 0 12-16 26 0M${birdX + 64} 252q11-13 20 0 10-13 20 0`, front, 5),
    hills(brush, 440, 70, far, 4),
    hills(brush, 490, 46, mid, 3),
    hills(brush, 526, 24, near, 4),
    area('M0 560Q300 512 600 512T1200 548V800H0z', near),
    road(end, sway, light),
    area('M0 742Q180 716 380 770T470 800H0zM1200 706Q1000 700 860 752T780 800H1200z', front),
    signpost(px(end + 190), colors),
  ];
};
