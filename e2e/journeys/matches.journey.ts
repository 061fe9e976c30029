import { endpoints, limits, notices, problems, urlOf } from '@wayfellow/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney } from '../support/journey.js';
import { PASSWORD } from '../support/steps.js';

// Matches: four tabs with what they count, asking and answering, and their empty states.

const { arrive } = setUpJourney('matches');

const EXCERPT = 60;
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const counts = async (page: Page, wanted: Record<string, number>) => {
  for (const [name, count] of Object.entries(wanted))
    await page.getByRole('tab', { name: new RegExp(`^${name}\\s*${count}$`) }).waitFor();
};
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });

interface Between {
  status: string;
  user2Id: number;
  otherUser: { id: number; name: string; bio: string };
}
const matchesOf = async (context: BrowserContext) =>
  (await (await context.request.get(urlOf(endpoints.matches.list))).json()) as Between[];

const newcomer = async (username: string) => {
  const guest = await arrive();
  const data = { username, password: PASSWORD, email: `${username}@wayfellow.example`, name: 'Nils Neuland' };
  expect((await guest.context.request.post(urlOf(endpoints.auth.register), { data })).status()).toBe(201);
  return guest;
};

test('the tabs count what there is, and follow as requests are accepted and declined', async () => {
  const { page } = await arrive({ as: 'ana' });
  await page.goto('/matches');
  await counts(page, { Requests: 3, Sent: 1, Matched: 3 });
  await page.getByRole('tab', { name: /^Suggested\s*\d+\+?$/ }).waitFor();
  expect(await tab(page, 'Suggested').getAttribute('aria-selected')).toBe('true');

  await tab(page, 'Requests').click();
  await card(page, 'Kwame Asante')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await waitForNotice(page, notices.matchAccepted);
  await counts(page, { Requests: 2, Sent: 1, Matched: 4 });
  await card(page, 'Ravi Pillay')
    .getByRole('button', { name: /^Decline/ })
    .click();
  await waitForNotice(page, notices.matchDeclined);
  await counts(page, { Requests: 1, Sent: 1, Matched: 4 });
  await page.goto('/matches?tab=matched');
  await card(page, 'Kwame Asante').waitFor();
  expect(await card(page, 'Ravi Pillay').count()).toBe(0);
});

test('a sent request awaits its response, which comes without a reload', async () => {
  const { page } = await arrive({ as: 'ana' });
  await page.goto('/matches?tab=sent');
  await card(page, 'Arjun Nair').getByText('Awaiting response').waitFor();
  const arjun = await arrive({ as: 'arjun.n', size: 'phone' });
  await arjun.page.goto('/matches?tab=requests');
  await card(arjun.page, 'Ana Duarte')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await counts(page, { Sent: 0 });
  await page.getByText('No requests sent').waitFor();
});

test('a matched card shows the first sixty characters of the bio, and leads to the chat', async () => {
  const { page, context } = await arrive({ as: 'ana' });
  const ben = (await matchesOf(context)).find(({ otherUser }) => otherUser.name === 'Ben Okafor')?.otherUser;
  await page.goto('/matches?tab=matched');
  const excerpt = `${[...(ben?.bio as string)].slice(0, EXCERPT).join('')}...`;
  await card(page, 'Ben Okafor').getByText(excerpt, { exact: true }).waitFor();
  await card(page, 'Ben Okafor')
    .getByRole('link', { name: /^Message/ })
    .click();
  await page.waitForURL(`**/messages/${ben?.id}`);
});

test('a suggestion says why in words from real data', async () => {
  const { page } = await arrive({ as: 'ana' });
  await page.goto('/matches');
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByText(/^Both in /).waitFor();
  await first.getByText(/\d+ days? together/).waitFor();
});

test('the free plan sends three requests a day; the fourth says so', async () => {
  const { page, context } = await newcomer('eager');
  await page.goto('/matches');
  const connect = page.getByRole('main').getByRole('button', { name: /^Connect\b/ });
  for (let sent = 1; sent <= limits.freeRequestsPerDay; sent += 1) {
    await connect.first().click();
    await counts(page, { Sent: sent });
  }
  await connect.first().click();
  await waitForNotice(page, notices.connectFailed(problems['free-plan-limit'].detail));
  expect(await matchesOf(context)).toHaveLength(limits.freeRequestsPerDay);
});

test('where there is nothing each tab says so, and leads on', async () => {
  const { page } = await newcomer('alone');
  for (const name of ['requests', 'sent', 'matched']) {
    await page.goto(`/matches?tab=${name}`);
    await page.getByRole('button', { name: 'Find Travel Companions' }).click();
    await page.waitForURL('**/matches?tab=suggested');
    await page.getByRole('tab', { name: /^Suggested/, selected: true }).waitFor();
  }
  await page.route(`**${urlOf(endpoints.matches.potential)}*`, (route) => route.fulfill({ json: [] }));
  await page.goto('/matches');
  await page.getByRole('main').getByRole('link', { name: 'Explore Destinations' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('suggestions appear where their placeholders were, however late the session is known', async () => {
  const { page } = await arrive({ as: 'ana' });
  let tell = (): void => undefined;
  const isKnown = new Promise<void>((resolve) => (tell = resolve));
  await page.route(`**${urlOf(endpoints.auth.me)}`, async (route) => {
    await isKnown;
    await route.continue();
  });
  await page.goto('/matches');
  const waiting = await page.getByRole('main').locator('[aria-busy]').boundingBox();
  tell();
  const list = page.getByRole('list', { name: 'Your suggestions' });
  await list.waitFor();
  expect((await list.boundingBox())?.y).toBe(waiting?.y);
});

test('a press on a tab is shown before its list is', async () => {
  const { page } = await arrive({ as: 'ana' });
  await page.goto('/matches');
  await page.getByRole('list', { name: 'Your suggestions' }).waitFor();
  const listThen = page.evaluate(
    () =>
      new Promise((resolve) =>
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role=tab][aria-selected=true]')?.textContent?.startsWith('Suggested'))
            return;
          observer.disconnect();
          resolve(document.querySelector('[role=tabpanel] ul')?.getAttribute('aria-label'));
        }).observe(document, { attributes: true, subtree: true, attributeFilter: ['aria-selected'] }),
      ),
  );
  await tab(page, 'Matched').click();
  expect(await listThen).toBe('Your suggestions');
  await page.getByRole('list', { name: 'Your matches' }).waitFor();
});
