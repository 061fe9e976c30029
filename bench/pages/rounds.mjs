import { openWindow } from './browser.mjs';
import { slowNetwork } from './visit.mjs';

/**
 * How many rounds of requests a remote adds when its screen is opened from the home page by the router, with nothing
 * fetched ahead of need. A round begins when one of the remote's files is asked for after another of them has come; on the slow
 * network of a phone, where those that are asked for together are not yet there a moment later.
 *
 * @returns {Promise<{ path: string, rounds: { file: string, start: number, end: number }[][] }>} times in ms since the click
 */
export async function countRounds(browser, url, { path, scope, cookies }) {
  const { context, page } = await openWindow(browser, url, { cookies });
  await page.goto('/', { waitUntil: 'networkidle' });
  await slowNetwork(await context.newCDPSession(page));
  const clickedAt = await page.evaluate((to) => {
    const at = performance.now();
    // No pointer comes near the link: that would fetch ahead.
    globalThis.document.querySelector(`a[href="${to}"]`).click();
    return at;
  }, path);
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').first().waitFor();
  const files = await page.evaluate(filesOf, { scope, since: clickedAt });
  await context.close();
  return { path, rounds: roundsOf(files) };
}

const filesOf = ({ scope, since }) =>
  performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => new URL(name).pathname.startsWith(`/remotes/${scope}/`) && startTime >= since,
    )
    .filter(({ name }) => /\.(js|json)$/.test(name))
    .map(({ name, startTime, responseEnd }) => ({
      file: new URL(name).pathname,
      start: startTime - since,
      end: responseEnd - since,
    }));

/** Files in the order of their depth: 1 + the deepest file that had come before this one was asked for. */
function roundsOf(files) {
  const rounds = [];
  const placed = [];
  for (const file of files.toSorted((a, b) => a.start - b.start)) {
    const depth = Math.max(0, ...placed.filter(({ end }) => end <= file.start).map((one) => one.depth + 1));
    placed.push({ ...file, depth });
    (rounds[depth] ??= []).push(file);
  }
  return rounds;
}
