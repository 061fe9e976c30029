import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signIn } from '../support/journey.js';
import { findingsHere } from '../support/screens.js';

// Ana and Clara, matched for days in the demo, write about each other. Neither reads the other's text before both have.

const { arrive } = setUpJourney('traveled-together');

const byAna = 'Clara knows every bookshop between here and Naples, and when it opens.';
const byClara = 'Ana plans breakfast and nothing after it, and the days were better for it.';

const shots = join(__dirname, '../shots/traveled-together');
const shoot = async (page: Page, name: string) => {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
};

const openDialog = async (page: Page, name: string, firstName: string) => {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: /^We traveled together/ }).click();
  return page.getByRole('dialog', { name: new RegExp(`^You and ${firstName}`) });
};

const write = async (page: Page, name: string, firstName: string, text: string, shot: string) => {
  const dialog = await openDialog(page, name, firstName);
  await dialog.getByText('We traveled together').click();
  await dialog.getByLabel(/^For others to read/).fill(text);
  await dialog.getByText('Yes', { exact: true }).click();
  await shoot(page, shot);
  expect(await findingsHere(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
};

test('what two write about each other shows once both have written, and takes one reply', async () => {
  const [ana, clara, dan] = [await arrive(), await arrive({ size: 'phone' }), await arrive({ as: 'ben' })];
  const anaId = (await signIn(ana, 'ana')).id;
  const claraId = (await signIn(clara, 'clara.weiss')).id;

  await ana.page.goto(`/travelers/${claraId}`);
  await ana.page.getByRole('heading', { level: 1, name: /^Clara Weiss/ }).waitFor();
  await ana.page.getByText('Traveled with 2 people').waitFor();
  await write(ana.page, 'Clara Weiss', 'Clara', byAna, 'dialog-1440');
  await waitForNotice(ana.page, notices.referenceSent('Clara'));

  const list = urlOf(endpoints.references.list, { params: { id: claraId } });
  const read = async () => (await clara.context.request.get(list)).text();
  expect(await read()).not.toContain(byAna);

  await clara.page.goto(`/travelers/${anaId}`);
  await clara.page.getByRole('heading', { level: 1, name: /^Ana Duarte/ }).waitFor();
  await write(clara.page, 'Ana Duarte', 'Ana', byClara, 'dialog-390');
  await waitForNotice(clara.page, notices.referencesShown('Ana'));
  expect(await read()).toContain(byAna);

  await dan.page.goto(`/travelers/${claraId}`);
  const section = dan.page.getByRole('region', { name: 'Traveled together' });
  await section.getByText(byAna).waitFor();
  await dan.page.getByText('Traveled with 3 people').waitFor();
  await shoot(dan.page, 'page-1440');

  await clara.page.goto(`/travelers/${claraId}`);
  await clara.page.getByRole('button', { name: 'Reply to Ana Duarte' }).click();
  await clara.page.getByLabel('Your reply').fill('The one in Porto opens at ten.');
  await clara.page.getByRole('button', { name: 'Send reply' }).click();
  await waitForNotice(clara.page, notices.replySent);
  await shoot(clara.page, 'page-390');
  expect(await findingsHere(clara.page)).toEqual([]);
  expect(await read()).toContain('The one in Porto opens at ten.');

  // The author withdraws; nothing of it is left.
  await ana.page.goto(`/travelers/${claraId}`);
  await ana.page.getByRole('button', { name: 'Withdraw what you wrote' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await waitForNotice(ana.page, notices.referenceWithdrawn);
  expect(await read()).not.toContain(byAna);
  await ana.page.getByText('Traveled with 2 people').waitFor();
});
