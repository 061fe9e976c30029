import { notices } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForAnnouncement, waitForNotice } from '../support/announcements.js';
import { openPeople, provokeErrors } from '../support/people.js';
import { type Product, deployedProduct, startProduct } from '../support/product.js';
import {
  addInterests,
  addTrip,
  dayFromNow,
  fillProfile,
  pickInCalendar,
  register,
} from '../support/steps.js';

// The main journey: two strangers who will be in the same place at the same time find each other and talk.
// In clustered mode Ana is served by one instance and Ben by the other.

const ana = {
  username: 'ana_lisboa',
  name: 'Ana Reis',
  bio: 'Tiled houses, steep trams and grilled sardines.',
};
const ben = { username: 'ben_trams', name: 'Ben Achterberg', bio: 'Collects viewpoints and pastel de nata.' };
const [anaFrom, anaTo, benFrom, benTo] = [60, 68, 64, 72].map(dayFromNow) as [string, string, string, string];

let product: Product;
let people: Awaited<ReturnType<typeof openPeople>>;

beforeAll(async () => {
  product = deployedProduct() ?? (await startProduct('main'));
  people = await openPeople();
});
afterAll(async () => {
  await people?.close();
  await product?.stop();
});

const settle = async (page: Page, who: typeof ana, from: string, to: string) => {
  await register(page, who);
  await fillProfile(page, who.bio);
  await addTrip(page, 'Lisbon, Portugal', from, to);
  await addInterests(page, ['Food & Drink', 'Photography']);
};

const write = async (page: Page, ...texts: string[]) => {
  for (const text of texts) {
    await page.getByPlaceholder('Write a message').fill(text);
    await page.keyboard.press('Enter');
  }
};

const log = (page: Page) => page.getByRole('log');
const appears = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();

/** The texts of the log that are among `texts`, in the order they stand. */
const orderOf = async (page: Page, texts: string[]) => {
  const lines = (await log(page).innerText()).split('\n').map((line) => line.trim());
  return lines.filter((line) => texts.includes(line));
};

test('Ana and Ben meet in Lisbon', async () => {
  const a = await people.arrive({ url: product.url, instance: 0 });
  const b = await people.arrive({ url: product.url, instance: 1, size: 'phone' });
  await settle(a.page, ana, anaFrom, anaTo);
  await settle(b.page, ben, benFrom, benTo);

  // Ana finds Ben by the home page's search, calendar and all, and connects.
  await a.page.goto('/');
  await a.page.getByPlaceholder('Any destination').fill('lisbon');
  await a.page.getByRole('button', { name: /Travel Dates/ }).click();
  await a.page.getByText('Select start date').waitFor();
  await pickInCalendar(a.page, anaFrom);
  await a.page.getByText('Select end date', { exact: true }).waitFor();
  await pickInCalendar(a.page, anaTo);
  await a.page.getByRole('button', { name: 'Find Matches' }).click();
  await a.page.waitForURL(`**/search?destination=lisbon&startDate=${anaFrom}&endDate=${anaTo}`);
  const card = a.page.getByRole('article').filter({ hasText: ben.name });
  await card.getByRole('button', { name: /Connect/ }).click();
  await waitForAnnouncement(a.page, notices.connected('').title);
  await card.getByRole('button', { name: /Request Sent/ }).waitFor();

  // Ben sees the request and accepts.
  await b.page.goto('/matches?tab=requests');
  await b.page.getByText(ana.name).first().waitFor();
  await b.page.getByRole('button', { name: /Accept/ }).click();
  await waitForNotice(b.page, notices.matchAccepted);

  // They chat live both ways, with typing indicator and read check mark.
  await a.page.goto('/matches?tab=matched');
  await a.page
    .getByRole('main')
    .getByRole('link', { name: /Message/ })
    .click();
  await a.page.waitForURL('**/messages/*');
  await b.page.goto('/matches?tab=matched');
  await b.page
    .getByRole('main')
    .getByRole('link', { name: /Message/ })
    .click();
  await b.page.getByText('Live', { exact: true }).first().waitFor();
  await a.page.getByText('Live', { exact: true }).first().waitFor();
  // It shows for a few seconds alone, so Ana types on until Ben sees it.
  const typing = b.page.getByText(/is typing/).first();
  const isSeen = () =>
    typing.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 30; tries += 1) {
    await a.page.getByPlaceholder('Write a message').pressSequentially('Hello B');
    if (await isSeen()) break;
    expect(tries).toBeLessThan(29);
  }
  await write(a.page, 'Hello Ben');
  await appears(b.page, 'Hello Ben');
  await log(a.page).getByRole('img', { name: /^Read/ }).first().waitFor();
  await write(b.page, 'Hello Ana');
  await appears(a.page, 'Hello Ana');

  // Ana's network drops; she writes three messages; they arrive once and in order when it returns.
  const offlineTexts = ['First tram at nine', 'Then the viewpoint', 'Then sardines'];
  a.network.cut();
  await a.page.getByText('Offline', { exact: true }).first().waitFor();
  await write(a.page, ...offlineTexts);
  await log(a.page)
    .getByText(offlineTexts[2] as string)
    .waitFor();
  expect(
    await log(b.page)
      .getByText(offlineTexts[0] as string)
      .count(),
  ).toBe(0);
  a.network.restore();
  for (const text of offlineTexts) await appears(b.page, text);
  await a.page.getByText('Live', { exact: true }).first().waitFor();
  await a.page
    .getByText(/waiting to send/)
    .first()
    .waitFor({ state: 'detached' });
  expect(await orderOf(a.page, offlineTexts)).toEqual(offlineTexts);
  expect(await orderOf(b.page, offlineTexts)).toEqual(offlineTexts);

  // Ben starts a second tab, and both show the same.
  const secondTab = await b.context.newPage();
  await secondTab.goto(b.page.url());
  const all = ['Hello Ben', 'Hello Ana', ...offlineTexts];
  await appears(secondTab, all.at(-1) as string);
  expect(await orderOf(secondTab, all)).toEqual(all);
  await secondTab.getByText('Live', { exact: true }).first().waitFor();
  await write(secondTab, 'Written in the second tab');
  await appears(b.page, 'Written in the second tab');
  await appears(a.page, 'Written in the second tab');
});

test('with the messaging files taken away the rest works, and Retry heals the slot', async () => {
  provokeErrors(/Federation Runtime/);
  const { page } = await people.arrive({ url: product.url });
  product.files.takeAway('mfe-messaging');
  await page.goto('/messages');
  await page.getByText('This part could not be loaded').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { level: 1, name: 'Explore Destinations' }).waitFor();
  await page.goBack();
  await page.getByText('This part could not be loaded').waitFor();
  product.files.putBack('mfe-messaging');
  await page.getByRole('button', { name: 'Retry' }).click();
  // A visitor is led from the messages to sign in: the frontend is there again.
  await page.waitForURL('**/login?redirect=%2Fmessages');
});
