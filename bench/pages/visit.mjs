import { openWindow } from './browser.mjs';

/** A phone on slow 4G, as page-speed tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip, CPU 4 times slower. */
export const throttled = { latencyMs: 150, downKbps: 1_638.4, upKbps: 750, cpu: 4 };

const bytesPerSecond = (kbps) => (kbps * 1000) / 8;
/** Events that are shorter are not reported (W3C Event Timing); an interaction without a report counts as this long. */
const SHORTEST_MS = 16;

/**
 * What one visit showed; times in ms. `inp` is its slowest interaction, from the press to the next paint (web.dev, INP), and
 * `slowest` the event that took so long.
 *
 * @typedef {object} Vitals
 * @property {number} lcp
 * @property {number} fcp
 * @property {number} cls up to the first interaction
 * @property {string} element what was painted largest
 * @property {number} inp
 * @property {string} slowest
 * @property {number} interactions that were reported
 */

/**
 * One cold, throttled visit on a phone: waits until the page is loaded, then acts on it as a person does.
 *
 * @param {{ path: string, cookies?: object[], act: (page: import('playwright-core').Page) => Promise<void> }} what
 * @returns {Promise<Vitals>}
 */
export async function visit(browser, url, { path, cookies, act }) {
  const { context, page } = await openWindow(browser, url, {
    cookies,
    viewport: { width: 390, height: 844 },
  });
  try {
    const cdp = await context.newCDPSession(page);
    await slowNetwork(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu });
    await page.addInitScript(observe, SHORTEST_MS);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => ({ ...globalThis.vitals }));
    await watch(cdp);
    await act(page);
    // Events are reported with the paint that follows them.
    await page.evaluate(
      () => new Promise((done) => globalThis.requestAnimationFrame(() => setTimeout(done, 100))),
    );
    const { inp, slowest, interactions } = await page.evaluate(() => globalThis.vitals);
    return { ...loaded, inp, slowest, interactions };
  } finally {
    await context.close();
  }
}

/** Gives a page the network of `throttled`. */
export async function slowNetwork(cdp) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttled.latencyMs,
    downloadThroughput: bytesPerSecond(throttled.downKbps),
    uploadThroughput: bytesPerSecond(throttled.upKbps),
  });
}

/** Without somebody who watches, a headless browser may present a small change, such as a letter, only with the next large one. */
async function watch(cdp) {
  cdp.on('Page.screencastFrame', ({ sessionId }) =>
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined),
  );
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 78, maxHeight: 169 });
}

function observe(shortest) {
  const vitals = (globalThis.vitals = {
    lcp: 0,
    fcp: 0,
    cls: 0,
    element: '',
    inp: shortest,
    slowest: '',
    interactions: 0,
  });
  const seen = new Set();
  const watch = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    vitals.lcp = startTime;
    vitals.element = `${element?.tagName.toLowerCase()}: ${element?.textContent?.slice(0, 40) ?? ''}`;
  });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.fcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && (vitals.cls += value));
  watch(
    'event',
    ({ interactionId, name, duration }) => {
      if (!interactionId) return;
      vitals.interactions = seen.add(interactionId).size;
      if (duration > vitals.inp) Object.assign(vitals, { inp: duration, slowest: name });
    },
    { durationThreshold: shortest },
  );
}
