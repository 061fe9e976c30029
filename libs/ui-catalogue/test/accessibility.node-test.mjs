import assert from 'node:assert/strict';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../../../tools/testing/chromium.mjs';

const dist = path.join(import.meta.dirname, '../dist');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
// Only what never comes is given up, on a busy machine too.
const waitMs = 120_000;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = path.join(dist, pathname === '/' ? 'index.html' : path.normalize(pathname));
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(existsSync(file) ? 200 : 404, { 'content-type': type });
  if (existsSync(file)) createReadStream(file).pipe(response);
  else response.end();
});
let browser;
const errors = [];

before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({ ...chromiumOptions(), timeout: waitMs });
});
after(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
  assert.deepEqual(errors, []);
});

async function openPage(width) {
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${server.address().port}`,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(waitMs);
  page.on('pageerror', (error) => errors.push(error.message));
  return page;
}

/** One line for each finding on the page in this theme. */
async function findings(page, theme) {
  const violations = await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    // A color on its way to another is not the color that is promised.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const options = { resultTypes: ['violations'] };
    return (await window.axe.run(document, options)).violations;
  }, theme);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}, ${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

async function openStory(page, id) {
  await page.goto(`/?story=${id}`);
  // A dialog hides the rest of its page.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(axe);
}

for (const width of [390, 1440]) {
  test(`every story is accessible in both themes and fits, at ${width} px`, async (t) => {
    const page = await openPage(width);
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Stories' }).getByRole('link');
    await links.first().waitFor();
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href').slice(1)));
    assert.ok(ids.length > 10);
    for (const id of ids)
      await t.test(id, async () => {
        await openStory(page, id);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(overflow <= 0, `it is ${overflow} px too wide`);
        assert.deepEqual([...(await findings(page, 'light')), ...(await findings(page, 'dark'))], []);
      });
    await page.close();
  });
}

test('the catalogue shows the chosen story in the chosen theme and width, and is accessible itself', async () => {
  const page = await openPage(1440);
  await page.goto('/');
  await page.getByRole('link', { name: 'Buttons and links' }).click();
  const frame = page.frameLocator('iframe[title="Buttons and links"]');
  await frame.getByRole('heading', { level: 1, name: 'Buttons and links' }).waitFor();
  await page.getByRole('button', { name: 'dark' }).click();
  await frame.locator(':root[data-theme=dark]').waitFor();
  await page.getByRole('button', { name: 'phone' }).click();
  await page.waitForFunction(() => document.querySelector('iframe').clientWidth === 390);
  await page.evaluate(axe);
  assert.deepEqual(await findings(page, 'dark'), []);
  await page.close();
});
