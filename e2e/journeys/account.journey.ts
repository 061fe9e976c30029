import { notices, problems } from '@wayfellow/contracts';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { emailAbout, linkIn } from '../support/server/emails.js';
import { findingsHere } from '../support/screens.js';
import { setUpJourney } from '../support/journey.js';
import { PASSWORD, register, typeLogin } from '../support/steps.js';

// Back into an account whose password is forgotten: by the link in an email and the code of a phone, which takes it
// away from wherever it was open.

const NEW_PASSWORD = 'thermos window seat';
const HALF_MINUTE_MS = 30_000;

const journey = setUpJourney('account');
const ana = { username: 'forgetful', name: 'Ana Forgetful', bio: '' };

/** Sets a second step up from the profile, as a phone would that types the key. */
const setUpSecondStep = async (page: Page) => {
  await page.getByRole('link', { name: 'Safety & account' }).click();
  await page.getByRole('button', { name: 'Set up a second step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a second step' });
  const key = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  expect(await findingsHere(page)).toEqual([]);
  const phone = new TOTP({ secret: key?.replaceAll(' ', '') });
  await dialog.getByLabel('2. Type the six digits it shows').fill(phone.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  expect(await findingsHere(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();
  return { phone, recoveryCodes };
};

test('a forgotten password, a wrong code and the right one, and an end of where one was signed in', async () => {
  const laptop = (await journey.arrive()).page;
  await register(laptop, ana);
  const { phone, recoveryCodes } = await setUpSecondStep(laptop);

  const { page } = await journey.arrive({ size: 'phone', theme: 'dark' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(`${ana.username}@wayfellow.example`);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await page.getByText('Check your inbox.').waitFor();
  await page.goto(linkIn(await emailAbout(journey.product, 'A new password')));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('You are signed out everywhere.').waitFor();
  // The laptop was signed in, and reads so at once.
  await laptop.waitForURL('**/login?*');

  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await typeLogin(page, ana.username, PASSWORD);
  await waitForNotice(page, notices.loginFailed());
  await typeLogin(page, ana.username, NEW_PASSWORD);
  const code = page.getByLabel('Code');
  const later = phone.generate({ timestamp: Date.now() + HALF_MINUTE_MS });
  await code.fill(later === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Log In' }).click();
  await waitForNotice(page, notices.loginFailed(problems['wrong-code'].detail));
  expect(await findingsHere(page)).toEqual([]);
  await code.fill(later);
  await page.getByRole('button', { name: 'Log In' }).click();
  await waitForNotice(page, notices.loggedIn(ana.name));

  await typeLogin(laptop, ana.username, NEW_PASSWORD);
  await laptop.getByRole('button', { name: 'Use a recovery code' }).click();
  await laptop.getByLabel('Recovery code').fill(recoveryCodes[0]?.toLowerCase() as string);
  await laptop.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await waitForNotice(laptop, notices.loggedIn(ana.name));

  await page.goto('/account');
  await page.getByText('9 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await laptop.waitForURL('**/login?*');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' });
  // Without the notice, which lies over what is at the bottom for a moment.
  await page.reload();
  await page.getByText('9 recovery codes are left').waitFor();
  expect(await findingsHere(page)).toEqual([]);
});
