import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { chromiumOptions } from '../../tools/testing/chromium.mjs';
import { recordAnnouncements } from './announcements.js';
import { INSTANCE_COOKIE } from './nginx.js';
import { type Line, startLine } from './line.js';
import { WAIT_MS } from './programs.js';

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Somebody in front of a browser window. */
export interface Guest {
  page: Page;
  context: BrowserContext;
  /** Errors the page threw or logged; a journey ends with none. */
  errors: string[];
}

/** A traveler at a browser of their own. */
export interface Person extends Guest {
  line: Line;
}

export interface GuestOptions {
  url: string;
  size?: keyof typeof sizes;
  /** What was chosen before; without it nothing is stored, and the product shows its default. */
  theme?: 'light' | 'dark' | 'system';
}

export interface PersonOptions extends GuestOptions {
  /** Which instance serves this person where there are several. */
  instance?: 0 | 1;
}

// What Chromium itself logs for an answer that is not ok; the product handles those.
const isExpected = (text: string) =>
  text.startsWith('Failed to load resource') || text.includes('WebSocket connection to');

const enter = async (browser: Browser, { url, size = 'desktop', theme }: GuestOptions): Promise<Guest> => {
  const context = await browser.newContext({
    viewport: sizes[size],
    baseURL: url,
    locale: 'en-US',
    reducedMotion: 'reduce',
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
  return { page: await context.newPage(), context, errors };
};

/** One browser for everybody whose network stays whole: a window each costs less than a browser each. */
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
  const lines: Line[] = [];
  const arrive = async ({ instance = 0, ...options }: PersonOptions): Promise<Person> => {
    const line = await startLine();
    lines.push(line);
    // A browser each: what one does to its network must not reach the other.
    const browser = await chromium.launch({
      ...chromiumOptions(),
      proxy: { server: line.address, bypass: '<-loopback>' },
    });
    browsers.push(browser);
    const guest = await enter(browser, options);
    await guest.context.addCookies([{ name: INSTANCE_COOKIE, value: String(instance), url: options.url }]);
    return { ...guest, line };
  };
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(lines.map((line) => line.close()));
  };
  return { arrive, close };
};
