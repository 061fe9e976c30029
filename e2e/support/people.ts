import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { INSTANCE_COOKIE } from './nginx.js';
import { type Line, startLine } from './line.js';
import { onPath } from './programs.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of this machine: CHROMIUM_PATH, or one on PATH. */
export const chromiumPath = (): string => {
  const found = process.env.CHROMIUM_PATH ?? onPath('chromium', 'chromium-browser', 'google-chrome');
  if (!found) throw new Error('No Chromium was found: set CHROMIUM_PATH');
  return found;
};

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A traveller at a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  line: Line;
  /** Errors the page threw or logged; a journey ends with none. */
  errors: string[];
}

export interface PersonOptions {
  url: string;
  size?: keyof typeof sizes;
  theme?: 'light' | 'dark';
  /** Which instance serves this person where there are several. */
  instance?: 0 | 1;
}

// What Chromium itself logs for an answer that is not ok; the product handles those.
const isExpected = (text: string) =>
  text.startsWith('Failed to load resource') || text.includes('WebSocket connection to');

/** Opens browsers for the people of one journey; `close` ends them all. */
export const openPeople = async () => {
  const browsers: Browser[] = [];
  const lines: Line[] = [];
  const arrive = async ({
    url,
    size = 'desktop',
    theme = 'light',
    instance = 0,
  }: PersonOptions): Promise<Person> => {
    const line = await startLine();
    lines.push(line);
    // A browser each: what one does to its network must not reach the other.
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: FLAGS,
      proxy: { server: line.address, bypass: '<-loopback>' },
    });
    browsers.push(browser);
    const context = await browser.newContext({
      viewport: sizes[size],
      baseURL: url,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: INSTANCE_COOKIE, value: String(instance), url }]);
    await context.addInitScript((choice) => {
      if (!localStorage.getItem('theme')) localStorage.setItem('theme', choice);
    }, theme);
    const errors: string[] = [];
    const listen = (page: Page) => {
      page.setDefaultTimeout(15_000);
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      });
    };
    context.on('page', listen);
    const page = await context.newPage();
    return { page, context, line, errors };
  };
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(lines.map((line) => line.close()));
  };
  return { arrive, close };
};
