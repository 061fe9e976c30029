import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signUp } from '../support/journey.js';
import { findingsHere } from '../support/screens.js';
import { dayFromNow } from '../support/steps.js';

// Routes: several stops planned at once, moved along by buttons, by dragging and by keyboard, and shared by a link.

const { arrive } = setUpJourney('routes');

const stops = (page: Page) => page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel));
const addStop = async (page: Page, place: string) => {
  await page.getByLabel('Destination').fill(place);
  await page.getByRole('button', { name: 'Add this stop' }).click();
  await page.getByRole('article', { name: place }).waitFor();
};
const saved = async (page: Page, count: number) => {
  await page.getByRole('button', { name: 'Save route' }).click();
  await waitForNotice(page, notices.routeSaved(count));
};

test('a route is planned, moved by dragging, shared, and read by somebody else', async () => {
  const mara = await arrive();
  const { page } = mara;
  await signUp(mara, 'mara.routes', 'Mara Lind');
  await page.goto('/profile?tab=trips');
  await page.getByRole('link', { name: 'Plan a route' }).click();
  await page.waitForURL('**/routes/new');
  await page.getByLabel('Start date').fill(dayFromNow(20));
  for (const place of ['Lisbon, Portugal', 'Seville, Spain', 'A farm']) await addStop(page, place);
  await page.getByText('313 km as the crow flies').waitFor();
  // What is not saved is still there after a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('article', { name: 'A farm' }).waitFor();
  await page.getByLabel(/^Name it/).fill('South by train');
  await saved(page, 3);
  await page.waitForURL(/\/routes\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'South by train' }).waitFor();
  expect(await findingsHere(page)).toEqual([]);

  const from = await page.locator('.number').last().boundingBox();
  const to = await page.locator('.number').first().boundingBox();
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 10, to!.y + 10, { steps: 8 });
  await page.mouse.up();
  expect(await stops(page)).toEqual(['Stop 1: A farm', 'Stop 2: Lisbon, Portugal', 'Stop 3: Seville, Spain']);
  await page.getByRole('link', { name: 'My Trips' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await saved(page, 3);

  const shared = page.waitForResponse((answer) => answer.url().endsWith('/share'));
  await page.getByRole('button', { name: 'Share link' }).click();
  const { url } = (await (await shared).json()) as { url: string };
  await page.getByText('Whoever is signed in and has this link sees these days.').waitFor();

  const ben = await arrive({ size: 'phone', as: 'ben' });
  await ben.page.goto(`/routes/shared${new URL(url).hash}`);
  await ben.page.getByRole('heading', { name: 'Mara’s route' }).waitFor();
  expect(await ben.page.getByRole('list', { name: 'Stops' }).getByRole('listitem').count()).toBe(3);
  expect(await findingsHere(ben.page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn off' }).waitFor({ state: 'detached' });
  const token = new URL(url).hash.slice(1);
  const answer = await ben.context.request.post(urlOf(endpoints.routes.read), { data: { token } });
  expect(answer.status()).toBe(404);

  await page.getByRole('button', { name: 'Remove route' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the 3 trips' }).click();
  await waitForNotice(page, notices.routeRemoved(true));
  await page.waitForURL('**/profile?tab=trips');
  await page.getByText('A farm').waitFor({ state: 'detached' });
});

test('all of it goes by keyboard, on a phone', async () => {
  const guest = await arrive({ size: 'phone' });
  const { page } = guest;
  await signUp(guest, 'noor.routes', 'Noor');
  await page.goto('/routes/new');
  await page.getByLabel('Start date').fill(dayFromNow(20));
  for (const place of ['Lisbon, Portugal', 'Seville, Spain']) {
    await page.getByLabel('Destination').fill(place);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Move Seville, Spain up' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Stop 1: Seville, Spain' }).waitFor();
  await page.getByRole('button', { name: 'One night more in Lisbon, Portugal' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('4 nights').waitFor();
  await page.getByRole('button', { name: 'Save route' }).focus();
  await page.keyboard.press('Enter');
  await waitForNotice(page, notices.routeSaved(2));
  expect(await findingsHere(page)).toEqual([]);
});
