import { NEWS_MS } from '@wayfellow/contracts';
import { RecentlyTold } from './recently-told.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('who was told is known for long enough, and forgotten after twice as long', () => {
  const told = new RecentlyTold();
  jest.advanceTimersByTime(NEWS_MS - 1);
  told.note([1]);
  expect(told.has(2)).toBe(false);
  jest.advanceTimersByTime(NEWS_MS);
  told.note([2]);
  expect(told.has(1)).toBe(true);
  jest.advanceTimersByTime(NEWS_MS);
  expect(told.has(1)).toBe(false);
  expect(told.has(2)).toBe(true);
  jest.advanceTimersByTime(2 * NEWS_MS);
  expect(told.has(2)).toBe(false);
});
