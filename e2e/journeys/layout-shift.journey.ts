import type { Page } from 'playwright-core';
import { setUpJourney } from '../support/journey.js';

// What stands on a page stays where it is while the rest comes, in whatever order.

const { arrive } = setUpJourney('layout_shift');

/** Cumulative layout shift (https://web.dev/articles/cls); 0.1 counts as good. */
const mostLayoutShift = 0.05;

/** Sums up how far what is seen moves, from the start of the next page on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Has each answer painted before the next one comes. */
const oneByOne = (page: Page): Promise<unknown> => {
  let before = Promise.resolve();
  return page.route('**/api/**', (route) => {
    before = before.then(async () => {
      await route.fulfill({ response: await route.fetch() });
      await painted(page);
    });
    return before;
  });
};

it.each(['/profile?tab=trips', '/profile?tab=interests', '/account'])(
  'nothing jumps on a phone while %s loads',
  async (path) => {
    const { page } = await arrive({ as: 'ana', size: 'phone' });
    await watchShifts(page);
    await oneByOne(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await painted(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      mostLayoutShift,
    );
  },
);
