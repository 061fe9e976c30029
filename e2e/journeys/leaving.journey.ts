import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FORMER_TRAVELER,
  MESSAGE_REMOVED,
  endpoints,
  notices,
  problems,
  retentionDays,
  urlOf,
} from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForAnnouncement, waitForNotice } from '../support/announcements.js';
import { openDatabase } from '../support/server/database.js';
import { emailAbout } from '../support/server/emails.js';
import { match, setUpJourney, signUp } from '../support/journey.js';
import { WAIT_MS } from '../support/programs.js';
import { findingsHere } from '../support/screens.js';
import { confirmEmail, PASSWORD, typeLogin } from '../support/steps.js';

// Lea takes a copy of her data, leaves, thinks better of it, and leaves for good with her messages taken back. Ben, in
// another browser, keeps the conversation.

const journey = setUpJourney('leaving');
const lea = { username: 'lea_leaves', name: 'Lea Farewell' };
const ownText = 'My hostel is the one behind the station.';

const say = async (page: Page, text: string) => {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
};

const takeCopy = async (page: Page) => {
  await page.goto('/account?part=data');
  await page.getByRole('button', { name: 'Have a copy made' }).click();
  const dialog = page.getByRole('dialog', { name: 'Have a copy made?' });
  expect(await findingsHere(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Make a copy' }).click();
  await waitForNotice(page, notices.copyAsked);
  expect(await emailAbout(journey.product, 'Your data is ready')).toContain('/account?part=data');
  await page.reload();
  const link = page.getByRole('link', { name: /^Download/ });
  await link.waitFor();
  expect(await findingsHere(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^wayfellow-\d{4}-\d\d-\d\d\.zip$/);
  return readFile(await download.path());
};

const leave = async (page: Page, { takesBack }: { takesBack: boolean }) => {
  await page.goto('/account?part=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  if (takesBack) await dialog.getByRole('checkbox', { name: /Take back the messages I sent/ }).check();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  expect(await findingsHere(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await waitForAnnouncement(page, notices.accountLeft('').title);
};

const comeBack = async (page: Page) => {
  await page.goto('/login');
  await typeLogin(page, lea.username, PASSWORD);
};

/** The files of copies, once there are as many. */
const copyFiles = async (count: number): Promise<number> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const { length } = await readdir(join(journey.product.dataDir, 'exports'));
    if (length === count || Date.now() > until) return length;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

test('a copy is taken, leaving is undone and done again, and after two weeks the other has the conversation alone', async () => {
  const { page, context } = await journey.arrive();
  const ben = await journey.arrive({ size: 'phone' });
  const leaId = await signUp({ context }, lea.username, lea.name);
  const benId = await signUp(ben, 'ben_stays', 'Ben Remains');
  await match({ context }, leaId, ben, benId);
  await page.goto(`/messages/${benId}`);
  await say(page, ownText);
  await ben.page.goto(`/messages/${leaId}`);
  await say(ben.page, 'I will find it.');

  // Emails about a copy go to confirmed addresses alone.
  await confirmEmail(page, journey.product, lea.username);
  const zip = await takeCopy(page);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['index.html', 'messages.json']) expect(zip.includes(name)).toBe(true);

  await leave(page, { takesBack: false });
  await ben.page.getByText(problems['traveler-away'].detail).waitFor();
  await comeBack(page);
  await page.getByRole('heading', { level: 1, name: 'Your account is being deleted' }).waitFor();
  expect(await findingsHere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await waitForNotice(page, notices.accountKept);
  await ben.page.getByPlaceholder('Write a message').waitFor();
  await ben.page.getByRole('log').getByText(ownText).waitFor();

  await leave(page, { takesBack: true });
  const database = await openDatabase(journey.product);
  await database.query(
    `UPDATE departures SET erase_at = erase_at - interval '${retentionDays.leaving} days' WHERE user_id = $1`,
    [leaId],
  );
  await database.end();
  await emailAbout(journey.product, 'Your account is deleted');

  await ben.page.reload();
  await ben.page.getByRole('heading', { level: 1, name: FORMER_TRAVELER }).waitFor();
  const log = ben.page.getByRole('log');
  await log.getByText(MESSAGE_REMOVED).waitFor();
  await log.getByText('I will find it.').waitFor();
  expect(await log.getByText(ownText).count()).toBe(0);
  await ben.page.getByText(problems['traveler-left'].detail).waitFor();
  expect(await ben.page.getByPlaceholder('Write a message').count()).toBe(0);
  expect(await findingsHere(ben.page)).toEqual([]);
  const thread = urlOf(endpoints.messages.thread, { params: { id: leaId } });
  const told = await (await ben.context.request.get(thread)).text();
  for (const text of [ownText, lea.name]) expect(told).not.toContain(text);

  await comeBack(page);
  await waitForNotice(page, notices.loginFailed());
  expect(await copyFiles(0)).toBe(0);
});
