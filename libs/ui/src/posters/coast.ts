import type { PosterPalette } from './palettes';
import { area, group, hills, px, stroke } from './strokes';
import type { Brush, Piece } from './strokes';

const lighthouse = (height: number, { light, near, front }: PosterPalette): Piece[] => [
  area(`M884 476l8-${px(110 + height)}h44l8 ${px(110 + height)}z`, light),
  area(`M888 ${px(430 - height * 0.4)}h52l2 26h-56z`, near),
  area(`M886 ${366 - height}h56v-14h-56z`, front),
  area(`M894 ${352 - height}h40v-30h-40z`, '#FFE7A8'),
  area(`M888 ${322 - height}l26-26 26 26z`, near),
];

const cliff = (height: number, colours: PosterPalette): Piece[] => [
  area(
    'M740 800C740 700 800 650 830 570C846 510 880 476 950 470C1040 456 1100 436 1200 424q120-14 240-6V800z',
    colours.near,
  ),
  area('M830 800c6-90 70-130 94-200 34-56 150-96 276-104h240v304z', colours.front),
  ...lighthouse(height, colours),
];

const boat = (x: number, y: number, { front, light, sun }: PosterPalette): Piece[] => [
  area(`M${px(x - 60)} ${px(y)}h130l-26 30h-80z`, front),
  area(`M${px(x)} ${px(y - 10)}v-120q60 60 62 120z`, light),
  area(`M${px(x - 8)} ${px(y - 10)}v-100q-44 50-46 100z`, sun),
];

/** Low hills, water in three steps with nine strokes of light, a cliff with a lighthouse, one sailing boat. */
export const coast = (brush: Brush, colours: PosterPalette, cliffLeft: boolean): Piece[] => {
  const { between } = brush;
  const pieces = [
    hills(brush, 500, 60, colours.far, 4),
    area('M0 520H1200V800H0z', colours.water),
    area('M0 600h1200v200H0z', colours.mid, 0.45),
    area('M0 690h1200v110H0z', colours.near, 0.5),
  ];
  let glints = '';
  for (let i = 0; i < 9; i++) {
    glints += `M${px(between(20, 1050))} ${px(between(545, 770))}h${px(between(80, 200))}`;
  }
  pieces.push(stroke(glints, colours.light, 6, 0.55));
  const height = px(between(0, 60));
  const land = group(
    [group(cliff(height, colours), 'translate(-220 0)')],
    cliffLeft ? 'matrix(-1 0 0 1 1200 0)' : undefined,
  );
  const boatX = cliffLeft ? between(700, 860) : between(360, 480);
  const boatY = between(600, 640);
  return [
    ...pieces,
    land,
    ...boat(boatX, boatY, colours),
    area('M0 800v-40q300-40 600-10t600-20v70z', colours.front),
  ];
};
