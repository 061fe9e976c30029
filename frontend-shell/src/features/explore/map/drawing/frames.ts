import type { Point } from './project';

/** The parts of the world, each a fixed frame of the map. */
export const parts = ['world', 'europe', 'africa', 'americas', 'asia', 'oceania'] as const;
export type Part = (typeof parts)[number];

/** How parts are named. */
export const partNames: Readonly<Record<Part, string>> = {
  world: 'World',
  europe: 'Europe',
  africa: 'Africa',
  americas: 'Americas',
  asia: 'Asia',
  oceania: 'Oceania',
};

/** What is shown of the drawing. */
export interface Frame extends Point {
  width: number;
  height: number;
}

const frame = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height });

const world = frame(56, -4, 1130, 594);
/** All as wide, for their height, as the world, so that nothing moves. */
const wide: Readonly<Record<Part, Frame>> = {
  world,
  europe: frame(448, 60, 280, 147),
  africa: frame(338, 178, 555, 292),
  americas: frame(-30, 96, 850, 447),
  asia: frame(590, 112, 503, 264),
  oceania: frame(672, 246, 519, 273),
};
/** On a phone there is more height than width. */
const narrow: Readonly<Record<Part, Frame>> = {
  world,
  europe: frame(452, 60, 330, 300),
  africa: frame(445, 175, 330, 300),
  americas: frame(40, 60, 539, 490),
  asia: frame(620, 55, 430, 391),
  oceania: frame(886, 245, 300, 273),
};

/** The land of each part. What is shown of the Americas is half sea. */
const lands: Readonly<Record<Part, Frame>> = { ...wide, americas: frame(60, 60, 420, 500) };

/** What a part shows. */
export const frameOf = (part: Part, isPhone: boolean): Frame => (isPhone ? narrow : wide)[part];

/** How many pixels of the drawing are one of the circles, lines and texts on it, which look the same in every part. */
export const unitOf = ({ width }: Frame, isPhone: boolean): number => width / (isPhone ? 532 : 1_130);

/** Whether a point, and so much around it, is shown. */
export const isIn = ({ x, y, width, height }: Frame, point: Point, around = 0): boolean =>
  point.x - around >= x &&
  point.x + around <= x + width &&
  point.y - around >= y &&
  point.y + around <= y + height;

/** The part in which a point lies: the one whose middle is nearest, for its size. */
export const partAt = (point: Point): Part => {
  const distanceTo = (part: Part) => {
    const { x, y, width, height } = lands[part];
    return Math.max(Math.abs(point.x - x - width / 2) / width, Math.abs(point.y - y - height / 2) / height);
  };
  return parts
    .filter((part) => part !== 'world')
    .reduce((best, part) => (distanceTo(part) < distanceTo(best) ? part : best));
};
