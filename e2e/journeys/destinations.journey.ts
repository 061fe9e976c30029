import { endpoints, notices, problems, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForAnnouncement } from '../support/announcements.js';
import { fieldOf } from '../support/forms.js';
import { placeNamed, quietPlace, readAs } from '../support/places.js';
import { columnsOf, linesOf } from '../support/screens.js';
import { setUpJourney } from '../support/journey.js';
import { dayFromNow } from '../support/steps.js';

// Places: the list, and one of them with its travelers, for visitors and for travelers.

const { arrive } = setUpJourney('destinations');

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('Explore filters what it loaded by a part of the name, and leads to a place', async () => {
  const { page } = await arrive();
  const japan = await placeNamed(page, 'Japan');
  await page.goto('/explore');
  const cards = page.getByRole('list', { name: 'Destinations' }).getByRole('link');
  const all = Number.parseInt(await page.getByText(/^\d+ destinations$/).innerText(), 10);
  expect(all).toBeGreaterThan(100);
  await cards.nth(all - 1).waitFor();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const box = page.getByPlaceholder('Search destinations...');
  await box.fill('jApA');
  await cards.nth(all - 1).waitFor({ state: 'detached' });
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name.toLowerCase()).toContain('japa');
  const card = page.locator(`a[href="/destinations/${japan.id}"]`);
  expect(await card.innerText()).toContain(`${japan.travelersCount} travelers`);
  expect(await card.innerText()).toContain('Best time to visit: Year-round');
  expect(await linesOf(card.getByText(japan.description))).toBe('2');
  await box.fill('   ');
  await cards.nth(all - 1).waitFor();
  await box.fill('atlantis');
  await page.getByText('No destinations found').waitFor();
  await page
    .getByText('Try adjusting your search query or check back later as we add more destinations.')
    .waitFor();
  await box.fill('japan');
  expect(calls).toEqual([]);
  await card.click();
  await page.waitForURL(`**/destinations/${japan.id}`);
});

test('the first destinations are there before the others', async () => {
  const { page } = await arrive();
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const cards = document.querySelectorAll('ul[aria-label=Destinations] > li').length;
      if (cards > 0 && cards !== seen.at(-1)) seen.push(cards);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/explore');
  await page.getByRole('list', { name: 'Destinations' }).getByRole('listitem').nth(100).waitFor();
  const [first = 0, all = 0] = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  expect(first).toBeLessThan(all / 10);
});

test('grids have one to four columns by the width of the window', async () => {
  const { page } = await arrive();
  await page.goto('/explore');
  const grid = page.getByRole('list', { name: 'Destinations' });
  await grid.waitFor();
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1000, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(grid)).toBe(columns);
  }
});

test('Explore shows the empty state when the list cannot be read', async () => {
  const { page, errors } = await arrive();
  await page.route(`**${urlOf(endpoints.destinations.list)}?*`, (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/explore');
  await page.getByText('No destinations found').waitFor();
  await page.getByText('Failed to fetch destinations').waitFor();
  // The failure is logged, as specified: status, colon, and the status text where the body is empty.
  expect(errors.splice(0).join()).toContain('500: Internal Server Error');
});

test('a place: overview, travelers and tips, counted by the length of their lists', async () => {
  const { page } = await arrive({ as: 'ana' });
  const lisbon = await placeNamed(page, 'Lisbon, Portugal');
  const params = { id: lisbon.id };
  const travelers = await readAs<{ age: number; bio: string }[]>(
    page,
    urlOf(endpoints.destinations.travelers, { params, query: { limit: 100 } }),
  );
  const tips = await readAs<unknown[]>(
    page,
    urlOf(endpoints.destinations.travelTips, { params, query: { limit: 100 } }),
  );
  await page.goto(`/destinations/${lisbon.id}`);
  await page.getByText(`${lisbon.travelersCount} travelers planning trips`).waitFor();
  for (const text of [
    'Best time to visit: Year-round',
    lisbon.description,
    'Why Visit',
    'Landscapes',
    'Cultural heritage',
    'Vibrant community',
    'Travel With Others',
    'Quick Facts',
    'Local Language',
    'Local Currency',
    'GMT+8',
    '$50-100',
  ])
    await page.getByText(text, { exact: true }).waitFor();
  expect(await tab(page, 'Overview').getAttribute('aria-selected')).toBe('true');
  expect(await link(page, 'Find Travel Companions').getAttribute('href')).toBe('/matches');
  await page.getByRole('tab', { name: new RegExp(`^Travelers\\s*${travelers.length}$`) }).click();
  const cards = page.getByRole('list', { name: 'Travelers' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(travelers.length);
  expect(await cards.first().innerText()).toContain(`${travelers[0]?.age} years old`);
  expect(await linesOf(cards.first().getByText(travelers[0]?.bio as string))).toBe('3');
  const stranger = cards.filter({ has: page.getByRole('button', { name: /^Connect\b/ }) }).first();
  await stranger.getByRole('button', { name: /^Message/ }).click();
  await waitForAnnouncement(page, problems['not-matched'].detail);
  await stranger.getByRole('button', { name: /^Connect\b/ }).click();
  await waitForAnnouncement(page, notices.connected('').title);
  await page.getByRole('tab', { name: new RegExp(`^Travel Tips\\s*${tips.length}$`) }).click();
  await page.waitForURL('**?tab=tips');
  await page.getByRole('form', { name: 'Share Your Travel Tips' }).waitFor();
});

test('a quiet place: visitors are led to sign in and back, a traveler adds a trip to it', async () => {
  const visitor = (await arrive()).page;
  const quiet = await quietPlace(visitor);
  const path = `/destinations/${quiet.id}`;
  await visitor.goto(`${path}?tab=travelers`);
  await visitor.getByText('No Travelers Found').waitFor();
  expect(await link(visitor, 'Sign In to Plan a Trip').getAttribute('href')).toBe(
    `/auth?redirect=${encodeURIComponent(`${path}?tab=travelers`)}`,
  );
  await tab(visitor, 'Travel Tips').click();
  await visitor.getByText('No Travel Tips Yet').waitFor();
  expect(await link(visitor, 'Sign In to Add Tips').getAttribute('href')).toContain('/auth?redirect=');
  expect(await visitor.getByText('Share Your Travel Tips').count()).toBe(0);

  const { page } = await arrive({ as: 'walter.b' });
  await page.goto(`${path}?tab=travelers`);
  await page.getByText('No Travelers Found').waitFor();
  await button(page, 'Add Your Trip').click();
  const dialog = page.getByRole('dialog');
  expect(await fieldOf(dialog, 'Destination').inputValue()).toBe(quiet.name);
  await fieldOf(dialog, 'Start date').fill(dayFromNow(10));
  await fieldOf(dialog, 'End date').fill(dayFromNow(12));
  await dialog.getByRole('button', { name: 'Save trip' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Travelers' }).getByRole('listitem').first().waitFor();
  await page.getByRole('tab', { name: /^Travelers\s*1$/ }).waitFor();
});

test.each(['/destinations/bali', '/destinations/1e3', '/destinations/bali/tips', '/destinations/2147483647'])(
  '%s is not found; what is no number asks nothing of the server',
  async (path) => {
    const { page } = await arrive();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/destinations/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Destination Not Found' }).waitFor();
    await page.getByText("The destination you're looking for doesn't exist or has been removed.").waitFor();
    expect(await link(page, 'Return to Explore').getAttribute('href')).toBe('/explore');
    expect(calls).toEqual(path.endsWith('2147483647') ? ['/api/destinations/2147483647'] : []);
  },
);
