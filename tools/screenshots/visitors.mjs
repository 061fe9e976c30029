import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, demoModeratorKey } from '../product/demo.mjs';

const PASSWORD = 'wayfellow-demo';
const EMAIL_TIMEOUT_MS = 60_000;
const PAUSE_MS = 200;

/**
 * The people who look at the screens of one product: demo travelers and moderators, each signed in once.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, dataDir: string }} product
 */
export function visitorsOf(browser, product) {
  const states = new Map();

  const signIn = async (username) => {
    const context = await browser.newContext({ baseURL: product.url });
    const { request } = context;
    const answer = await request.post('/api/auth/login', { data: { username, password: PASSWORD } });
    if (answer.status() === 401) {
      const code = codeOf(demoModeratorKey(product.dataDir));
      await send(request, 'post', '/api/auth/second-factor', { kind: 'totp', code });
    } else if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`);
    const state = await context.storageState();
    await context.close();
    return state;
  };

  /** A new window of somebody, by default of a visitor; it is up to the caller to close its context. */
  const open = async (username) => {
    if (username && !states.has(username)) states.set(username, await signIn(username));
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: states.get(username),
      locale: 'en-US',
      timezoneId: 'Europe/Lisbon',
      reducedMotion: 'reduce',
    });
    return context.newPage();
  };

  /** Calls the API as somebody, and returns the body of the answer. */
  const call = async (username, method, url, data) => {
    const page = await open(username);
    try {
      return await send(page.request, method, url, data);
    } finally {
      await page.context().close();
    }
  };

  /** The path and token of the link in the latest email to somebody that leads to `start`. */
  const linkTo = async (start, to) => {
    const until = Date.now() + EMAIL_TIMEOUT_MS;
    while (Date.now() < until) {
      const links = (await emailsIn(product.dataDir))
        .filter((email) => email.includes(`To: ${to}`))
        .flatMap((email) => [...email.matchAll(/http\S+?\/\/[^/\s]+(\/\S+#\S+)/g)].map(([, link]) => link))
        .filter((link) => link.startsWith(start));
      if (links.length > 0) return links.at(-1);
      await wait(PAUSE_MS);
    }
    throw new Error(`No email to ${to} has a link to ${start}`);
  };

  return { open, call, linkTo };
}

async function send(request, method, url, data) {
  const answer = await request[method](url, { data });
  if (!answer.ok()) throw new Error(`${method} ${url}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}

/** The emails that a product without SMTP has written, oldest first, with folded lines joined. */
async function emailsIn(dataDir) {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { text: await readFile(file, 'utf8'), writtenAt: (await stat(file)).mtimeMs };
    }),
  );
  emails.sort((one, other) => one.writtenAt - other.writtenAt);
  return emails.map(({ text }) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
