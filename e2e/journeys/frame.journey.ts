import { notices, timing } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { typeLogin } from '../support/steps.js';
import { setUpJourney } from '../support/journey.js';

// What surrounds every screen: header, bottom bar, theme, toasts, unknown addresses, and the way through sign-in.

const journey = setUpJourney('frame');
const { arrive } = journey;

const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const entriesOf = async (page: Page, name: string) => {
  await nav(page, name).getByRole('link').first().waitFor();
  const texts = await nav(page, name).getByRole('link').allInnerTexts();
  return texts.map((text) => text.split('\n')[0]);
};
const toast = (page: Page, title: string) =>
  page.locator('[role=status], [role=alert]').filter({ has: page.getByText(title, { exact: true }) });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isTheme = (page: Page, wanted: string) => page.locator(`html[data-theme=${wanted}]`).waitFor();

describe('header, menu and bottom bar', () => {
  test('a visitor sees Explore, Premium and the two ways in', async () => {
    const { page } = await arrive();
    await page.goto('/explore');
    expect(await entriesOf(page, 'Main')).toEqual(['Explore', 'Premium']);
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).waitFor();
    const premium = nav(page, 'Main').getByRole('link', { name: 'Premium' });
    expect(await premium.locator('svg.star').count()).toBe(1);
    expect(await nav(page, 'Sections').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  });

  test('a traveler sees the personal places, their name and the way out', async () => {
    const { page } = await arrive({ as: 'ana' });
    await page.goto('/explore');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Log Out' }).waitFor();
    await banner.getByRole('link', { name: 'Ana Duarte' }).waitFor();
    expect(await banner.getByText('Ana Duarte').isVisible()).toBe(true);
    expect((await entriesOf(page, 'Main')).map((text) => text?.replace(/\d.*$/, ''))).toEqual([
      'Explore',
      'Matches',
      'Messages',
      'My Profile',
      'Premium',
    ]);
  });

  test.each([900, 1000, 1100])(
    'a traveler reads their name in a header of %i px, which fits',
    async (width) => {
      const { page } = await arrive({ as: 'ana' });
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/explore');
      const banner = page.getByRole('banner');
      await nav(page, 'Main')
        .getByRole('link', { name: /^Messages \d/ })
        .waitFor();
      expect((await banner.getByText('Ana Duarte').boundingBox())?.width).toBeGreaterThan(50);
      expect(await banner.getByRole('button', { name: 'Log Out' }).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test('on a phone there are the bottom bar, and a menu that closes on every route change', async () => {
    const { page } = await arrive({ as: 'ana', size: 'phone' });
    await page.goto('/');
    // A visitor's, which it is until the session is known, has fewer.
    await nav(page, 'Sections').getByRole('link', { name: 'Messages' }).waitFor();
    expect(await nav(page, 'Main').isVisible()).toBe(false);
    const sections = await nav(page, 'Sections').getByRole('link').allInnerTexts();
    expect(sections.map((text) => text.split('\n').at(-1))).toEqual([
      'Explore',
      'Matches',
      'Messages',
      'Profile',
      'Premium',
    ]);
    const bar = await nav(page, 'Sections').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
    const closes = () => page.getByRole('button', { name: 'Close menu' }).waitFor({ state: 'detached' });
    const open = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await nav(page, 'Menu').waitFor();
    };
    await open();
    await nav(page, 'Menu').getByRole('link', { name: 'Explore' }).click();
    await page.waitForURL('**/explore');
    await closes();
    await open();
    await nav(page, 'Sections').getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/profile');
    await closes();
    await open();
    await page.goBack();
    await page.waitForURL('**/explore');
    await closes();
  });

  test('logging out says so, leads home, and the server forgets the session', async () => {
    const { page, context } = await arrive({ as: 'ana' });
    const cookies = await context.cookies();
    await page.goto('/explore');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await waitForNotice(page, notices.loggedOut);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
    await context.addCookies(cookies);
    expect((await context.request.get('/api/auth/me')).status()).toBe(401);
  });
});

describe('theme', () => {
  test('is light unless another was chosen, also where the system is dark', async () => {
    const { page } = await arrive();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/explore');
    expect(await theme(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('is applied before anything is painted', async () => {
    const { page } = await arrive({ theme: 'dark' });
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { themesSeen: seen });
      // The body is what can be painted first.
      new MutationObserver(() => document.body && seen.push(document.documentElement.dataset.theme)).observe(
        document,
        { childList: true, subtree: true },
      );
    });
    await page.goto('/explore');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { themesSeen: string[] }).themesSeen);
    expect(new Set(seen)).toEqual(new Set(['dark']));
  });

  test("is kept under the key 'theme', follows other tabs, and the system where that was chosen", async () => {
    const { page, context } = await arrive();
    await page.emulateMedia({ colorScheme: 'light' });
    const other = await context.newPage();
    await Promise.all([page.goto('/explore'), other.goto('/explore')]);
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await isTheme(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await other.bringToFront();
    await isTheme(other, 'dark');
    await other.getByRole('button', { name: 'Theme: dark' }).waitFor();
    await page.bringToFront();
    await page.getByText('System', { exact: true }).click();
    await isTheme(page, 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    await page.emulateMedia({ colorScheme: 'dark' });
    await isTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await isTheme(page, 'light');
  });
});

test('every unknown address shows the 404 card, whichever frontend it belongs to', async () => {
  const { page } = await arrive({ as: 'ana' });
  for (const path of [
    '/nowhere',
    '/destinations',
    '/destinations/1/nowhere',
    '/search/nowhere',
    '/matches/nowhere',
    '/quiz/nowhere',
    '/messages/1/nowhere',
    '/subscription/nowhere',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
  }
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

describe('the way through sign-in', () => {
  test.each([
    ['/profile?tab=trips', notices.profileNeedsLogin],
    ['/matches?tab=sent', notices.matchesNeedLogin],
    ['/messages', notices.messagesNeedLogin],
  ])('from %s: a notice, the sign-in page, and back', async (path, notice) => {
    const { page } = await arrive();
    await page.goto(path);
    await page.waitForURL(`**/login?redirect=${encodeURIComponent(path)}`);
    expect((await waitForNotice(page, notice)).role).toBe('alert');
    await typeLogin(page, 'ana');
    await page.waitForURL(`**${path}`);
    await waitForNotice(page, notices.loggedIn('Ana Duarte'));
  });

  test('/auth is the same page, and leads to no other site', async () => {
    const leadsTo = async (redirect: string, goal: string) => {
      const { page } = await arrive();
      await page.goto(`/auth?redirect=${encodeURIComponent(redirect)}`);
      await typeLogin(page, 'ana');
      await page.waitForURL(new URL(goal, journey.product.url).href);
    };
    await leadsTo('/explore?q=japan', '/explore?q=japan');
    await leadsTo('https://example.org/', '/');
    await leadsTo('//example.org/', '/');
  });
});

test('toasts come one at a time and go after five seconds', async () => {
  const { page } = await arrive();
  await page.clock.install();
  await page.goto('/');
  const connect = page.getByRole('article').first().getByRole('button', { name: 'Connect' });
  await connect.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await connect.click();
  const login = toast(page, notices.connectNeedsLogin.title);
  await login.getByText(notices.connectNeedsLogin.description).waitFor();
  await page.clock.runFor(timing.toastMs - 1);
  expect(await login.isVisible()).toBe(true);
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Connect' }).click();
  expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(timing.toastMs - 1);
  expect(await login.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await login.waitFor({ state: 'detached' });
});
