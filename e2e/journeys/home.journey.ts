import { TAGLINE } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { setUpJourney } from '../support/journey.js';
import { asDisplayed, dayFromNow, pickInCalendar } from '../support/steps.js';

// The home page: its sections, the hero and the search panel.

const { arrive } = setUpJourney('home');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Travel dates' });
const dates = (page: Page) => page.getByRole('button', { name: /Travel Dates/ });
const search = (page: Page) => page.getByRole('button', { name: 'Find Matches' }).click();

test('the sections stand in order, with three quotes and two buttons of the stores', async () => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('region', { name: 'Featured Travelers' }).getByRole('article').first().waitFor();
  expect(await page.title()).toContain(TAGLINE);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.toLowerCase()).toContain(TAGLINE.toLowerCase());
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    'Where do you want to go?',
    'Featured Travelers',
    'Popular Destinations',
    'How It Works',
    'What travelers say',
    'Take your companions along',
  ]);
  expect(await page.getByRole('figure').count()).toBe(3);
  expect(await page.getByRole('figure').locator('img').count()).toBe(3);
  await page.getByRole('button', { name: /App Store/ }).waitFor();
  await page.getByRole('button', { name: /Google Play/ }).waitFor();
});

describe('the hero', () => {
  test.each(['phone', 'desktop'] as const)(
    'has its buttons in reach with text twice as large on a %s',
    async (size) => {
      const { page } = await arrive({ size });
      await page.goto('/');
      await page.getByRole('region', { name: 'Featured Travelers' }).getByRole('article').first().waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const name of ['Find Travel Buddies', 'Create Profile'])
        await page.locator('main section').first().getByRole('link', { name }).click({ trial: true });
    },
  );

  test.each([
    ['phone', 500],
    ['desktop', 600],
  ] as const)('is on a %s %i px tall', async (size, height) => {
    const { page } = await arrive({ size });
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1, name: 'Find Your Perfect Travel Companion' });
    await title.waitFor();
    await page
      .getByText('Connect with like-minded travelers who share your destinations and interests')
      .waitFor();
    const hero = page.locator('main section').first();
    expect(await hero.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect((await hero.boundingBox())?.height).toBe(height);
  });

  test('leads a visitor to the account form, a traveler to matches and profile', async () => {
    const visitor = (await arrive()).page;
    await visitor.goto('/');
    const hrefs = async (page: Page, ...names: string[]) =>
      Promise.all(
        names.map((name) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')),
      );
    expect(await hrefs(visitor, 'Find Travel Buddies', 'Create Profile')).toEqual(['/register', '/register']);
    expect(await hrefs(visitor, 'Get Started', 'View All')).toEqual(['/register', '/search']);
    const ana = (await arrive({ as: 'ana' })).page;
    await ana.goto('/');
    await ana.getByRole('main').getByRole('link', { name: 'My Profile' }).waitFor();
    expect(await hrefs(ana, 'Find Travel Buddies', 'My Profile')).toEqual(['/matches', '/profile']);
  });
});

describe('the search panel', () => {
  const [early, late] = [40, 47].map(dayFromNow) as [string, string];

  test('asks for the start, then the end, swaps them where needed, and begins again', async () => {
    const { page } = await arrive();
    await page.goto('/');
    await page.getByText('Where do you want to go?').waitFor();
    expect(await dates(page).innerText()).toContain('Any time');
    await dates(page).click();
    await dialog(page).getByText('Select start date', { exact: true }).waitFor();
    await pickInCalendar(page, late);
    await dialog(page).getByText('Select end date', { exact: true }).waitFor();
    const started = `${asDisplayed(late)} - Select end date`;
    await dialog(page).getByText(`Selected: ${started}`).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await dates(page).innerText()).toContain(started);

    await dates(page).click();
    await dialog(page).getByText('Select end date', { exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: 'Previous month' }).waitFor();
    const previous = dialog(page).getByRole('button', { name: 'Previous month' });
    if (early.slice(0, 7) !== late.slice(0, 7)) await previous.click();
    await pickInCalendar(page, early);
    await dialog(page).waitFor({ state: 'detached' });
    const both = `${asDisplayed(early)} - ${asDisplayed(late)}`;
    expect(await dates(page).innerText()).toContain(both);

    await dates(page).click();
    await dialog(page).getByText('Select start date', { exact: true }).waitFor();
    await dialog(page).getByText(`Selected: ${both}`).waitFor();
    await pickInCalendar(page, late);
    await dialog(page).getByText(`Selected: ${started}`).waitFor();
    await dialog(page).getByRole('button', { name: 'Reset' }).click();
    await dialog(page).getByText('Selected: Any time').waitFor();
    await dialog(page).getByText('Select start date', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await dates(page).innerText()).toContain('Any time');
  });

  test("leaves empty values out of the address, keeps 'any', and sends dates only when both are chosen", async () => {
    const { page } = await arrive();
    const after = async (fill: () => Promise<unknown>) => {
      await page.goto('/');
      await fill();
      await search(page);
      await page.waitForURL('**/search**');
      const { pathname, search: query } = new URL(page.url());
      return pathname + query;
    };
    const interests = page.getByRole('combobox', { name: 'Interests' });
    await page.goto('/');
    expect(await interests.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
      'Any interests',
    );
    expect(await after(() => dates(page).waitFor())).toBe('/search');
    expect(await after(() => interests.selectOption('any'))).toBe('/search?interest=any');
    expect(await after(() => interests.selectOption({ label: 'Food & Drink' }))).toBe(
      '/search?interest=Food',
    );
    const onlyStart = async () => {
      await page.getByPlaceholder('Any destination').fill('  Japan ');
      await dates(page).click();
      await pickInCalendar(page, early);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    };
    expect(await after(onlyStart)).toBe('/search?destination=Japan');
  });
});
