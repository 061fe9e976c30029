import type { Page, Request, Response } from 'playwright-core';
import { setUpJourney } from '../support/journey.js';

// What a visitor's first page costs. Sizes, no times: the same on every machine.

const { arrive } = setUpJourney('first_page');

/** The most bytes of JavaScript that a cold visit brings over the wire, without what is fetched ahead of need. */
const budgets = [
  { path: '/', as: undefined, most: 142_500 },
  { path: '/explore', as: undefined, most: 143_000 },
  { path: '/destinations/1', as: undefined, most: 185_500 },
  { path: '/search', as: undefined, most: 238_000 },
  { path: '/subscription', as: undefined, most: 207_000 },
  { path: '/matches', as: 'ana', most: 238_000 },
  { path: '/messages', as: 'ana', most: 214_000 },
  { path: '/crossings', as: 'ana', most: 257_000 },
];

/** Cumulative layout shift (https://web.dev/articles/cls); 0.1 counts as good. */
const mostLayoutShift = 0.02;

/** The scripts of a page and all that it shows, without what is fetched ahead of need. */
const scriptsOf = async (page: Page, path = '/'): Promise<Response[]> => {
  const scripts = new Map<string, Promise<Response | null>>();
  // A preloaded script is asked for twice and comes once: of the other request there is no end.
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.set(request.url(), request.response());
  };
  page.on('requestfinished', note);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // What comes later is nobody's: its response would be asked for while the window closes.
  page.off('requestfinished', note);
  return (await Promise.all(scripts.values())).filter((script) => script !== null);
};

/** Waits for the two faces that the first page is written in. Fonts of the machine stand in for them before, and count as loaded. */
const fontsHaveCome = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.filter(({ family }) => family.includes('Variable')).length === 2;
  });

describe('the first page', () => {
  it.each(budgets)(
    'brings at most $most bytes of JavaScript over the wire for $path',
    async ({ path, as, most }) => {
      const { page } = await arrive({ as });
      const scripts = await scriptsOf(page, path);
      const sizes = await Promise.all(
        scripts.map(async (script) => (await script.request().sizes()).responseBodySize),
      );
      const sum = sizes.reduce((all, one) => all + one, 0);
      // The frame and the screen are in it: nothing was left uncounted.
      expect(sum).toBeGreaterThan(most / 2);
      expect(sum).toBeLessThanOrEqual(most);
    },
  );

  it('has every script compressed by brotli and cached forever', async () => {
    const { page } = await arrive();
    for (const script of await scriptsOf(page)) {
      const { 'cache-control': keeping, 'content-encoding': encoding } = script.headers();
      expect(keeping).toContain('immutable');
      // Less than a kilobyte is sent as it is.
      if ((await script.body()).length >= 1024) expect(encoding).toBe('br');
    }
  });

  it('fetches nothing of the remotes before one is reached for', async () => {
    const { page } = await arrive();
    const scripts = await scriptsOf(page);
    expect(
      scripts.map((script) => new URL(script.url()).pathname).filter((path) => path.includes('/remotes/')),
    ).toEqual([]);
    const remote = page.waitForResponse('**/remotes/mfe-subscription/**');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Premium' }).hover();
    expect((await remote).ok()).toBe(true);
  });

  it.each([
    ['/', 'Find Your Perfect Travel Companion', 'article'],
    ['/explore', 'Explore Destinations', 'a[href^="/destinations/"]'],
  ])('shows %s before any script has come, and keeps what it shows', async (path, title, card) => {
    const { page } = await arrive();
    const complaints: string[] = [];
    page.on('console', (message) => {
      // A visitor is told by this status that nobody is signed in.
      if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    let letScriptsCome = (): void => undefined;
    const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/*.js', async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    const early = await heading.elementHandle();
    // Lines are a little wider or narrower in the fallback.
    await fontsHaveCome(page);
    const place = await heading.boundingBox();

    letScriptsCome();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
    await page.getByRole('main').locator(card).first().waitFor();
    expect(await heading.evaluate((now, then) => now === then, early)).toBe(true);
    expect(await heading.boundingBox()).toEqual(place);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/', 'article'],
    ['/explore', 'a[href^="/destinations/"]'],
  ])('moves nothing on %s when the fonts come', async (path, card) => {
    const { page } = await arrive({ size: 'phone' });
    let letFontsCome = (): void => undefined;
    const fontsMayCome = new Promise<void>((resolve) => (letFontsCome = resolve));
    await page.route('**/*.woff2', async (route) => {
      await fontsMayCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').locator(card).first().waitFor();
    const moved = await page.evaluateHandle(() => {
      const seen = { shift: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
      return seen;
    });

    letFontsCome();
    await fontsHaveCome(page);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    expect((await moved.jsonValue()).shift).toBeLessThanOrEqual(mostLayoutShift);
  });
});
