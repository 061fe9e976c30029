import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { signIn } from '../support/journey.js';
import { openBrowser, provokeErrors } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';
import { type Changes, buildMessaging } from '../support/remote-builds.js';

// The messages' frontend is deployed by itself, under a running product and pages that are open.

const here = 'Select a conversation';
const there = 'Choose a conversation';
const manifests = '**/remotes/mfe-messaging/mf-manifest.json';

/** A version that is nothing but its contract. */
const withContract = (contractVersion: string, Routes = '() => null'): Changes => ({
  'src/main.ts': () => 'export {};',
  'src/routes.tsx': () => `import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
    export default { contractVersion: ${contractVersion}, Routes: ${Routes} };`,
});

let folder: string;
let product: Product;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfellow-builds-'));
  product = await startProduct('rollout');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const arrive = () => browser.arrive({ url: product.url });
const arriveAs = async (username: string) => {
  const guest = await arrive();
  await signIn(guest, username);
  return guest;
};
const rollOut = (dist?: string) => product.files.rollOut('mfe-messaging', dist);
const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const explore = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { level: 1, name: 'Explore Destinations' }).waitFor();
};
const failure = async (page: Page, words: RegExp) => {
  const note = page.getByRole('main').getByRole('alert');
  await note.getByText('This part could not be loaded').waitFor();
  await note.getByText(words).waitFor();
};
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();
/** The messages' frontend is at work: it leads a visitor to sign in. */
const worked = (page: Page) => page.waitForURL('**/login?redirect=%2Fmessages');

test('a second version is rolled out and back, twice: open pages go on, and the next visit runs what is there', async () => {
  const built = await buildMessaging(join(folder, 'next'), {
    'src/features/thread/parts/thread-states.tsx': (text) => text.replace(here, there),
  });
  const rounds = [
    [built, here, there],
    [undefined, there, here],
  ] as const;
  for (const [dist, before, after] of [...rounds, ...rounds]) {
    const [open, elsewhere] = [await arriveAs('ana'), await arriveAs('ben')];
    await open.page.goto('/messages');
    await shows(open.page, before);
    await elsewhere.page.goto('/');
    await explore(elsewhere.page);

    rollOut(dist);
    const text = `Written while ${before} goes`;
    await open.page
      .getByRole('main')
      .getByRole('link', { name: /Ben Okafor/ })
      .click();
    await open.page.getByPlaceholder('Write a message').fill(text);
    await open.page.keyboard.press('Enter');
    await open.page.getByRole('log').getByText(text, { exact: true }).last().waitFor();
    await open.page.goBack();
    await shows(open.page, before);
    await elsewhere.page
      .getByRole('banner')
      .getByRole('link', { name: /Messages/ })
      .click();
    await shows(elsewhere.page, after);
    await open.page.reload();
    await shows(open.page, after);

    for (const { errors, context } of [open, elsewhere]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  }
});

test.each([
  ['of an older contract', withContract('REMOTE_CONTRACT_VERSION - 1'), /made for another version/],
  ['of a newer contract', withContract('REMOTE_CONTRACT_VERSION + 1'), /made for another version/],
  [
    'that breaks where it is shown',
    withContract('REMOTE_CONTRACT_VERSION', '() => { throw new Error("a bug"); }'),
    /The rest of Wayfellow works/,
  ],
])(
  'a version %s shows its slot’s words and harms nobody, and Retry heals it',
  async (what, changes, words) => {
    provokeErrors(/RemoteContractError|Error: a bug/);
    rollOut(await buildMessaging(join(folder, what.replaceAll(' ', '-')), changes));
    const { page } = await arrive();
    await page.goto('/messages');
    await failure(page, words);
    await explore(page);
    await page.goBack();
    await failure(page, words);

    rollOut();
    await retry(page);
    await worked(page);
  },
);

test('a version that never answers is given up, and Retry heals it', async () => {
  provokeErrors(/No answer within/);
  const { page } = await arrive();
  // It is as good as down after 15 s.
  await page.route(manifests, () => undefined);
  await page.goto('/messages');
  await failure(page, /The rest of Wayfellow works/);
  await page.unroute(manifests);
  await retry(page);
  await worked(page);
});
