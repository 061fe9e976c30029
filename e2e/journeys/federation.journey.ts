import type { Page } from 'playwright-core';
import { openBrowser, provokeErrors } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';

// A frontend's entry, and what it loads, runs only if it has the address and the hash that /config.json names.

const entries = /\/remotes\/mfe-messaging\/remoteEntry\.[^/]+\.js/;
const chunks = /\/remotes\/mfe-messaging\/__federation_expose_routes\.[^/]+\.js/;
const manifests = '**/remotes/mfe-messaging/mf-manifest.json';
const foreign = 'https://elsewhere.example';
const attack = 'window.attacked = true;';

let product: Product;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  product = await startProduct('federation');
  browser = await openBrowser();
});
// What is refused is told in the console.
beforeEach(() =>
  provokeErrors(/integrity|Content Security Policy|MIME type|Federation Runtime|ChunkLoadError/i),
);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const arrive = async () => (await browser.arrive({ url: product.url })).page;
const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window);
const fallback = (page: Page) => page.getByText('This part could not be loaded').waitFor();
/** The messages' frontend is at work: it leads a visitor to sign in. */
const worked = (page: Page) => page.waitForURL('**/login?redirect=%2Fmessages');

/** Answers as the server would, but for what `change` does to the text. */
const changeOnTheWay = (page: Page, address: string | RegExp, change: (text: string) => string) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

/** Another origin that would attack; counts who asks. */
const serveForeign = async (page: Page) => {
  const asked: string[] = [];
  await page.route(`${foreign}/**`, (route) => {
    asked.push(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, contentType: 'text/javascript', body: attack });
  });
  return asked;
};

test.each([
  ['an entry', entries],
  ['a chunk', chunks],
])(
  '%s that was changed on the way is not run: the slot says so, and Retry heals it',
  async (_what, files) => {
    const page = await arrive();
    await changeOnTheWay(page, files, (script) => `${attack}${script}`);
    await page.goto('/messages');
    await fallback(page);
    expect(await isAttacked(page)).toBe(false);

    await page.unroute(files);
    await page.getByRole('button', { name: 'Retry' }).click();
    await worked(page);
    expect(await isAttacked(page)).toBe(false);
  },
);

test('a file that the manifest alone lists is not run', async () => {
  const page = await arrive();
  await page.route(/\/theme\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: attack }),
  );
  await changeOnTheWay(page, manifests, (text) => {
    const manifest = JSON.parse(text) as { exposes: { assets: { js: { sync: string[] } } }[] };
    for (const { assets } of manifest.exposes) assets.js.sync.push('../../theme.js');
    return JSON.stringify(manifest);
  });
  await page.goto('/messages');
  await worked(page);
  expect(await isAttacked(page)).toBe(false);
});

test('every file of a frontend is fetched once', async () => {
  const page = await arrive();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/.*\.js/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/messages');
  await worked(page);
  expect(fetched.filter((url) => chunks.test(url))).toHaveLength(1);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('a manifest from another origin is not even asked for', async () => {
  const page = await arrive();
  const asked = await serveForeign(page);
  await changeOnTheWay(page, '**/config.json', (config) =>
    config.replace('/remotes/mfe-messaging/', `${foreign}/`),
  );
  await page.goto('/messages');
  await fallback(page);
  expect(asked).toEqual([]);
  expect(await isAttacked(page)).toBe(false);
});

test.each([
  ['another origin', { publicPath: `${foreign}/` }],
  ['another file of ours', { remoteEntry: { name: '../../theme.js', path: '', type: 'global' } }],
  [
    'a module, for which browsers check no hash',
    { remoteEntry: { name: 'evil.js', path: '', type: 'module' } },
  ],
])('a manifest that names %s as its entry gets the fallback', async (_what, metaData) => {
  const page = await arrive();
  const asked = await serveForeign(page);
  await page.route(/\/(theme|evil)\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${attack} export const get = 1, init = 1;` }),
  );
  await changeOnTheWay(page, manifests, (text) => {
    const manifest = JSON.parse(text) as { metaData: object };
    return JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, ...metaData } });
  });
  await page.goto('/messages');
  await fallback(page);
  expect(asked).toEqual([]);
  expect(await isAttacked(page)).toBe(false);
});

test('a frontend deployed since the page was opened comes without anybody pressing Retry', async () => {
  const page = await arrive();
  let isOld = true;
  await changeOnTheWay(page, '**/config.json', (config) => {
    const hash = isOld ? `sha384-${'A'.repeat(64)}` : undefined;
    isOld = false;
    return hash ? config.replaceAll(/sha384-[^"]+/g, hash) : config;
  });
  await page.goto('/messages');
  await worked(page);
});
