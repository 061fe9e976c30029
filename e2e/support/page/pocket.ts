import type { Page } from 'playwright-core';
import type { Person } from '../people.js';
import { nextFrame, untilSo } from './browser-stores.js';

/** Has this device keep trips and chats. */
export const turnPocketOn = async (page: Page): Promise<void> => {
  await page.goto('/account?part=device');
  await page.getByRole('switch', { name: 'Keep trips and chats on this device' }).click();
};

/** The names of the caches with the versions of a remote that the browser has kept. */
const keptVersions = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const names = (await caches.keys()).filter((key) => key.startsWith(`wayfellow-kept-${name}-`));
    const whole = await Promise.all(names.map((cacheName) => caches.match('/location.json', { cacheName })));
    return names.filter((_, index) => whole[index]);
  }, remote);

/** Waits until the browser has kept a version of a remote, besides those of `before`; gives its name. */
export const untilKept = async (page: Page, remote: string, before: string[] = []): Promise<string> => {
  await untilSo(page, async () => navigator.serviceWorker.controller !== null);
  for (;;) {
    const [version] = (await keptVersions(page, remote)).filter((name) => !before.includes(name));
    if (version) return version;
    await nextFrame(page);
  }
};

/** How the key of a read stands in what the browser has stored, where its answer is kept. */
export const keyKept = (path: string, params = {}, query = {}): string =>
  // It is text within a record, and goes on with the kind of the read.
  JSON.stringify(JSON.stringify([path, params, query]).slice(0, -1)).slice(1, -1);

/** Opens the app anew, as from the home screen. */
export const openTheApp = async ({ context }: Pick<Person, 'context'>, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** The band that says since when what is shown is kept. */
export const band = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^No network\. Kept here since \d\d:\d\d\.$/ });
