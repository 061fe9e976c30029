import { endpoints, fetchErrors, notices, problems, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { answering, held } from '../support/calls.js';
import { linesOf } from '../support/screens.js';
import { setUpJourney } from '../support/journey.js';
import { PASSWORD, asDisplayed, dayFromNow } from '../support/steps.js';

// The home page: featured travelers, popular destinations, and what they do when clicked.

const { arrive } = setUpJourney('home-cards');

const featured = (page: Page) => page.getByRole('region', { name: 'Featured Travelers' });
const popular = (page: Page) => page.getByRole('region', { name: 'Popular Destinations' });

const travelersUrl = `**${urlOf(endpoints.search.travelers)}*`;
const destinationsUrl = `**${urlOf(endpoints.destinations.list)}?*`;

/** 'May 3' of 2027-05-03. */
const asShort = (day: string) => asDisplayed(day).replace(/, \d+$/, '');

describe('featured travelers', () => {
  const cards = (page: Page) => featured(page).getByRole('article');

  test('are four skeletons, then the travelers who leave soonest', async () => {
    const { page } = await arrive();
    const release = await held(page, travelersUrl);
    await page.goto('/');
    const grid = featured(page).locator('[aria-busy=true]');
    await grid.waitFor();
    expect(await grid.locator(':scope > *').count()).toBe(4);
    release();
    await cards(page).first().waitFor();
    const [soonest] = (await (await page.request.get(urlOf(endpoints.search.travelers))).json()) as {
      name: string;
      age: number;
      destination: string;
      startDate: string;
      bio: string;
    }[];
    const first = await cards(page).first().innerText();
    expect(await cards(page).count()).toBe(4);
    expect(first).toContain(`${soonest?.name}, ${soonest?.age}`);
    expect(first).toContain(soonest?.destination);
    expect(first).toContain(asShort(soonest?.startDate as string));
    expect(first).toContain(soonest?.bio.slice(0, 20));
    expect(
      await linesOf(
        cards(page)
          .first()
          .getByText(soonest?.bio as string),
      ),
    ).toBe('2');
    await featured(page).getByRole('link', { name: 'View All' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/search');
  });

  test("carry 'Edit Profile' where the trip is the viewer's own", async () => {
    const { page, context } = await arrive();
    const account = {
      username: 'soonest',
      password: PASSWORD,
      email: 's@wayfellow.example',
      name: 'Sunniva Strand',
    };
    await context.request.post(urlOf(endpoints.auth.register), { data: account });
    const trip = { destination: 'Peru', startDate: dayFromNow(0), endDate: dayFromNow(3) };
    await context.request.post(urlOf(endpoints.trips.create), { data: trip });
    await page.goto('/');
    const own = cards(page).filter({ hasText: account.name });
    await own.getByRole('button', { name: 'Edit Profile' }).click();
    await page.waitForURL('**/profile');
  });

  test('connect once: busy while it runs, then said so, and on the card; idle again after a failure', async () => {
    const { page } = await arrive({ as: 'saoirse' });
    await page.goto('/');
    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: /^Connect\b/ }) })
      .first();
    const name = (await card.getByRole('heading').innerText()).replace(/, \d+$/, '');
    const same = cards(page).filter({ hasText: name });
    const fail = answering(500, {});
    await page.route(`**${urlOf(endpoints.matches.create)}`, fail);
    await card.getByRole('button', { name: /^Connect\b/ }).click();
    await waitForNotice(page, notices.connectFailed());
    await same.getByRole('button', { name: /^Connect\b/ }).waitFor();
    await page.unroute(`**${urlOf(endpoints.matches.create)}`, fail);

    const release = await held(page, `**${urlOf(endpoints.matches.create)}`);
    await same.getByRole('button', { name: /^Connect\b/ }).click();
    const busy = same.getByRole('button', { name: /Connecting\.\.\./ });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await waitForNotice(page, notices.connected(name));
    await same.getByRole('button', { name: /Request Sent/ }).waitFor();
  });

  test('ask a visitor to log in, and ask nothing of the server', async () => {
    const { page } = await arrive();
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Connect\b/ })
      .click();
    await waitForNotice(page, notices.connectNeedsLogin);
    expect(sent).toEqual([]);
  });

  test('are the four samples, said to be such, when the answer is empty', async () => {
    const { page } = await arrive();
    await page.route(travelersUrl, answering(200, []));
    await page.goto('/');
    await featured(page)
      .getByText(/These are sample travelers/)
      .waitFor();
    const places = await cards(page).allInnerTexts();
    expect(places.map((text) => /Japan|Bali|Italy|Costa Rica/.exec(text)?.[0]).sort()).toEqual([
      'Bali',
      'Costa Rica',
      'Italy',
      'Japan',
    ]);
    expect(await cards(page).getByRole('link').count()).toBe(0);
  });

  test('a failed answer says so instead of showing samples, and Retry reads again', async () => {
    const { page } = await arrive();
    const fail = answering(503, { detail: problems.unavailable.detail });
    await page.route(travelersUrl, fail);
    await page.goto('/');
    await featured(page).getByRole('alert').getByText('Failed to fetch travelers.').waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.unroute(travelersUrl, fail);
    await featured(page).getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
    expect(await featured(page).getByRole('alert').count()).toBe(0);
  });
});

describe('popular destinations', () => {
  const cards = (page: Page) => popular(page).getByRole('article');

  test('are six skeletons, then places with the way to their travelers and tips', async () => {
    const { page } = await arrive();
    const release = await held(page, destinationsUrl);
    await page.goto('/');
    const grid = popular(page).locator('[aria-busy=true]');
    await grid.waitFor();
    expect(await grid.locator(':scope > *').count()).toBe(6);
    release();
    const bali = cards(page).filter({ hasText: 'Bali, Indonesia' });
    await bali.getByText(/\d+ travelers planning trips/).waitFor();
    expect(await cards(page).count()).toBe(6);
    expect(await bali.getByRole('link', { name: 'Travel Tips' }).getAttribute('href')).toMatch(
      /^\/destinations\/\d+\/tips$/,
    );
    await bali.getByRole('link', { name: 'Explore Buddies' }).click();
    await page.waitForURL('**/search?destination=Bali%2C+Indonesia');
  });

  test('are the six samples, said to be such and leading nowhere, when the answer is empty', async () => {
    const { page } = await arrive();
    await page.route(destinationsUrl, answering(200, []));
    await page.goto('/');
    await popular(page)
      .getByText(/These are sample destinations/)
      .waitFor();
    const names = await cards(page).getByRole('heading').allInnerTexts();
    expect(names).toEqual(['Bali, Indonesia', 'Japan', 'Thailand', 'Italy', 'Spain', 'Peru']);
    expect(await cards(page).getByRole('link').count()).toBe(0);
    for (const button of await cards(page).getByRole('button').all())
      expect(await button.isDisabled()).toBe(true);
  });

  test('a failed answer says so instead of showing samples, and Retry reads again', async () => {
    const { page } = await arrive();
    const fail = answering(503, { detail: problems.unavailable.detail });
    await page.route(destinationsUrl, fail);
    await page.goto('/');
    await popular(page).getByRole('alert').getByText(fetchErrors.destinations).waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.unroute(destinationsUrl, fail);
    await popular(page).getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
  });
});
