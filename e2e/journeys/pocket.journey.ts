import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type MessageView, endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { storedText, untilSo, untilStored } from '../support/page/browser-stores.js';
import { match, signIn, signUp } from '../support/journey.js';
import { type Person, openBrowser, openPeople } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';
import { PASSWORD, addTrip, dayFromNow } from '../support/steps.js';

// In the pocket: trips and chats in a tunnel, and nothing of a person in the browser after they left it.

const said = 'Meet me at the blue tram';
const waiting = ['Ten minutes late', 'Save me the window seat'];

let product: Product;
let people: Awaited<ReturnType<typeof openPeople>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  product = await startProduct('pocket');
  [people, browser] = await Promise.all([openPeople(), openBrowser()]);
});
afterAll(async () => {
  await Promise.all([people?.close(), browser?.close()]);
  await product?.stop();
});

/** The browser has taken all that a page without a network needs. */
const isReady = (page: Page) =>
  untilSo(page, async () => {
    const names = await caches.keys();
    const hasMessages = names.some((name) => name.startsWith('wayfellow-kept-messaging-'));
    return hasMessages && navigator.serviceWorker.controller !== null;
  });

/** Two who are matched, of whom one keeps trips and chats, has read both, and closes the app. */
const closeTheApp = async (name: string) => {
  const mila = await people.arrive({ url: product.url, hasWorker: true });
  const noor = await browser.arrive({ url: product.url });
  const milaId = await signUp(mila, `mila_${name}`, `Mila ${name}`);
  const noorId = await signUp(noor, `noor_${name}`, `Noor ${name}`);
  await match(mila, milaId, noor, noorId);
  await noor.context.request.post(urlOf(endpoints.messages.send), {
    data: { receiverId: milaId, content: said },
  });
  const { page } = mila;
  await page.goto('/account?part=device');
  await page.getByRole('switch', { name: 'Keep trips and chats on this device' }).click();
  await addTrip(page, 'Lisbon, Portugal', dayFromNow(30), dayFromNow(34));
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: new RegExp(`Noor ${name}`) }).click();
  await page.getByRole('log').getByText(said).waitFor();
  await isReady(page);
  await untilStored(page, [said, 'Lisbon, Portugal', `mila_${name}@wayfellow.example`]);
  await page.close();
  return { mila, noor, milaId, noorId };
};

/** Opens the app anew, as from the home screen. */
const openTheApp = async ({ context }: Pick<Person, 'context'>, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

const band = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^No network\. Kept here since \d\d:\d\d\.$/ });

test('a cold start in a tunnel shows trips and chats, and what is written there arrives once', async () => {
  const { mila, noor, milaId } = await closeTheApp('Tunnel');
  mila.network.cut();
  const page = await openTheApp(mila, '/profile?tab=trips');
  await band(page).waitFor();
  await page.getByRole('list', { name: 'My trips' }).getByText('Lisbon, Portugal').waitFor();
  await page.getByText('Changing trips needs a network.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a trip' }).isDisabled()).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page needs a network.' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: /Noor Tunnel/ }).click();
  await page.getByRole('log').getByText(said).waitFor();
  for (const text of waiting) {
    await page.getByPlaceholder('Write a message').fill(text);
    await page.keyboard.press('Enter');
    await page.getByText(text, { exact: true }).waitFor();
  }

  mila.network.restore();
  await page.getByText('Live', { exact: true }).first().waitFor();
  await band(page).waitFor({ state: 'detached' });
  const path = urlOf(endpoints.messages.thread, { params: { id: milaId } });
  const stored = async () => {
    const messages = (await (await noor.context.request.get(path)).json()) as MessageView[];
    return messages.map(({ content }) => content);
  };
  for (const text of waiting) await page.getByRole('log').getByText(text, { exact: true }).waitFor();
  await untilSo(page, async () => Object.keys(sessionStorage).every((key) => !key.includes('outbox')));
  expect(await stored()).toEqual([said, ...waiting]);
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

/** What nobody may find in the browser of who has left it. */
const tracesOf = async (page: Page, name: string) => {
  const stored = await storedText(page);
  const traces = [said, `Mila ${name}`, `Noor ${name}`, `mila_${name}`, 'Lisbon, Portugal'];
  return traces.filter((text) => stored.includes(text));
};

test('after logging out nothing of a person is in any store, and the next one sees nothing of them', async () => {
  const { mila } = await closeTheApp('Leaves');
  let page = await openTheApp(mila, '/messages');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await waitForNotice(page, notices.loggedOut);
  expect(await tracesOf(page, 'Leaves')).toEqual([]);

  await signUp(mila, 'olga_next', 'Olga Next');
  await page.goto('/profile?tab=trips');
  await page.getByText("You don't have any trips planned yet.").waitFor();
  await untilStored(page, ['Olga Next']);
  await page.close();
  mila.network.cut();
  page = await openTheApp(mila, '/messages');
  await band(page).waitFor();
  await page.getByRole('link', { name: 'Olga Next' }).waitFor();
  expect(await tracesOf(page, 'Leaves')).toEqual([]);
});

test('a logout that the server never hears of leaves nothing either', async () => {
  const { mila } = await closeTheApp('Unheard');
  const page = await openTheApp(mila, '/messages');
  await page.getByRole('link', { name: /Noor Unheard/ }).waitFor();
  mila.network.cut();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await waitForNotice(page, notices.logoutFailed);
  expect(await tracesOf(page, 'Unheard')).toEqual([]);
  await page.close();
  const next = await openTheApp(mila, '/messages');
  await next.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
});

test('somebody else who is signed in meanwhile finds nothing of who was', async () => {
  const { mila } = await closeTheApp('Shared');
  await signIn(mila, 'olga_next', PASSWORD);
  const page = await openTheApp(mila, '/profile');
  await page.getByRole('link', { name: 'Olga Next' }).waitFor();
  await untilStored(page, ['Olga Next']);
  expect(await tracesOf(page, 'Shared')).toEqual([]);
});

test('a newer version is offered and opened once, and PWA=off takes the worker away', async () => {
  const { page } = await browser.arrive({ url: product.url, hasWorker: true });
  await page.goto('/explore');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const update = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

  withWorker((dist) => `${readFileSync(join(dist, 'sw.js'), 'utf8')}\n// The next release.`);
  await update();
  await page.getByText(notices.newerVersion.title).waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Open it now' }).click();
  await loaded;
  await untilSo(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.waiting && navigator.serviceWorker.controller !== null;
  });

  withWorker((dist) => readFileSync(join(dist, 'sw-off.js'), 'utf8'));
  await update();
  await untilSo(page, async () => (await caches.keys()).length === 0);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Explore Destinations' }).waitFor();
});
