import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Locator, Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signUp } from '../support/journey.js';
import { hasFocus, tabTo } from '../support/page/focus.js';
import type { Guest } from '../support/people.js';
import { type Place, placeNamed, quietPlace, readAs } from '../support/places.js';
import { findingsHere } from '../support/screens.js';
import { dayFromNow, pickInCalendar } from '../support/steps.js';

// Crossings: two whose trips cross see each other day by day and connect, also by keyboard alone; a visitor sees counts.

const { arrive } = setUpJourney('crossings');

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^\\W*${name}`) });
const words = (row: Locator, word: string) => row.getByRole('cell', { name: word, exact: true });

/** Somebody new with a trip, for `from` to `to` days from now. */
const travelerTo = async (guest: Guest, name: string, place: Place, from: number, to: number) => {
  const id = await signUp(guest, name.toLowerCase(), name);
  const data = { destination: place.name, startDate: dayFromNow(from), endDate: dayFromNow(to) };
  const answer = await guest.context.request.post(urlOf(endpoints.trips.create), { data });
  expect(answer.status()).toBe(201);
  return id;
};

const twoOnTheWay = async (one: string, other: string) => {
  const [first, second] = [await arrive(), await arrive({ size: 'phone' })];
  const place = await quietPlace(first.page);
  await travelerTo(first, one, place, 20, 24);
  await travelerTo(second, other, place, 22, 30);
  return { first, second, place };
};

/** Until the page's live channel tells it what happens. */
const untilLive = async (page: Page) => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"'));
};

test('two whose trips cross see each other day by day, and connect from the board', async () => {
  const { first, second, place } = await twoOnTheWay('Mara', 'Noor');
  const isLive = untilLive(second.page);
  await second.page.goto('/crossings');
  await rowOf(second.page, 'Mara').waitFor();
  await isLive;
  await first.page.goto('/matches');
  await first.page.getByRole('link', { name: 'Day by day' }).click();
  const board = first.page.getByRole('region', { name: place.name });
  await board.getByText('1 person crosses your days').waitFor();
  const noor = rowOf(first.page, 'Noor');
  await noor.getByText('3 days with you').waitFor({ state: 'attached' });
  expect(await words(noor, 'together').count()).toBe(3);
  expect(await words(noor, 'there').count()).toBe(2);
  await noor.getByRole('button', { name: /^Connect/ }).click();
  await waitForNotice(first.page, notices.connected('Noor'));
  await noor.getByRole('button', { name: /^Request Sent/ }).waitFor();
  await rowOf(second.page, 'Mara')
    .getByRole('button', { name: /^Respond/ })
    .click();
  await second.page.waitForURL('**/matches?tab=requests');
  await second.page.getByRole('button', { name: /^Accept/ }).click();
  await noor.getByRole('button', { name: /^Message/ }).click();
  await first.page.waitForURL('**/messages/*');
});

test('all of it goes by keyboard', async () => {
  const { first } = await twoOnTheWay('Ines', 'Otto');
  const { page } = first;
  await page.goto('/matches');
  const entry = page.getByRole('link', { name: 'Day by day' });
  await page.getByRole('tab').first().focus();
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await rowOf(page, 'Otto').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('main')?.id === 'main');
  const nearby = page.getByRole('button', { name: /^Nearby/ });
  await tabTo(page, nearby);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: '25 km' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nearby, 50 km' }).waitFor();
  expect(await hasFocus(nearby)).toBe(true);
  const connect = rowOf(page, 'Otto').getByRole('button', { name: /^Connect/ });
  await tabTo(page, connect);
  await page.keyboard.press('Enter');
  await rowOf(page, 'Otto')
    .getByRole('button', { name: /^Request Sent/ })
    .waitFor();
});

test('a trip without anybody is watched, and a trip of one’s own says how many cross it', async () => {
  const { page, context } = await arrive({ as: 'ana' });
  const quiet = await quietPlace(page);
  const trip = { destination: quiet.name, startDate: dayFromNow(400), endDate: dayFromNow(402) };
  expect((await context.request.post(urlOf(endpoints.trips.create), { data: trip })).status()).toBe(201);
  await page.goto('/profile?tab=trips');
  const line = page.getByRole('link', { name: /cross(es)? your days/ }).first();
  await line.click();
  await page.waitForURL('**/crossings#trip-*');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  const board = page.getByRole('region', { name: quiet.name });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/watch'));
  await board.getByRole('switch').click();
  expect((await saved).status()).toBe(204);
  await page.reload();
  await board.getByRole('switch', { checked: true }).waitFor();
});

test('a visitor counts travelers on some days, sees none of their names, and is led to a profile', async () => {
  const { page } = await arrive({ size: 'phone' });
  const lisbon = await placeNamed(page, 'Lisbon, Portugal');
  const travelers = await readAs<{ name: string }[]>(
    page,
    urlOf(endpoints.destinations.travelers, { params: { id: lisbon.id }, query: { limit: 100 } }),
  );
  expect(travelers.length).toBeGreaterThan(3);
  await page.goto('/crossings');
  await page.getByLabel('Destination').fill('lisbon, portugal');
  await page.getByRole('button', { name: /^Travel Dates/ }).click();
  await pickInCalendar(page, dayFromNow(23));
  await page.getByText('Select end date', { exact: true }).waitFor();
  await pickInCalendar(page, dayFromNow(26));
  const answered = page.waitForResponse((answer) => /\/destinations\/\d+\/crossings/.test(answer.url()));
  await page.getByRole('button', { name: 'Count travelers' }).click();
  const answer = await (await answered).text();
  await page.getByText('are there on your days.').waitFor();
  const shown = await page.getByRole('main').innerText();
  for (const { name } of travelers) {
    expect(shown).not.toContain(name);
    expect(answer).not.toContain(name);
  }
  await page.getByRole('link', { name: 'Create Profile' }).click();
  await page.waitForURL('**/register?redirect=*');
});

test.each(['phone', 'tablet', 'desktop'] as const)(
  'without a trip, without anybody, unseen and failed, it is fit for all on a %s',
  async (size) => {
    const guest = await arrive({ size });
    const { page, context } = guest;
    await signUp(guest, `uma.${size}`, 'Uma');
    const findings: string[] = [];
    const look = async (title: string) => {
      await page.goto('/crossings');
      await page.getByText(title).waitFor();
      findings.push(...(await findingsHere(page)));
    };
    await look('No trip, no crossings');
    const place = await quietPlace(page);
    const data = { destination: place.name, startDate: dayFromNow(500), endDate: dayFromNow(502) };
    expect((await context.request.post(urlOf(endpoints.trips.create), { data })).status()).toBe(201);
    await look('Nobody yet on');
    const unseen = { data: { findable: 'nobody' } };
    expect((await context.request.put(urlOf(endpoints.account.setPrivacy), unseen)).ok()).toBe(true);
    await look('You travel unseen');
    await page.route(`**${urlOf(endpoints.crossings.list)}*`, (route) => route.abort());
    await look('We could not load your crossings.');
    expect(findings).toEqual([]);
  },
);
