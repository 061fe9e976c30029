import { type Coordinates, type Point, project } from './project';

type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;
const STEP = 2 * RADIANS;
/** Two points that lie further apart than this are on both sides of the edge of the map. */
const HALF_THE_MAP = 600;

const vectorOf = ({ longitude, latitude }: Coordinates): Vector => {
  const [east, up] = [longitude * RADIANS, latitude * RADIANS];
  return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)];
};

const coordinatesOf = ([x, y, z]: Vector): Coordinates => ({
  longitude: Math.atan2(y, x) / RADIANS,
  latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
});

/** Points along the shortest way between two places on the globe, both included. */
const pointsBetween = (from: Coordinates, to: Coordinates): Point[] => {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  const steps = Math.max(1, Math.ceil(angle / STEP));
  const along = (part: number): Vector => {
    const [left, right] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    return [left * a[0] + right * b[0], left * a[1] + right * b[1], left * a[2] + right * b[2]];
  };
  const between = Array.from({ length: steps - 1 }, (_, i) => coordinatesOf(along((i + 1) / steps)));
  return [from, ...between, to].map(project);
};

const isAcrossTheEdge = (one: Point, other: Point | undefined) =>
  other !== undefined && Math.abs(one.x - other.x) > HALF_THE_MAP;

/** The shortest way between two places as an SVG path, in two parts where it leaves the map at one side. */
export const greatCirclePath = (from: Coordinates, to: Coordinates): string =>
  pointsBetween(from, to)
    .map((point, i, all) => {
      const isStart = i === 0 || isAcrossTheEdge(point, all[i - 1]);
      return `${isStart ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    })
    .join('');
