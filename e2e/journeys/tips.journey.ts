import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForAnnouncement, waitForNotice } from '../support/announcements.js';
import { answering } from '../support/calls.js';
import { fieldOf } from '../support/forms.js';
import { placeNamed, quietPlace } from '../support/places.js';
import { setUpJourney } from '../support/journey.js';

// The tips on a place, for visitors and for travelers.

const { arrive } = setUpJourney('tips');

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const tip = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const title = 'Tram 28 before breakfast';
const content = 'The first car leaves before seven, and every seat by a window is free.';
const open = async (page: Page, query = '') => {
  const { id, name } = await placeNamed(page, 'Lisbon, Portugal');
  await page.goto(`/destinations/${id}/tips${query}`);
  await page.getByRole('heading', { level: 1, name: `Travel Tips for ${name}` }).waitFor();
};

test('a tip is shared, found under its category alone, and deleted by its author after a question', async () => {
  const { page } = await arrive({ as: 'ana' });
  await open(page);
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'All Tips',
    'Beaches',
    'Food',
    'Attractions',
    'Transportation',
    'Safety',
    'Viewpoints',
    'Accommodation',
    'Nightlife',
  ]);
  const share = button(page, 'Share a travel tip');
  const form = page.getByRole('form', { name: 'Share Your Travel Tips' });
  await share.click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
  await share.click();
  await fieldOf(form, 'Title').fill(title);
  await fieldOf(form, 'Your tip').fill(content);
  await form.getByLabel('Category').selectOption({ label: 'Transportation' });
  await form.getByRole('button', { name: 'Share tip' }).click();
  await waitForNotice(page, notices.tipCreated);
  await form.waitFor({ state: 'detached' });
  await tip(page, title).getByText(content).waitFor();
  await tab(page, 'Transportation').click();
  await page.waitForURL('**?category=transportation');
  await tip(page, title).waitFor();
  await tab(page, 'Nightlife').click();
  await page.waitForURL('**?category=nightlife');
  await tip(page, title).waitFor({ state: 'detached' });
  await tab(page, 'All Tips').click();

  const ben = (await arrive({ as: 'ben' })).page;
  await open(ben);
  await tip(ben, title).waitFor();
  expect(
    await tip(ben, title)
      .getByRole('button', { name: /^Delete/ })
      .count(),
  ).toBe(0);

  const own = tip(page, title);
  expect(await own.getByRole('button', { name: /^Upvote/ }).count()).toBe(0);
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await own.waitFor({ state: 'detached' });
  await ben.reload();
  await ben.getByRole('article').first().waitFor();
  expect(await tip(ben, title).count()).toBe(0);
});

test('an upvote counts once and can be taken back; a visitor is asked to log in', async () => {
  const { page } = await arrive({ as: 'hemi' });
  await open(page);
  const upvote = page.getByRole('button', { name: /^Upvote/, pressed: false }).first();
  const votes = Number((await upvote.innerText()).trim());
  const card = page.getByRole('article').filter({ has: upvote }).first();
  const heading = await card.getByRole('heading').innerText();
  const same = tip(page, heading).getByRole('button', { name: /^Upvote/ });
  const stored = () => page.waitForResponse((answer) => answer.url().endsWith('/upvote'));
  const put = stored();
  await same.click();
  expect((await put).request().method()).toBe('PUT');
  await tip(page, heading)
    .getByRole('button', { name: new RegExp(`, ${votes + 1} vote`), pressed: true })
    .waitFor();
  const taken = stored();
  await same.click();
  expect((await taken).request().method()).toBe('DELETE');
  await tip(page, heading)
    .getByRole('button', { name: new RegExp(`, ${votes} vote`), pressed: false })
    .waitFor();

  const visitor = (await arrive()).page;
  await open(visitor);
  expect(await button(visitor, 'Share a travel tip').count()).toBe(0);
  await visitor
    .getByRole('button', { name: /^Upvote/ })
    .first()
    .click();
  await waitForAnnouncement(visitor, 'Please log in to upvote travel tips.');
  const quiet = await quietPlace(visitor);
  await visitor.goto(`/destinations/${quiet.id}/tips`);
  await visitor.getByText(/Please log in to share yours/).waitFor();
});

test('tips on shopping and culture stand under All Tips alone', async () => {
  const { page } = await arrive({ as: 'ana' });
  const { id } = await quietPlace(page);
  const data = {
    title: 'Sunday flea market',
    content: 'Come before nine, the good lamps go first.',
    category: 'shopping',
  };
  await page.request.post(urlOf(endpoints.tips.create, { params: { id } }), { data });
  await page.goto(`/destinations/${id}/tips`);
  await tip(page, data.title).waitFor();
  await tab(page, 'Food').click();
  await page.getByText('No Travel Tips Yet').waitFor();
});

test('a failed reading says so, and Retry reads again', async () => {
  const { page } = await arrive();
  const fail = answering(503, {});
  await page.route('**/api/destinations/*/tips*', fail);
  await open(page);
  await page.getByText('Failed to fetch travel tips').waitFor();
  await page.unroute('**/api/destinations/*/tips*', fail);
  await button(page, 'Retry').click();
  await page.getByRole('article').first().waitFor();
});
