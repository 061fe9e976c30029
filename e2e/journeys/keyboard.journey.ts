import type { Locator, Page } from 'playwright-core';
import { setUpJourney } from '../support/journey.js';
import { hasFocus } from '../support/page/focus.js';

// Everything is done by keyboard alone.

const { arrive } = setUpJourney('keyboard');

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

test('the first stop leads past the frame, and a menu opens, closes and gives the focus back', async () => {
  const { page } = await arrive({ size: 'phone' });
  await page.goto('/explore');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await hasFocus(page.getByRole('main'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('button', { name: 'Grid', exact: true }))).toBe(true);
  const menu = page.getByRole('button', { name: 'Open menu' });
  for (let stop = 0; stop < 8 && !(await hasFocus(menu)); stop += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await menuOf(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(menuOf(page).getByRole('link', { name: 'Explore' }))).toBe(true);
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'detached' });
  expect(await hasFocus(menu)).toBe(true);
});

test('a search is made with the calendar, from the first field to the results', async () => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByPlaceholder('Any destination').focus();
  await page.keyboard.type('lisbon');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Travel dates' });
  await dialog.getByText('Select start date').waitFor();
  await dialog.getByRole('gridcell').first().waitFor();
  const focused = dialog.locator('[role=gridcell]:focus');
  for (let stop = 0; stop < 12 && (await focused.count()) === 0; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByText('Select end date', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(page.getByRole('button', { name: /Travel Dates/ }))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?destination=lisbon&startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d$/);
  const { searchParams } = new URL(page.url());
  const [start, end] = ['startDate', 'endDate'].map((name) => Date.parse(searchParams.get(name) ?? ''));
  expect((end as number) - (start as number)).toBe(2 * 86_400_000);
});

test('tabs are reached, walked with the arrow keys and opened', async () => {
  const { page } = await arrive({ as: 'ana' });
  await page.goto('/matches');
  const [first, second] = [0, 1].map((index) => page.getByRole('tab').nth(index)) as [Locator, Locator];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus(second)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/matches?tab=requests');
  await page.getByRole('tab', { name: /^Requests/, selected: true }).waitFor();
});
