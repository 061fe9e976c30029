import { openWindow } from './browser.mjs';

/** A phone on slow 4G, as page-speed tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip, CPU 4 times slower. */
export const throttled = { latencyMs: 150, downKbps: 1_638.4, upKbps: 750, cpu: 4 };

const bytesPerSecond = (kbps) => (kbps * 1000) / 8;

/**
 * One cold, throttled visit of the home page on a phone.
 *
 * @returns {Promise<{ lcp: number, fcp: number, cls: number, element: string }>} ms; element: what was painted largest
 */
export async function paint(browser, url) {
  const { context, page } = await openWindow(browser, url, { viewport: { width: 390, height: 844 } });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttled.latencyMs,
    downloadThroughput: bytesPerSecond(throttled.downKbps),
    uploadThroughput: bytesPerSecond(throttled.upKbps),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu });
  await page.addInitScript(observe);
  await page.goto('/');
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => globalThis.paints);
  await context.close();
  return seen;
}

function observe() {
  const paints = (globalThis.paints = { lcp: 0, fcp: 0, cls: 0, element: '' });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    paints.lcp = startTime;
    paints.element = `${element?.tagName.toLowerCase()}: ${element?.textContent?.slice(0, 40) ?? ''}`;
  });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (paints.fcp = startTime));
  // No input happens during a visit: every shift counts, even where the standard's windows would split them.
  watch('layout-shift', ({ value }) => (paints.cls += value));
}
