import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { INSTANCE_COOKIE } from '../../tools/cluster/fronts.mjs';
import { chromiumOptions } from '../../tools/testing/chromium.mjs';
import { recordAnnouncements } from './announcements.js';
import { type Network, startNetwork } from './network.js';
import { WAIT_MS } from './programs.js';

/** The windows that screens are looked at in. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A user of a browser window. */
export interface Guest {
  page: Page;
  context: BrowserContext;
  /** Errors that the page threw or logged since the test began; it fails if there is one. */
  errors: string[];
}

/** A user with their own browser and network connection. */
export interface Person extends Guest {
  network: Network;
}

export interface GuestOptions {
  url: string;
  size?: keyof typeof sizes;
  /** The stored theme preference; without it, the default applies. */
  theme?: 'light' | 'dark' | 'system';
  /** Whether the page may register its service worker. */
  hasWorker?: boolean;
  /** Whether the screen is touched. */
  hasTouch?: boolean;
}

export interface PersonOptions extends GuestOptions {
  /** Which instance serves this person where there are several. */
  instance?: 0 | 1 | 2;
}

// Chromium logs these for unsuccessful responses, which the product handles.
const isExpected = (text: string) =>
  text.startsWith('Failed to load resource') || text.includes('WebSocket connection to');

/** Everybody of a file's journeys. */
const guests: Guest[] = [];
let provoked: RegExp | undefined;

/** For a test that has a page fail: errors like these do not count in it. */
export const provokeErrors = (pattern: RegExp): void => {
  provoked = pattern;
};

afterEach(() => {
  const errors = guests.flatMap((guest) => guest.errors.splice(0));
  const pattern = provoked;
  provoked = undefined;
  expect(errors.filter((text) => !pattern?.test(text))).toEqual([]);
});

const enter = async (
  browser: Browser,
  { url, size = 'desktop', theme, hasWorker = false, hasTouch = false }: GuestOptions,
): Promise<Guest> => {
  const context = await browser.newContext({
    viewport: sizes[size],
    baseURL: url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    hasTouch,
    // Where a worker answers, page.route does not see the request.
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  if (theme)
    await context.addInitScript((choice) => {
      // An empty page has no storage.
      if (location.origin !== 'null' && !localStorage.getItem('theme')) localStorage.setItem('theme', choice);
    }, theme);
  await recordAnnouncements(context);
  const errors: string[] = [];
  context.on('page', (page: Page) => {
    page.setDefaultTimeout(WAIT_MS);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
    });
  });
  const guest = { page: await context.newPage(), context, errors };
  guests.push(guest);
  return guest;
};

/** One browser for all users whose network is not cut: windows are cheaper than browsers. */
export const openBrowser = async () => {
  const browser = await chromium.launch(chromiumOptions());
  return {
    arrive: (options: GuestOptions) => enter(browser, options),
    close: () => browser.close(),
  };
};

/** Opens browsers for the people of one journey; `close` ends them all. */
export const openPeople = async () => {
  const browsers: Browser[] = [];
  const networks: Network[] = [];
  const arrive = async ({ instance = 0, ...options }: PersonOptions): Promise<Person> => {
    const network = await startNetwork();
    networks.push(network);
    // One browser per person, so that cutting one's network does not affect the other.
    const browser = await chromium.launch({
      ...chromiumOptions(),
      proxy: { server: network.address, bypass: '<-loopback>' },
    });
    browsers.push(browser);
    const guest = await enter(browser, options);
    await guest.context.addCookies([{ name: INSTANCE_COOKIE, value: String(instance), url: options.url }]);
    return { ...guest, network };
  };
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(networks.map((network) => network.close()));
  };
  return { arrive, close };
};
