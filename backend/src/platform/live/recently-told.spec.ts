import { NEWS_MS } from '@wayfellow/contracts';
import { RecentlyTold } from './recently-told.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('how long ago somebody was told is known for long enough, and forgotten after twice as long', () => {
  const told = new RecentlyTold();
  jest.advanceTimersByTime(NEWS_MS - 1);
  told.note([1]);
  expect(told.msAgo(1)).toBe(0);
  expect(told.msAgo(2)).toBeUndefined();
  jest.advanceTimersByTime(NEWS_MS);
  told.note([2]);
  expect(told.msAgo(1)).toBe(NEWS_MS);
  jest.advanceTimersByTime(NEWS_MS);
  expect(told.msAgo(1)).toBeUndefined();
  expect(told.msAgo(2)).toBe(NEWS_MS);
  jest.advanceTimersByTime(2 * NEWS_MS);
  expect(told.msAgo(2)).toBeUndefined();
});
