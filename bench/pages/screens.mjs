// The screens whose vitals are measured, and what a person does on each.

const typeSlowly = (page, text) => page.keyboard.type(text, { delay: 80 });

/** Opens the calendar, turns to the next month and picks two days of it. */
async function pickDays(page) {
  await page.getByRole('button', { name: /^Travel Dates/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Travel dates' });
  await dialog.getByRole('gridcell').first().waitFor();
  await dialog.getByRole('button', { name: 'Next month' }).click();
  // While one month slides out and the next one in, there are two of each day.
  await dialog.getByRole('gridcell', { name: '10', exact: true }).nth(1).waitFor({ state: 'detached' });
  for (const day of ['10', '17']) await dialog.getByRole('gridcell', { name: day, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function searchByPlace(page) {
  await page.getByPlaceholder('Any destination').click();
  await typeSlowly(page, 'lisbon');
  await page.getByRole('button', { name: 'Find Matches' }).click();
  await page.waitForURL(/destination=lisbon/);
  await page.getByRole('article').first().waitFor();
}

/** On a phone the form of the search stands in a dialog. */
async function searchAnew(page) {
  await page.getByRole('button', { name: /Any destination/ }).click();
  await searchByPlace(page);
}

/** Opens each tab of the screen, the first one last. */
async function walkTabs(page) {
  const tabs = page.getByRole('main').getByRole('tab');
  for (const tab of [...(await tabs.all()).slice(1), tabs.first()]) {
    await tab.click();
    await page.waitForLoadState('networkidle');
  }
}

async function filterDestinations(page) {
  await page.getByPlaceholder('Search destinations...').click();
  await typeSlowly(page, 'lisbon');
  for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press('Backspace', { delay: 40 });
}

async function writeMessages(page) {
  const field = page.getByPlaceholder('Write a message');
  for (const text of ['See you on Friday', 'At ten?']) {
    await field.click();
    await typeSlowly(page, text);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByText(text).last().waitFor();
  }
}

/**
 * @typedef {object} Screen
 * @property {string} name as in the ids of goals
 * @property {string} path
 * @property {boolean} [signedIn]
 * @property {(page: import('playwright-core').Page) => Promise<void>} act
 */

/**
 * @param {{ threadPath: string, destinationPath: string }} paths of a conversation and a destination of the demo data
 * @returns {Screen[]}
 */
export const screens = ({ threadPath, destinationPath }) => [
  { name: 'home', path: '/', act: searchByPlace },
  { name: 'explore', path: '/explore', act: filterDestinations },
  { name: 'search', path: '/search', signedIn: true, act: searchAnew },
  { name: 'calendar', path: '/', act: pickDays },
  { name: 'matches', path: '/matches', signedIn: true, act: walkTabs },
  { name: 'chat', path: threadPath, signedIn: true, act: writeMessages },
  { name: 'destination', path: destinationPath, signedIn: true, act: walkTabs },
];
