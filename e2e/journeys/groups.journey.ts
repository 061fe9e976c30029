import { notices, problems } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signIn } from '../support/journey.js';
import { openPeople } from '../support/people.js';
import { findingsHere } from '../support/screens.js';

// Groups of demo travelers who are matched with Ana: started, joined and declined, talked in, left.

const journey = setUpJourney('groups');
const { arrive } = journey;

const TITLE = 'Kiosks of Lisbon';

let people: Awaited<ReturnType<typeof openPeople>>;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people?.close());

const log = (page: Page) => page.getByRole('log');
const appears = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();
const textsOf = async (page: Page) => log(page).locator('[dir=auto]').allInnerTexts();
const write = async (page: Page, text: string) => {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.keyboard.press('Enter');
};

/** Starts a group with matches of the signed-in user, who is led to it. */
const start = async (page: Page, title: string, names: readonly string[]) => {
  await page.goto('/messages');
  await page.getByRole('button', { name: 'New group' }).click();
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByLabel(/^Name it/).fill(title);
  await page.getByRole('button', { name: `Invite ${names.length}` }).click();
  await waitForNotice(page, notices.groupStarted(names.length));
  await page.waitForURL('**/messages/g/*');
};
const answer = async (page: Page, title: string, given: 'Join' | 'Decline') => {
  await page.goto('/messages');
  await page.getByText(`Ana invites you: ${title}`).waitFor();
  await page.getByRole('button', { name: `${given} ${title}` }).click();
};

test('a group is started, joined and declined, talked in through a cut line, and left', async () => {
  const ana = await arrive({ as: 'ana' });
  const clara = await arrive({ as: 'clara.weiss' });
  const mei = await arrive({ as: 'mei.chen' });
  // Has a network of his own, which can be cut.
  const ben = await people.arrive({ url: journey.product.url, size: 'phone' });
  await signIn(ben, 'ben');

  await start(ana.page, TITLE, ['Ben Okafor', 'Clara Weiss', 'Mei-Ling Chen']);
  await answer(ben.page, TITLE, 'Join');
  await ben.page.waitForURL('**/messages/g/*');
  await appears(ana.page, 'Ben joined · you are 2 now');
  await answer(clara.page, TITLE, 'Join');
  await appears(ana.page, 'Clara joined · you are 3 now');
  await answer(mei.page, TITLE, 'Decline');
  await mei.page.getByText(`Ana invites you: ${TITLE}`).waitFor({ state: 'detached' });

  await write(ana.page, 'Nine at the green kiosk?');
  for (const { page } of [ben, clara]) await appears(page, 'Nine at the green kiosk?');
  await log(ana.page).getByText('Read by 2').waitFor();

  // What is written in a tunnel leaves by itself, once and in order; what was missed is there.
  ben.network.cut();
  await ben.page.getByText('Offline', { exact: true }).waitFor();
  await write(ben.page, 'I am in the tunnel');
  await write(ben.page, 'Ten minutes late');
  await ben.page.getByText('2 waiting to send').waitFor();
  await write(clara.page, 'I bring paper');
  await appears(ana.page, 'I bring paper');
  ben.network.restore();
  const said = ['Nine at the green kiosk?', 'I bring paper', 'I am in the tunnel', 'Ten minutes late'];
  for (const { page } of [ana, ben, clara]) {
    for (const text of said) await appears(page, text);
    await page.getByText(/waiting to send/).waitFor({ state: 'detached' });
    expect(await textsOf(page)).toEqual(said);
  }

  await ana.page.getByRole('button', { name: 'Remove Clara Weiss' }).click();
  await ana.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await clara.page.getByText(problems['unknown-conversation'].detail).waitFor();
  expect(await clara.page.getByText('Nine at the green kiosk?').count()).toBe(0);
  await appears(ben.page, 'Clara left · you are 2 now');

  await ben.page.getByRole('button', { name: `More about ${TITLE}` }).click();
  await ben.page.getByRole('menuitem', { name: 'Leave the group' }).click();
  await ben.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await waitForNotice(ben.page, notices.leftGroup);
  await ben.page.waitForURL('**/messages');
  await ben.page.getByRole('link', { name: /Ana Duarte/ }).waitFor();
  expect(await ben.page.getByRole('link', { name: new RegExp(TITLE) }).count()).toBe(0);
  await appears(ana.page, 'Ben left · you are 1 now');
});

test('a group is started and its people are looked at by keyboard alone, on the phone', async () => {
  const { page } = await arrive({ as: 'ben', size: 'phone' });
  await page.goto('/messages');
  await page.getByRole('button', { name: 'New group' }).focus();
  await page.keyboard.press('Enter');
  const ana = page.getByRole('checkbox', { name: 'Ana Duarte' });
  await ana.waitFor();
  await ana.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await waitForNotice(page, notices.groupStarted(1));
  await page.waitForURL('**/messages/g/*');
  // It fills the screen, as a chat of two does: nothing behind it is reached by keyboard.
  await page.getByRole('navigation', { name: 'Sections' }).waitFor({ state: 'hidden' });

  const head = page.getByRole('button', { name: 'Ana and you', exact: true });
  await head.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'People' });
  await list.getByText('Invited').waitFor();
  expect(await findingsHere(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await head.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('somebody is reported with what they said in the group', async () => {
  const { page } = await arrive({ as: 'ben' });
  await page.goto('/messages');
  await page.getByRole('link', { name: /^Lisbon on foot/ }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('menuitem', { name: 'Clara Weiss' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Clara' });
  await dialog.getByRole('radio', { name: /^Harassment/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Choose messages' }).click();
  await dialog.getByRole('checkbox', { name: /^Hello Ben! I only fall/ }).check();
  await dialog.getByRole('checkbox', { name: /^Block Clara too/ }).uncheck();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await waitForNotice(page, notices.reported);
});
