import { greatCirclePath } from './great-circle';

const pointsOf = (path: string) =>
  path
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number) as [number, number]);
const lisbon = { longitude: -9.1393, latitude: 38.7223 };
const tokyo = { longitude: 139.69, latitude: 35.69 };

test('the shortest way from Europe to Japan goes over the north, in one line', () => {
  const path = greatCirclePath(lisbon, tokyo);
  expect(path.match(/M/g)).toHaveLength(1);
  const points = pointsOf(path);
  const north = Math.min(...points.map(([, y]) => y));
  expect(north).toBeLessThan(Math.min(points[0]![1], points.at(-1)![1]) - 80);
});

test('a way over the Pacific leaves the map at one side and comes back at the other', () => {
  const path = greatCirclePath({ longitude: 174.8, latitude: -36.8 }, { longitude: -122.4, latitude: 37.8 });
  expect(path.match(/M/g)).toHaveLength(2);
  const [west = '', east = ''] = path.split('M').slice(1);
  for (const part of [west, east]) {
    const across = pointsOf(part).map(([x]) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(400);
  }
});

test('two stops at one place are a point', () => {
  expect(new Set(pointsOf(greatCirclePath(lisbon, lisbon)).map(String)).size).toBe(1);
});
