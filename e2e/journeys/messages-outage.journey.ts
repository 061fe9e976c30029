import { endpoints, limits, urlOf } from '@wayfellow/contracts';
import type { MessageView } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { type Guest, openBrowser } from '../support/people.js';
import { startPostgres } from '../support/postgres.js';
import { type Product, startProduct } from '../support/product.js';
import { signIn } from '../support/journey.js';

// PostgreSQL stopped hard under a stream of messages, as the product in two browsers lives through it.

const ROUNDS = 2;
/** Messages that are written before, during and after each outage. */
const MESSAGES = 15;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let product: Product;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' };
  [product, browser] = await Promise.all([startProduct('outage', env), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await postgres?.close();
});

const arrive = async (username: string) => {
  const guest = await browser.arrive({ url: product.url });
  return { ...guest, ...(await signIn(guest, username)) };
};
const openChat = async ({ page }: Guest, otherId: number) => {
  await page.goto(`/messages/${otherId}`);
  await page.getByText('Live', { exact: true }).first().waitFor();
  await page.getByRole('log').waitFor();
};
const write = async (page: Page, texts: readonly string[]) => {
  for (const text of texts) {
    await page.getByPlaceholder('Write a message').fill(text);
    await page.keyboard.press('Enter');
  }
};
/** Those of `texts` that a page shows, in the order in which they stand. */
const shownOf = async (page: Page, texts: readonly string[]) => {
  const all = await page.getByRole('log').locator('[dir=auto]').allInnerTexts();
  return all.filter((text) => texts.includes(text));
};
const storedOf = async ({ context }: Guest, otherId: number, count: number) => {
  const stored: string[] = [];
  for (let before: number | undefined; stored.length < count;) {
    const query = { limit: limits.threadPageSize.max, before };
    const path = urlOf(endpoints.messages.thread, { params: { id: otherId }, query });
    const page = (await (await context.request.get(path)).json()) as MessageView[];
    if (!page.length) break;
    stored.unshift(...page.map(({ content }) => content));
    before = page[0]?.id;
  }
  return stored.slice(-count);
};

test('PostgreSQL stopped hard while messages are written: none is lost, unseen, doubled or out of order', async () => {
  const [ana, ben] = [await arrive('ana'), await arrive('ben')];
  await openChat(ana, ben.id);
  await openChat(ben, ana.id);
  const written: string[] = [];
  const writeMore = async () => {
    const texts = Array.from({ length: MESSAGES }, (_, index) => `Line ${written.length + index + 1}`);
    written.push(...texts);
    await write(ana.page, texts);
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([writeMore(), postgres.stopAbruptly()]);
    await writeMore();
    await Promise.all([writeMore(), postgres.start()]);
  }
  const last = written.at(-1) as string;
  await ben.page.getByRole('log').getByText(last, { exact: true }).waitFor();
  await ana.page
    .getByText(/waiting to send|Sending/)
    .first()
    .waitFor({ state: 'detached' });

  expect(await storedOf(ana, ben.id, written.length)).toEqual(written);
  expect(await shownOf(ben.page, written)).toEqual(written);
  expect(await shownOf(ana.page, written)).toEqual(written);
});
