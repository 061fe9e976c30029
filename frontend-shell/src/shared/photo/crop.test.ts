import { limits } from '@wayfellow/contracts';
import { type Crop, centered, maxZoom, moved, sideOf, turned, turnedSize, zoomed } from './crop';

const wide = { width: 1600, height: 1200 };
const corners = (crop: Crop) => {
  const half = sideOf(wide, crop) / 2;
  return [crop.x - half, crop.y - half, crop.x + half, crop.y + half];
};

it('begins with the largest square in the middle', () => {
  expect(corners(centered(wide))).toEqual([200, 0, 1400, 1200]);
});

it.each([
  [10, 10, [400, 0, 1600, 1200]],
  [-10, -10, [0, 0, 1200, 1200]],
])('moves no further than the picture: by %i to the right and %i down', (right, down, expected) => {
  expect(corners(moved(wide, centered(wide), right, down))).toEqual(expected);
});

it('moves by shares of what is shown', () => {
  const crop = zoomed(wide, centered(wide), 2);
  expect(moved(wide, crop, 0.5, -0.25)).toMatchObject({ x: 800 + 300, y: 600 - 150 });
});

it('zooms in until the fewest pixels of a photo are left, four times at most, and no further out than the picture', () => {
  const { min } = limits.photoSide;
  expect(sideOf(wide, zoomed(wide, centered(wide), 9))).toBe(min);
  expect(maxZoom({ width: min, height: 9 * min })).toBe(1);
  expect(maxZoom({ width: 9 * min, height: 9 * min })).toBe(4);
  expect(zoomed(wide, centered(wide), 0.5).zoom).toBe(1);
});

it('zooms out at the edge without leaving the picture', () => {
  const crop = moved(wide, zoomed(wide, centered(wide), 3), -9, -9);
  expect(corners(zoomed(wide, crop, 1))).toEqual([0, 0, 1200, 1200]);
});

it('turns around the middle of what is shown, and is back after four turns', () => {
  const crop = moved(wide, zoomed(wide, centered(wide), 2), 0.5, 0.25);
  const once = turned(wide, crop);
  expect(turnedSize(wide, once.turns)).toEqual({ width: 1200, height: 1600 });
  expect(once).toEqual({ turns: 1, zoom: 2, x: 1200 - crop.y, y: crop.x });
  expect([1, 2, 3].reduce((last) => turned(wide, last), once)).toEqual(crop);
});
