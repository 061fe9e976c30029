import { notices } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../announcements.js';

/** What a traveler types to offer a meetup. */
export interface Offer {
  title: string;
  spot: string;
  /** At most as many as the form begins with. */
  places: number;
}

/** Opens a page, and waits until its live channel tells it what happens. */
export const openLive = async (page: Page, path: string): Promise<void> => {
  const socket = page.waitForEvent('websocket');
  const isLive = socket.then((opened) =>
    opened.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"')),
  );
  await page.goto(path);
  await isLive;
};

/** The places that the form begins with. */
const FORM_PLACES = 4;

/** Offers a meetup on the first day of a trip; gives its path, where the page is then. */
export const offerMeetup = async (
  page: Page,
  tripId: number,
  { title, spot, places }: Offer,
): Promise<string> => {
  await openLive(page, `/meetups?trip=${tripId}`);
  await page.getByText('No meetups on your days').waitFor();
  await page.getByRole('button', { name: 'Offer a meetup' }).first().click();
  const form = page.getByRole('dialog', { name: 'Offer a meetup' });
  await form.getByLabel('What do you have in mind?').fill(title);
  await form.getByLabel('Time').fill('10:00');
  await form.getByLabel('Part of town').fill('Rossio');
  await form.getByLabel('Exact spot').fill(spot);
  const less = form.getByRole('button', { name: 'One place less' });
  for (let left = FORM_PLACES; left > places; left -= 1) await less.click();
  await form.getByRole('button', { name: 'Offer it' }).click();
  await waitForNotice(page, notices.meetupOffered);
  await page.waitForURL(/\/meetups\/\d+$/);
  await page.getByText(spot).waitFor();
  return new URL(page.url()).pathname;
};

/** Presses the button that joins the meetup of the page, or its waiting list. */
export const join = (page: Page): Promise<void> => page.getByRole('button', { name: /^Join/ }).click();

/** Waits until the page says that its user is going. */
export const isGoing = (page: Page): Promise<void> => going(page).waitFor();

const going = (page: Page) => page.getByText('You are going', { exact: true });

/** Waits until the page says how joining ended; whether its user is going. */
export const hasWon = async (page: Page): Promise<boolean> => {
  await going(page)
    .or(page.getByText('On the waiting list', { exact: true }))
    .waitFor();
  return going(page).isVisible();
};

/** Cancels the meetup of the page; `told` says how many hear of it. */
export const cancelMeetup = async (page: Page, told: string): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel the meetup' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(told).waitFor();
  await question.getByRole('button', { name: 'Cancel the meetup' }).click();
  await waitForNotice(page, notices.meetupCancelled);
};
