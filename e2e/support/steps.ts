import { notices } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { emailAbout, linkIn } from './server/emails.js';
import type { Product } from './product.js';
import { waitForNotice } from './announcements.js';

/** What a traveler types to register. */
export interface Traveler {
  username: string;
  name: string;
  bio: string;
}

export const PASSWORD = 'a long enough secret';

/** The password of every demo traveler. */
export const DEMO_PASSWORD = 'wayfellow-demo';

/** Registers through the form and waits for the profile. */
export const register = async (page: Page, { username, name }: Traveler): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@wayfellow.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/profile');
};

/** Signs a demo traveler in through the form on the page. */
export const typeLogin = async (page: Page, username: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
};

/** Fills the bio on the Profile tab. */
export const fillProfile = async (page: Page, bio: string): Promise<void> => {
  await page.goto('/profile');
  await page.getByLabel(/^Bio/).fill(bio);
  await page.getByRole('button', { name: /Save/ }).click();
  await waitForNotice(page, notices.profileUpdated);
};

/** Adds a trip on the My Trips tab. Days are yyyy-MM-dd. */
export const addTrip = async (page: Page, destination: string, start: string, end: string): Promise<void> => {
  await page.goto('/profile?tab=trips');
  await page.getByRole('button', { name: /Add/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Destination').fill(destination);
  await dialog.getByLabel('Start date').fill(start);
  await dialog.getByLabel('End date').fill(end);
  await dialog.getByRole('button', { name: /Add trip|Save/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(destination).first().waitFor();
};

/** Adds interests on the Interests tab by their labels. */
export const addInterests = async (page: Page, labels: string[]): Promise<void> => {
  await page.goto('/profile?tab=interests');
  for (const label of labels) {
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/interests') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: label }).click();
    await saved;
  }
};

/** The day `count` days from now, as yyyy-MM-dd. */
export const dayFromNow = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** 'May 3, 2027' for 2027-05-03. */
export const asDisplayed = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Picks a day, yyyy-MM-dd, in the open calendar. */
export const pickInCalendar = async (page: Page, day: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Travel dates' });
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const title = new Date(Date.UTC(year, month - 1, 1)).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let step = 0; step < 24 && !(await dialog.getByText(title, { exact: true }).isVisible()); step += 1)
    await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('gridcell', { name: String(date), exact: true }).click();
};

/** Has somebody confirm the address of their account, by the link in their email. */
export const confirmEmail = async (page: Page, product: Product, username: string): Promise<void> => {
  const email = await emailAbout(product, 'Confirm your email', `${username}@wayfellow.example`);
  await page.goto(linkIn(email, '/account/confirm'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await waitForNotice(page, notices.emailConfirmed);
};
