import { notices, passkeyNotices } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney } from '../support/journey.js';
import { findingsHere } from '../support/screens.js';
import { PASSWORD, register, typeLogin } from '../support/steps.js';

// A passkey from its first use to its last: added, asked for at sign-in, confirmed with, and removed.

const journey = setUpJourney('passkey', {}, { isAtLocalhost: true });
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Gives the page's browser an authenticator whose user always agrees. */
const giveAuthenticator = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** What axe finds on this screen at both sizes, in the page's scheme. */
const findingsAtAllSizes = async (page: Page) => {
  const findings = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    findings.push(...(await findingsHere(page)));
  }
  return findings;
};

test.each(['light', 'dark'] as const)('a passkey is added, signs in, and is removed (%s)', async (theme) => {
  const { page } = await journey.arrive({ theme });
  const ana = { username: `keyholder-${theme}`, name: 'Ana Keyholder', bio: '' };
  await giveAuthenticator(page);
  await register(page, ana);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await findingsAtAllSizes(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have them' }).click();
  await waitForNotice(page, passkeyNotices.added);
  await page.reload();
  await page.getByText(/^Added .+, never used$/).waitFor();
  expect(await findingsAtAllSizes(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto('/login');
  await typeLogin(page, ana.username, PASSWORD);
  await page.getByRole('heading', { name: 'Use your passkey' }).waitFor();
  expect(await findingsAtAllSizes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await waitForNotice(page, notices.loggedIn(ana.name));

  await page.goto('/account');
  await page.getByText(/^Used within the hour, added /).waitFor();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Use your passkey' }).click();
  await dialog.getByText('Your passkey was accepted.').waitFor();
  expect(await findingsAtAllSizes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await waitForNotice(page, passkeyNotices.removed);

  await page.context().clearCookies();
  await page.goto('/login');
  await typeLogin(page, ana.username, PASSWORD);
  await waitForNotice(page, notices.loggedIn(ana.name));
});
