import type { Locator, Page } from 'playwright-core';

/** More stops than any of the screens has. */
const MOST_STOPS = 60;

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is where it should be. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop += 1)
    await page.keyboard.press('Tab');
  expect(await hasFocus(target)).toBe(true);
};
