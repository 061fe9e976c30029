import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { notices } from '@wayfellow/contracts';
import { type Page, chromium } from 'playwright-core';
import { chromiumOptions } from '../../tools/testing/chromium.mjs';
import { signIn, signUp } from '../support/journey.js';
import { untilSo, untilStored } from '../support/page/browser-stores.js';
import { band, openTheApp, turnPocketOn, untilKept } from '../support/page/pocket.js';
import { openPeople, provokeErrors } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';
import { buildMessaging } from '../support/remote-builds.js';

// What the service worker keeps: code, of one version whole, that is checked, replaced and taken away.

const here = 'Select a conversation';
const there = 'Choose a conversation';

let folder: string;
let product: Product;
let people: Awaited<ReturnType<typeof openPeople>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfellow-builds-'));
  [product, people] = await Promise.all([startProduct('worker'), openPeople()]);
});
// What cannot be asked without a network, or is refused, is told in the console.
beforeEach(() => provokeErrors(/TypeError: Failed to fetch|ChunkLoadError|integrity/i));
afterAll(async () => {
  await people?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const arrive = () => people.arrive({ url: product.url, hasWorker: true });
const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const explores = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Explore Destinations' }).waitFor();

/** Somebody who keeps trips and chats on their device, and has read their messages. */
const keeper = async (username: string) => {
  const person = await arrive();
  await signIn(person, username);
  await turnPocketOn(person.page);
  await person.page.goto('/messages');
  await shows(person.page, here);
  // Whose data it is; without that there is nobody to show messages to.
  await untilStored(person.page, ['"key":"me"']);
  return { ...person, kept: await untilKept(person.page, 'messaging') };
};

test('a remote that is deployed without one’s network, or while it is open, runs whole: as it was, then as it is', async () => {
  const { page, context, network, kept } = await keeper('ana');
  const dist = await buildMessaging(join(folder, 'next'), {
    'src/features/thread/parts/thread-states.tsx': (text) => text.replace(here, there),
  });
  network.cut();
  product.files.rollOut('mfe-messaging', dist);
  const offline = await openTheApp({ context }, '/messages');
  await band(offline).waitFor();
  await shows(offline, here);

  network.restore();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ben Okafor/ })
    .click();
  await page.getByPlaceholder('Write a message').fill('Written in the version before');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Written in the version before', { exact: true }).waitFor();
  await page.goBack();
  await shows(page, here);
  await page.reload();
  await shows(page, there);

  await untilKept(page, 'messaging', [kept]);
  network.cut();
  await offline.reload();
  await band(offline).waitFor();
  await shows(offline, there);
  product.files.rollOut('mfe-messaging');
});

test('who keeps nothing on the device is told without a network that their screens need one, and not to sign in', async () => {
  const person = await arrive();
  const { page, context, network } = person;
  await signIn(person, 'ben');
  await page.goto('/explore');
  await untilSo(page, async () => navigator.serviceWorker.controller !== null);
  network.cut();
  await context.setOffline(true);
  for (const path of ['/profile', '/matches']) {
    await page.goto(path);
    await page.getByRole('alert').getByText('This page needs a network.').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  network.restore();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Matches' }).waitFor();
});

test('an entry that was tampered with in the browser’s caches is refused, and asked for anew', async () => {
  const { page, context, network } = await keeper('ben');
  // What is read from a cache is not put there: nothing is on its way any more that would heal it.
  await page.reload();
  await shows(page, here);
  // The browser has the entry that it checked in its memory, besides, and would run that.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (/mfe-messaging\/remoteEntry\.\w+\.js$/.test(url)) {
          const entry = await (await cache.match(url))?.text();
          const headers = { 'content-type': 'text/javascript' };
          await cache.put(url, new Response(`globalThis.isTampered = true;\n${entry}`, { headers }));
        }
    }
  });
  const isTampered = () => page.evaluate(() => 'isTampered' in globalThis);
  network.cut();
  await page.reload();
  await page.getByRole('main').getByRole('alert').getByText('This part could not be loaded').waitFor();
  expect(await isTampered()).toBe(false);

  network.restore();
  await page.reload();
  await shows(page, here);
  expect(await isTampered()).toBe(false);
});

/** Deploys the shell with another worker. */
const withWorker = (textOf: (dist: string) => string) => {
  const dist = resolve(__dirname, '../../frontend-shell/dist');
  const next = mkdtempSync(join(product.dataDir, 'shell-'));
  cpSync(dist, next, { recursive: true });
  // The compressed ones are of the worker as it was built.
  for (const encoding of ['.br', '.gz']) rmSync(join(next, `sw.js${encoding}`), { force: true });
  writeFileSync(join(next, 'sw.js'), textOf(dist));
  chmodSync(next, 0o755);
  product.files.rollOut('frontend-shell', next);
};

test('a newer version is offered in each tab and opened in one, once, and PWA=off takes the worker away', async () => {
  const { page, context } = await arrive();
  await page.goto('/explore');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const other = await openTheApp({ context }, '/explore');
  await explores(other);
  const update = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = (tab: Page) => tab.getByText(notices.newerVersion.title);

  withWorker((dist) => `${readFileSync(join(dist, 'sw.js'), 'utf8')}\n// The next release.`);
  await update();
  await Promise.all([offer(page).waitFor(), offer(other).waitFor()]);
  let loads = 0;
  for (const tab of [page, other]) tab.on('load', () => (loads += 1));
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Open it now' }).click();
  await loaded;
  await explores(page);
  await untilSo(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.waiting && navigator.serviceWorker.controller !== null;
  });
  await offer(other).waitFor({ state: 'detached' });
  // It goes on with the files that it began with.
  await other.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await other.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  expect(loads).toBe(1);

  withWorker((dist) => readFileSync(join(dist, 'sw-off.js'), 'utf8'));
  await update();
  await untilSo(page, async () => (await caches.keys()).length === 0);
  await page.reload();
  await explores(page);
  product.files.rollOut('frontend-shell');
});

test('Chromium finds nothing that keeps it from being installed', async () => {
  // A window of Playwright's own is private, and installs nothing.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), chromiumOptions());
  try {
    const page = await context.newPage();
    await page.goto(product.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const devTools = await context.newCDPSession(page);
    const manifest = await devTools.send('Page.getAppManifest');
    expect(manifest).toMatchObject({ url: `${product.url}/manifest.webmanifest`, errors: [] });
    expect(await devTools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  } finally {
    await context.close();
  }
});

test('a place that another app shares fills the form of a new route, and nothing is sent', async () => {
  const person = await arrive();
  const { page } = person;
  await signUp(person, 'shares_a_place', 'Shares a Place');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const shared = { title: 'Hanoi, Vietnam', text: 'Have a look', url: 'https://maps.example/hanoi' };
  await page.goto(`/routes/new?${new URLSearchParams(shared)}`);
  const place = page.getByRole('region', { name: 'Where next?' }).getByLabel('Destination');
  await place.waitFor();
  expect(await place.inputValue()).toBe('Hanoi, Vietnam');
  await page.waitForURL((url) => url.search === '');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});
