import { endpoints, limits, notices, timing, urlOf } from '@wayfellow/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signIn } from '../support/journey.js';
import { channelOf } from '../support/page/channel.js';
import { typeLogin } from '../support/steps.js';

// Messages while the live channel alone is down and plain requests go through, long histories, and the header's badge.

const { arrive } = setUpJourney('messages');

const log = (page: Page) => page.getByRole('log');
const line = (page: Page, text: string) => log(page).getByText(text, { exact: true });
const indicator = (page: Page, state: 'Live' | 'Offline') => page.getByText(state, { exact: true }).first();
const write = async (page: Page, text: string) => {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.keyboard.press('Enter');
};

const idOf = async (context: BrowserContext, name: string): Promise<number> => {
  const answer = await context.request.get(urlOf(endpoints.messages.conversations));
  const conversations = (await answer.json()) as { user: { id: number; name: string } }[];
  return conversations.find(({ user }) => user.name === name)?.user.id as number;
};
const post = async (context: BrowserContext, receiverId: number, content: string) => {
  const answer = await context.request.post(urlOf(endpoints.messages.send), {
    data: { receiverId, content },
  });
  expect(answer.status()).toBe(endpoints.messages.send.status);
};

/** Stops the page's clock a moment ahead: only `runFor` moves it on, until it is resumed. */
const pause = async (page: Page): Promise<void> => {
  for (;;)
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    } catch (error) {
      // Where this machine stood still, that moment is over: the next one will do.
      if (!String(error).includes('to the past')) throw error;
    }
};

/** The calls of a page that match, as 'METHOD path?query', counted from here on. */
const callsOf = (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === path) calls.push(`${request.method()} ${search}`);
  });
  return calls;
};

test('while the live channel is down messages go by plain request, and the conversation is polled; then no longer', async () => {
  const { page, context } = await arrive({ as: 'ana' });
  const ben = await arrive({ as: 'ben' });
  const benId = await idOf(context, 'Ben Okafor');
  const anaId = await idOf(ben.context, 'Ana Duarte');
  const channel = await channelOf(page);
  await page.clock.install();
  await page.goto(`/messages/${benId}`);
  await indicator(page, 'Live').waitFor();
  await line(page, 'Does Wednesday suit you for that?').waitFor();

  await pause(page);
  await channel.cut();
  await indicator(page, 'Offline').waitFor();

  // It tries again every two seconds, and says what being offline means once the first try failed.
  const tries = channel.tries();
  await page.clock.runFor(timing.reconnectDelayMs - 1);
  expect(channel.tries()).toBe(tries);
  await page.clock.runFor(1);
  await page.getByText(/What you write is kept and sent/).waitFor();
  expect(channel.tries()).toBe(tries + 1);
  await page.clock.resume();

  // What is written goes by the plain request path, and the list of conversations is read again.
  const conversations = page.waitForRequest(
    (request) => new URL(request.url()).pathname === urlOf(endpoints.conversations.list),
  );
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await write(page, 'Wednesday it is');
  const answer = await sent;
  expect(new URL(answer.url()).pathname).toBe(urlOf(endpoints.messages.send));
  expect(answer.request().postDataJSON()).toMatchObject({ receiverId: benId, content: 'Wednesday it is' });
  await conversations;
  await line(page, 'Wednesday it is').waitFor();
  await log(page)
    .getByText(/waiting to send/)
    .waitFor({ state: 'detached' });

  // What the other writes comes with the next poll, one every ten seconds.
  await post(ben.context, anaId, 'I bring the wax');
  await pause(page);
  const threadPath = urlOf(endpoints.messages.thread, { params: { id: benId } });
  const polls = callsOf(page, threadPath);
  const polled = page.waitForResponse((each) => new URL(each.url()).pathname === threadPath);
  await page.clock.runFor(timing.offlinePollMs);
  await polled;
  // The clock goes on by hand, so that however long the page takes the next poll is not due.
  for (let ms = 0; ms < timing.offlinePollMs / 2 && !(await line(page, 'I bring the wax').count()); ms += 1)
    await page.clock.runFor(1);
  expect(await line(page, 'I bring the wax').count()).toBe(1);
  expect(polls).toHaveLength(1);
  await page.clock.resume();

  // Back again: nothing is polled any more, and the messages stand once.
  channel.restore();
  await indicator(page, 'Live').waitFor();
  await post(ben.context, anaId, 'And the boards');
  await line(page, 'And the boards').waitFor();
  await pause(page);
  const settled = polls.length;
  await page.clock.runFor(2 * timing.offlinePollMs);
  expect(polls).toHaveLength(settled);
  for (const text of ['Wednesday it is', 'I bring the wax', 'And the boards'])
    expect(await line(page, text).count()).toBe(1);
});

test('a message that waits for a network leaves after a reload, whichever screen that shows', async () => {
  const { page, context } = await arrive({ as: 'ana' });
  const ben = await arrive({ as: 'ben' });
  const anaId = await idOf(ben.context, 'Ana Duarte');
  const channel = await channelOf(page);
  await page.goto(`/messages/${await idOf(context, 'Ben Okafor')}`);
  await indicator(page, 'Live').waitFor();
  const sending = urlOf(endpoints.messages.send);
  await page.route(`**${sending}`, (route) => route.abort());
  await channel.cut();
  await indicator(page, 'Offline').waitFor();
  await write(page, 'I take the early ferry');
  await page.getByText('1 waiting to send').waitFor();

  channel.restore();
  await page.unroute(`**${sending}`);
  await page.goto('/explore');
  await ben.page.goto(`/messages/${anaId}`);
  await line(ben.page, 'I take the early ferry').waitFor();
});

test('a long history is paged back without a jump, down to the first message, each once and in order', async () => {
  const clara = await arrive({ as: 'clara.weiss', size: 'phone' });
  const ana = await arrive({ as: 'ana' });
  const anaId = await idOf(clara.context, 'Ana Duarte');
  const claraId = await idOf(ana.context, 'Clara Weiss');
  const count = 2 * limits.threadPageSize.default + 10;
  const words = Array.from({ length: count }, (_, index) => `Line ${index + 1} of our long talk`);
  for (const [index, text] of words.entries())
    await (index % 3 ? post(clara.context, anaId, text) : post(ana.context, claraId, text));

  const { page } = clara;
  await page.goto(`/messages/${anaId}`);
  await line(page, words.at(-1) as string).waitFor();
  const oldestShown = () => page.locator('[role=log] [dir=auto]').first().innerText();
  const first = await oldestShown();
  expect(first).toBe(words[count - limits.threadPageSize.default]);

  // Near the top the page before is asked for; what is being read stays where it is.
  const watched = line(page, words[count - limits.threadPageSize.default + 2] as string);
  const scroller = log(page).locator('xpath=../..');
  await scroller.evaluate((element) => (element.scrollTop = 60));
  const before = (await watched.boundingBox())?.y as number;
  await line(page, words[count - limits.threadPageSize.default - 1] as string).waitFor({ state: 'attached' });
  expect(Math.abs(((await watched.boundingBox())?.y as number) - before)).toBeLessThan(2);

  const firstEver = 'Hello Ana, your film camera and my paper shops could share an afternoon in Lisbon.';
  while ((await oldestShown()) !== firstEver) {
    const shown = await oldestShown();
    await scroller.evaluate((element) => (element.scrollTop = 0));
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('[role=log] [dir=auto]')?.innerText !== text,
      shown,
    );
  }
  const all = (await log(page).locator('[dir=auto]').allInnerTexts()).filter((text) => words.includes(text));
  expect(all).toEqual(words);
});

test('the header counts conversations with unread messages: one more as a message comes, one less as it is seen', async () => {
  const ana = await arrive({ as: 'ana' });
  const mei = await arrive({ as: 'mei.chen' });
  const anaId = await idOf(mei.context, 'Ana Duarte');
  const meiId = await idOf(ana.context, 'Mei-Ling Chen');
  const badge = (count: number) =>
    mei.page.getByRole('banner').getByRole('link', { name: new RegExp(`^Messages ?${count} ?new$`) });
  const { conversations } = (await (
    await mei.context.request.get(urlOf(endpoints.messages.unread))
  ).json()) as {
    conversations: number;
  };
  await mei.page.goto('/explore');
  await mei.page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .waitFor();
  await post(ana.context, meiId, 'Is the mill open on Mondays?');
  await badge(conversations + 1).waitFor();
  await mei.page.goto('/messages');
  const row = mei.page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /Ana Duarte/ });
  await row.getByText('Is the mill open on Mondays?').waitFor();
  await row.getByText(/^\d+/).last().waitFor();
  await row.click();
  await mei.page.waitForURL(`**/messages/${anaId}`);
  await line(mei.page, 'Is the mill open on Mondays?').waitFor();
  await badge(conversations + 1).waitFor({ state: 'detached' });
});

test('a log out in one tab takes what is private off the other, and leads it to sign in and back', async () => {
  const { page, context } = await arrive({ as: 'ana' });
  const benId = await idOf(context, 'Ben Okafor');
  const said = 'Does Wednesday suit you for that?';
  const other = await context.newPage();
  await other.goto('/profile');
  await page.goto(`/messages/${benId}`);
  await indicator(page, 'Live').waitFor();
  await line(page, said).waitFor();
  await page.getByPlaceholder('Write a message').fill('Only begun');

  await other.getByRole('button', { name: 'Log Out' }).click();
  await waitForNotice(other, notices.loggedOut);
  await page.waitForURL(`**/login?redirect=%2Fmessages%2F${benId}`);
  await waitForNotice(page, notices.sessionEnded);
  const kept = await page.evaluate(() => document.body.innerText + JSON.stringify({ ...sessionStorage }));
  for (const text of [said, 'Only begun', 'Ana Duarte']) expect(kept).not.toContain(text);

  await typeLogin(page, 'ana');
  await page.waitForURL(`**/messages/${benId}`);
  await line(page, said).waitFor();
  expect(await page.getByPlaceholder('Write a message').inputValue()).toBe('');
});

test('nobody is chosen, somebody unknown, and somebody not matched each get their words', async () => {
  const { page } = await arrive({ as: 'ana' });
  await page.goto('/messages');
  await page.getByText('Select a conversation').waitFor();
  await page.goto(`/messages/${limits.id.max}`);
  await page.getByRole('heading', { name: 'Traveler Not Found' }).waitFor();
  const stranger = await arrive();
  const { id } = await signIn(stranger, 'saoirse');
  await page.goto(`/messages/${id}`);
  await page.getByText('You can only message travelers you have matched with.').waitFor();
});
