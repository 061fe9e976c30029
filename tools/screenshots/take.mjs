// `npm run screenshots`: the pictures of docs/screenshots. `npm run screenshots -- <folder> [name...]`: those of all screens, or of
// the ones named in screens.mjs, on phone, tablet and desktop, light and dark. The product has to be built.
/* global document, CSSTransition -- of the page */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../ports.mjs';
import { waitUntilReady } from '../product/ready.mjs';
import { runProduct, runProgram, startServices } from '../product/run-product.mjs';
import { chromiumOptions } from '../testing/chromium.mjs';
import { dataDir, root } from '../workspace.mjs';
import { documented } from './documented.mjs';
import { screens } from './screens.mjs';
import { stageOf } from './stage.mjs';
import { visitorsOf } from './visitors.mjs';

const sharp = createRequire(path.join(root, 'backend/package.json'))('sharp');
const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const LONGEST = 3000;
const QUALITY = 78;

const [folder = path.join(root, 'docs/screenshots'), ...names] = process.argv.slice(2);
const isForDocs = process.argv.length === 2;

/** Which windows of a screen are pictured. */
const windowsOf = ({ name }) =>
  isForDocs
    ? (documented[name] ?? [])
    : Object.keys(sizes).flatMap((size) => ['light', 'dark'].map((theme) => ({ size, theme })));

const wanted = screens.filter(
  (screen) => windowsOf(screen).length > 0 && (names.length === 0 || names.includes(screen.name)),
);

/** Waits until everything has come, so that a picture shows no skeletons. */
async function settle(page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root, [aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

/** Leads a window to a screen, and makes it as high as the page, unless what is in it is wanted. */
async function show(page, screen, stage, size) {
  await page.setViewportSize(size);
  // From one address to itself nothing is loaded.
  await page.goto('about:blank');
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(stage));
  await settle(page);
  await screen.prepare?.(page);
  await settle(page);
  if (screen.isWindow || isForDocs) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.min(LONGEST, Math.max(size.height, height)) });
}

async function take(page, file, theme) {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
}

async function takeAll(browser, product) {
  const visitors = visitorsOf(browser, product);
  const stage = stageOf(visitors);
  await stage.prepare();
  let failures = 0;
  for (const screen of wanted) {
    const page = await visitors.open(screen.as);
    const windows = windowsOf(screen);
    for (const size of new Set(windows.map((one) => one.size)))
      try {
        await show(page, screen, stage, sizes[size]);
        for (const { theme } of windows.filter((one) => one.size === size))
          await take(page, path.join(folder, `${screen.name}-${size}-${theme}.webp`), theme);
      } catch (error) {
        failures += 1;
        console.error(`${screen.name} on a ${size}: ${error.message}`);
      }
    await page.context().close();
  }
  console.log(`Took the pictures of ${wanted.length} screens in ${folder}`);
  if (failures > 0) process.exitCode = 1;
}

process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'wayfellow-screenshots-'));
// Each screen is opened more often than a person opens it.
process.env.RATE_LIMIT_FACTOR = '100';
await runProduct(async () => {
  const port = await freePort();
  const env = await startServices(port, 'warn');
  const backend = runProgram([path.join(root, 'backend/dist/main.js')], { cwd: root, env });
  await Promise.race([waitUntilReady(port), backend.exited]);
  const browser = await chromium.launch(chromiumOptions());
  try {
    await mkdir(folder, { recursive: true });
    await takeAll(browser, { url: `http://localhost:${port}`, dataDir: dataDir() });
  } finally {
    await browser.close();
  }
});
await rm(dataDir(), { recursive: true, force: true });
