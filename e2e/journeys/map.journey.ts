import { type MapPlaceView, endpoints, limits, urlOf } from '@wayfellow/contracts';
import type { Page, Response } from 'playwright-core';
import { setUpJourney } from '../support/journey.js';
import { tabTo } from '../support/page/focus.js';
import { readAs } from '../support/places.js';

// The map of the world on Explore: through the year by keys, on a phone with one's own trip, and as a table.

const { arrive } = setUpJourney('map');

const path = urlOf(endpoints.destinations.map);
const mostBytesOfTheMap = 25_000;

const monthNames = () => {
  const now = new Date();
  return Array.from({ length: limits.map.months }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + i)).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  );
};

/** The places of the map, once the job that runs at the start has counted their travelers. */
const countedPlaces = async (page: Page): Promise<MapPlaceView[]> => {
  await page.goto('/');
  await page.waitForFunction(async (url) => {
    const places = (await (await fetch(url)).json()) as { months: (number | null)[] }[];
    return places.some(({ months }) => months.some((count) => count !== 0));
  }, path);
  return readAs<MapPlaceView[]>(page, path);
};

const townOf = (name: string) => name.split(',')[0];
const inMonth = (places: readonly MapPlaceView[], month: number) =>
  places
    .filter(({ months }) => months[month] !== 0)
    .map(({ name, months }) => `${townOf(name)}: ${months[month] ?? 'a few'}`)
    .sort();

const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.children[0]?.textContent}: ${row.children[2]?.textContent}`).sort(),
    );

test('comes in a chunk of its own, of at most 25 kB, and asks no other server for anything', async () => {
  const { page } = await arrive();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/explore', { waitUntil: 'networkidle' });
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('img', { name: /^Map of travelers/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  expect(answers.filter((answer) => new URL(answer.url()).origin !== origin)).toEqual([]);
  const scripts = answers.filter((answer) => answer.headers()['content-type']?.includes('javascript'));
  const sizes = await Promise.all(
    scripts.map(async (script) => (await script.request().sizes()).responseBodySize),
  );
  const sum = sizes.reduce((all, one) => all + one, 0);
  // The outlines are in it.
  expect(sum).toBeGreaterThan(9_000);
  expect(sum).toBeLessThanOrEqual(mostBytesOfTheMap);
});

test('goes through the year by keys, and has in its table what the server counts in each month', async () => {
  const { page } = await arrive();
  const places = await countedPlaces(page);
  await page.goto('/explore');
  const toggle = page.getByRole('button', { name: 'Map', exact: true });
  await page.getByRole('button', { name: 'Grid', exact: true }).focus();
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Month' });
  await slider.waitFor();
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  for (const [month, name] of monthNames().entries()) {
    await page.getByRole('heading', { name: `In ${name}`, exact: true }).waitFor();
    expect(await slider.getAttribute('aria-valuetext')).toBe(name);
    expect(await rowsOf(page)).toEqual(inMonth(places, month));
    await page.keyboard.press('ArrowRight');
  }
  expect(new URL(page.url()).pathname).toBe('/explore');
});

test('a circle is reached and opened by keys, beside which it is named', async () => {
  const { page } = await arrive();
  const places = await countedPlaces(page);
  const iceland = places.find(({ name }) => name === 'Iceland') as MapPlaceView;
  const month = iceland.months.findIndex((count) => count !== 0);
  const now = new Date();
  const shown = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month)).toISOString().slice(0, 7);
  await page.goto(`/explore?view=map&q=Iceland&month=${shown}`);
  const map = page.getByRole('img', { name: /^Map of travelers/ });
  await map.waitFor();
  await page.getByRole('searchbox').focus();
  await tabTo(page, map);
  await page.keyboard.press('ArrowRight');
  await map.getByText(/^Iceland, (\d+|a few) travelers$/).waitFor();
  await page.keyboard.press('Escape');
  await map.getByText('Iceland', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/destinations/${iceland.id}`);
});

test('on a phone it opens where one goes next, with one’s own trip, and reads as a table', async () => {
  const { page } = await arrive({ size: 'phone', as: 'ana' });
  const places = await countedPlaces(page);
  await page.goto('/explore?view=map');
  await page.getByRole('button', { name: 'Europe', pressed: true }).waitFor();
  await page
    .getByRole('note')
    .getByText(/Lisbon, /)
    .waitFor();
  const asTable = page.getByRole('link', { name: /^All \d+ as a table$/ });
  const count = Number(/\d+/.exec((await asTable.textContent()) ?? '')?.[0]);
  await asTable.click();
  await page.waitForURL('**/explore?view=map&as=table');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  const rows = await rowsOf(page);
  expect(rows).toHaveLength(count);
  const month = monthNames().findIndex((_, i) => inMonth(places, i).join() === rows.join());
  expect(month).toBeGreaterThanOrEqual(0);
  await page.getByRole('link', { name: 'Lisbon', exact: true }).first().click();
  await page.waitForURL('**/destinations/*');
});
