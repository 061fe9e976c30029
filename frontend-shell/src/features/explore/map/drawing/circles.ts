import type { CountView } from '@wayfellow/contracts';
import type { Point } from './project';

/** A destination on the drawing, with its travelers in the month. */
export interface Spot extends Point {
  id: number;
  name: string;
  /** Null: a few. */
  count: number | null;
}

/** One or more destinations that are drawn as one circle. */
export interface Circle extends Point {
  /** The fullest first, which names the circle. */
  spots: readonly [Spot, ...Spot[]];
  radius: number;
}

/** A few count as one here: they are drawn smaller than any number that is told. */
const weightOf = ({ count }: { count: number | null }): number => count ?? 1;

/** How many travelers there are at several places, at least: those of a few are not told. */
export const sumOf = (spots: readonly { count: number | null }[]): CountView => {
  const told = spots.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isAtLeast = told > 0 && spots.some(({ count }) => count === null);
  return { value: told > 0 ? told : null, isAtLeast };
};

/** Puts the fullest first. */
export const byFullest = <Place extends { id: number; count: number | null }>(
  one: Place,
  other: Place,
): number => (other.count ?? 0) - (one.count ?? 0) || one.id - other.id;

const circleOf = (spots: readonly [Spot, ...Spot[]], unit: number): Circle => {
  const weight = spots.reduce((sum, spot) => sum + weightOf(spot), 0);
  const middle = (axis: 'x' | 'y') =>
    spots.reduce((sum, spot) => sum + spot[axis] * weightOf(spot), 0) / weight;
  return { spots, x: middle('x'), y: middle('y'), radius: (4 + 2.15 * Math.sqrt(weight)) * unit };
};

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The circles of the destinations that are shown, the fullest first. Of two whose middles are nearer than the larger radius one is
 * drawn, with the travelers of both. `unit`: see `unitOf`.
 */
export const circlesOf = (spots: readonly Spot[], unit: number): Circle[] => {
  const circles: Circle[] = [];
  for (const spot of [...spots].sort(byFullest)) {
    let circle = circleOf([spot], unit);
    const isNear = (other: Circle) => distance(circle, other) < Math.max(circle.radius, other.radius);
    // A circle that has grown may have come near another.
    for (let near = circles.findIndex(isNear); near >= 0; near = circles.findIndex(isNear)) {
      const [taken] = circles.splice(near, 1) as [Circle];
      const [first, ...more] = [...taken.spots, ...circle.spots].sort(byFullest) as [Spot, ...Spot[]];
      circle = circleOf([first, ...more], unit);
    }
    circles.push(circle);
  }
  return circles.sort((one, other) => other.radius - one.radius);
};

/** 'Spain', 'Thailand and Vietnam', 'Spain and 2 more'. */
export const nameOf = ({ spots: [first, ...others] }: Circle): string => {
  const [second] = others;
  if (!second) return first.name;
  return `${first.name} and ${others.length === 1 ? second.name : `${others.length} more`}`;
};

/** Identifies a circle as long as the fullest of its destinations is the same. */
export const idOf = ({ spots: [{ id }] }: Circle): number => id;

const directions = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const;
export type ArrowKey = keyof typeof directions;

/** Whether a key is one of the arrows. */
export const isArrow = (key: string): key is ArrowKey => key in directions;

/** The nearest circle in the direction of an arrow; undefined where there is none that way. */
export const nextCircle = (circles: readonly Circle[], from: Circle, key: ArrowKey): Circle | undefined => {
  const way = directions[key];
  const steps = circles.flatMap((circle) => {
    const [x, y] = [circle.x - from.x, circle.y - from.y];
    const [ahead, aside] = [x * way.x + y * way.y, Math.abs(x * way.y + y * way.x)];
    // What lies more aside than ahead is another arrow's.
    return ahead > 0 && aside <= ahead ? [{ circle, far: ahead + 2 * aside }] : [];
  });
  return steps.sort((one, other) => one.far - other.far)[0]?.circle;
};
