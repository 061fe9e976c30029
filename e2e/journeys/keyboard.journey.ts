import {
  type GroupMessageView,
  type MeetupView,
  type TripView,
  endpoints,
  urlOf,
} from '@wayfellow/contracts';
import type { Locator, Page } from 'playwright-core';
import { setUpJourney, signUp } from '../support/journey.js';
import { hasFocus, tabTo } from '../support/page/focus.js';
import { isGoing } from '../support/page/meetups.js';
import type { Guest } from '../support/people.js';
import { type Place, quietPlace, readAs } from '../support/places.js';
import { dayFromNow } from '../support/steps.js';

// Everything is done by keyboard alone; the longest way also by touch, 390 px wide.

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

test.each(['/', '/explore', '/login'])(
  'a button that the keyboard reaches is ringed in a session that begins at %s',
  async (path) => {
    const { page } = await arrive();
    await page.goto(path);
    const button = page.getByRole('banner').getByRole('button', { name: /^Theme/ });
    await button.waitFor();
    await tabTo(page, button);
    const ring = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await ring()).toBe('solid');
  },
);

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

/** What the server answers to a call by somebody, which has to succeed. */
const post = async <View>({ context }: Guest, path: string, data: object): Promise<View> => {
  const answer = await context.request.post(path, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as View;
};

/** Somebody who is at a place on the same five days as others. */
const goTo = async (guest: Guest, place: Place, username: string, name: string): Promise<TripView> => {
  await signUp(guest, username, name);
  const days = { startDate: dayFromNow(20), endDate: dayFromNow(24) };
  return post(guest, urlOf(endpoints.trips.create), { destination: place.name, ...days });
};

const OFFER = {
  title: 'Tram and pastries',
  day: dayFromNow(21),
  time: '10:00',
  minutes: 120,
  area: 'Rossio',
  spot: 'Under the station clock',
  capacity: 4,
};

/** How somebody presses what they see, and writes where they may. */
interface Way {
  options: Parameters<typeof arrive>[0];
  press: (page: Page, target: Locator) => Promise<void>;
  send: (page: Page, field: Locator, text: string) => Promise<void>;
}

const ways: Record<string, Way> = {
  keyboard: {
    options: {},
    press: async (page, target) => {
      await target.waitFor();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    send: async (page, field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
  },
  touch: {
    options: { size: 'phone', hasTouch: true },
    press: async (_, target) => target.tap(),
    send: async (page, field, text) => {
      await field.tap();
      await page.keyboard.insertText(text);
      await page.getByRole('button', { name: 'Send' }).tap();
    },
  },
};

test.each(Object.keys(ways))('from a crossing to a meetup and into its chat, by %s alone', async (way) => {
  const { options, press, send } = ways[way] as Way;
  const [host, guest] = [await arrive(), await arrive(options)];
  const { page } = guest;
  const place = await quietPlace(page);
  const { id: tripId } = await goTo(host, place, `hanna.${way}`, 'Hanna');
  const { conversationId } = await post<MeetupView>(host, urlOf(endpoints.meetups.offer), {
    tripId,
    ...OFFER,
  });
  await goTo(guest, place, `gil.${way}`, 'Gil');

  await page.goto('/');
  await press(page, page.getByRole('link', { name: /^Matches/ }));
  await press(page, page.getByRole('link', { name: 'Day by day' }));
  const crossing = page.getByRole('row', { name: /^\W*Hanna/ });
  await crossing.getByText('5 days with you').waitFor({ state: 'attached' });
  await press(page, page.getByRole('link', { name: /^See it/ }));
  await press(page, page.getByRole('link', { name: OFFER.title }));
  await page.getByRole('heading', { level: 1, name: OFFER.title }).waitFor();
  await press(page, page.getByRole('button', { name: /^Join/ }));
  await isGoing(page);
  await press(page, page.getByRole('link', { name: 'Open chat' }));
  const log = page.getByRole('log');
  await log.waitFor();
  await send(page, page.getByPlaceholder('Write a message'), 'I am on my way');
  await log.getByText('I am on my way', { exact: true }).waitFor();
  await page.getByText('Sending').waitFor({ state: 'detached' });
  const path = urlOf(endpoints.conversations.messages, { params: { id: conversationId as number } });
  const said = await readAs<GroupMessageView[]>(host.page, path);
  expect(said.filter(({ kind }) => kind === 'text').map(({ content }) => content)).toEqual([
    'I am on my way',
  ]);
});
