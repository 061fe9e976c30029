import { chromium } from 'playwright-core';
import { chromiumOptions } from '../../tools/testing/chromium.mjs';

/** The demo traveler whom signed-in pages are measured with. */
const account = { username: 'ana', password: 'wayfellow-demo' };

/** The Chromium of this machine: CHROMIUM_PATH, or one on PATH. */
export const openBrowser = () => chromium.launch(chromiumOptions());

/**
 * A window with an empty cache. Without `idlePreload` the browser asks to save data, and the product fetches
 * nothing ahead of need: what a page itself needs is then all that comes.
 */
export async function openWindow(browser, url, { cookies = [], idlePreload = false, viewport } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewport ?? { width: 1440, height: 900 },
    // What it takes for later is not what a page needs.
    serviceWorkers: 'block',
  });
  if (cookies.length) await context.addCookies(cookies);
  if (!idlePreload) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  return { context, page: await context.newPage() };
}

/** The cookies of the demo traveler, signed in. */
export async function signIn(browser, url) {
  const { context, page } = await openWindow(browser, url);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
