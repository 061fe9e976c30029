import { type Spot, circlesOf, nameOf, nextCircle, sumOf } from './circles';

const spot = (id: number, x: number, y: number, count: number | null, name = `Place ${id}`): Spot => ({
  id,
  name,
  x,
  y,
  count,
});

/** Numbers that look random and are the same each time. */
const scatter = (count: number, seed: number): Spot[] => {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, id) =>
    spot(id + 1, next() * 1_100, next() * 560, next() < 0.2 ? null : 3 + Math.floor(next() * 90)),
  );
};

describe('circles', () => {
  test.each([1, 2, 3, 4, 5])('keep every place and the sum of all travelers, merged or not: %i', (seed) => {
    const spots = scatter(190, seed);
    for (const unit of [0.25, 1, 2.1]) {
      const circles = circlesOf(spots, unit);
      const merged = circles.flatMap((circle) => circle.spots);
      expect(merged.map(({ id }) => id).sort((a, b) => a - b)).toEqual(spots.map(({ id }) => id));
      expect(sumOf(merged)).toEqual(sumOf(spots));
      const sums = circles.map((circle) => sumOf(circle.spots).value ?? 0);
      expect(sums.reduce((sum, one) => sum + one, 0)).toBe(sumOf(spots).value);
    }
  });

  test.each([6, 7])('are further from each other than the larger radius: %i', (seed) => {
    const circles = circlesOf(scatter(190, seed), 1);
    expect(circles.length).toBeLessThan(190);
    for (const one of circles)
      for (const other of circles.filter((circle) => circle !== one)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        expect(apart).toBeGreaterThanOrEqual(Math.max(one.radius, other.radius));
      }
  });

  test('are named after the fullest of their places, and stand nearer to it', () => {
    const [circle] = circlesOf([spot(1, 100, 100, 5, 'Seville'), spot(2, 108, 100, 38, 'Spain')], 1);
    expect(circle && nameOf(circle)).toBe('Spain and Seville');
    expect(circle?.x).toBeGreaterThan(106);
    const three = circlesOf(
      [spot(1, 100, 100, 5), spot(2, 104, 100, 38, 'Spain'), spot(3, 108, 100, null)],
      1,
    );
    expect(three.map(nameOf)).toEqual(['Spain and 2 more']);
    expect(three.map(({ spots }) => sumOf(spots))).toEqual([{ value: 43, isAtLeast: true }]);
  });

  test('of a few travelers alone have no number', () => {
    expect(sumOf([{ count: null }, { count: null }])).toEqual({ value: null, isAtLeast: false });
  });
});

describe('an arrow', () => {
  const circles = circlesOf(
    [
      spot(1, 500, 300, 9),
      spot(2, 700, 320, 9),
      spot(3, 560, 420, 9),
      spot(4, 500, 100, 9),
      spot(5, 900, 300, 9),
    ],
    1,
  );
  const at = (id: number) => circles.find(({ spots: [first] }) => first.id === id)!;

  test.each([
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 4],
    ['ArrowLeft', undefined],
  ] as const)('%s leads to the nearest circle that way: %p', (key, id) => {
    expect(nextCircle(circles, at(1), key)?.spots[0].id).toBe(id);
  });
});
