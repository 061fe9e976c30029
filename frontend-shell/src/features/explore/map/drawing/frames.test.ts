import { circlesOf } from './circles';
import { frameOf, isIn, partAt, parts, unitOf } from './frames';
import { labelsOf } from './labels';
import { project } from './project';

test.each([
  ['Lisbon', -9.1393, 38.7223, 'europe'],
  ['Iceland', -19, 64.9, 'europe'],
  ['Nairobi', 36.82, -1.29, 'africa'],
  ['Cape Town', 18.42, -33.92, 'africa'],
  ['New York', -74, 40.71, 'americas'],
  ['El Chaltén', -72.89, -49.33, 'americas'],
  ['Jordan', 35.9, 31.9, 'asia'],
  ['Kyoto', 135.77, 35.01, 'asia'],
  ['Sydney', 151.21, -33.87, 'oceania'],
  ['Fiji', 178.07, -17.71, 'oceania'],
] as const)(
  '%s lies in its part of the world, and is shown there on every screen',
  (_, longitude, latitude, part) => {
    const point = project({ longitude, latitude });
    expect(partAt(point)).toBe(part);
    expect(isIn(frameOf(part, false), point)).toBe(true);
    expect(isIn(frameOf(part, true), point)).toBe(true);
    expect(isIn(frameOf('world', false), point)).toBe(true);
  },
);

test('every part is as high as the world on a wide screen, so that nothing moves', () => {
  for (const part of parts) {
    const { width, height } = frameOf(part, false);
    expect(width / height).toBeCloseTo(1_130 / 594, 1);
  }
});

test('names beside circles cover neither circles nor each other, and stay on the map', () => {
  const frame = frameOf('world', false);
  const unit = unitOf(frame, false);
  const spots = Array.from({ length: 60 }, (_, i) => ({
    id: i,
    name: `Place of a long name ${i}`,
    x: 80 + ((i * 397) % 1_080),
    y: 20 + ((i * 211) % 540),
    count: 3 + i,
  }));
  const circles = circlesOf(spots, unit);
  const labels = labelsOf(circles, frame, unit, 10);
  expect(labels.length).toBeGreaterThan(3);
  expect(labels.length).toBeLessThanOrEqual(10);
  const boxes = labels.map(({ x, y, anchor, text }) => {
    const width = text.length * 8.7 * unit;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return { left, right: left + width, top: y - 13 * unit, bottom: y + 3 * unit };
  });
  for (const [i, box] of boxes.entries()) {
    expect(isIn(frame, { x: box.left, y: box.top }) && isIn(frame, { x: box.right, y: box.bottom })).toBe(
      true,
    );
    const others = boxes.filter((_, j) => j !== i);
    const isCovered = (left: number, right: number, top: number, bottom: number) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    expect(others.some(({ left, right, top, bottom }) => isCovered(left, right, top, bottom))).toBe(false);
    const under = circles.filter(({ x, y, radius }) =>
      isCovered(x - radius, x + radius, y - radius, y + radius),
    );
    expect(under).toEqual([]);
  }
});
