import { TAGLINE, endpoints, fetchErrors, notices, problems, urlOf } from '@wayfellow/contracts';
import type { Page, Route } from 'playwright-core';
import { linesOf } from '../support/screens.js';
import { setStage } from '../support/stage.js';
import { PASSWORD, dayFromNow, pickInCalendar } from '../support/steps.js';

// The home page: hero, search panel, featured travelers, popular destinations, and what they do when clicked.

const { arrive } = setStage('home');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Travel dates' });
const dates = (page: Page) => page.getByRole('button', { name: /Travel Dates/ });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Travelers' });
const popular = (page: Page) => page.getByRole('region', { name: 'Popular Destinations' });
const search = (page: Page) => page.getByRole('button', { name: 'Find Matches' }).click();

/** 'May 3, 2027' of 2027-05-03. */
const asDisplayed = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
/** 'May 3' of 2027-05-03. */
const asShort = (day: string) => asDisplayed(day).replace(/, \d+$/, '');

/** Answers a call in the server's place, as long as nothing else is said. */
const answering = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Holds a call back until it is let go. */
const held = async (page: Page, url: string) => {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
};

const travelersUrl = `**${urlOf(endpoints.search.travelers)}*`;
const destinationsUrl = `**${urlOf(endpoints.destinations.list)}?*`;

describe('the hero', () => {
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
    await page.getByText(notices.connectFailed().description).waitFor();
    await same.getByRole('button', { name: /^Connect\b/ }).waitFor();
    await page.unroute(`**${urlOf(endpoints.matches.create)}`, fail);

    const release = await held(page, `**${urlOf(endpoints.matches.create)}`);
    await same.getByRole('button', { name: /^Connect\b/ }).click();
    const busy = same.getByRole('button', { name: /Connecting\.\.\./ });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await page.getByText(notices.connected(name).description).waitFor();
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
    await page.getByText(notices.connectNeedsLogin.description).waitFor();
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

test('the sections stand in order, with three quotes and two buttons of the stores', async () => {
  const { page } = await arrive();
  await page.goto('/');
  await cardsOf(page).first().waitFor();
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

const cardsOf = (page: Page) => featured(page).getByRole('article');
