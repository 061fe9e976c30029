import { type MeetingView, endpoints, meetingTimes, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { openDatabase, untilFound } from '../support/server/database.js';
import { emailAbout, emailsAbout, linkIn } from '../support/server/emails.js';
import { match, setUpJourney, signUp } from '../support/journey.js';
import type { Guest } from '../support/people.js';
import { findingsHere } from '../support/screens.js';
import { confirmEmail } from '../support/steps.js';

// Mara plans to meet Noor and tells Ingrid, who has no account. She misses the check-in, the worker that is about to tell
// Ingrid dies, another one tells her, once, and then Mara says that she is fine.

const MINUTE_MS = 60_000;

const journey = setUpJourney('meet_safely', { ROLE: 'web' });
const email = 'ingrid@wayfellow.example';

const nameContact = async (page: Page) => {
  await page.goto('/account?part=contacts');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Their name').fill('Ingrid');
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Ask them' }).click();
  await waitForNotice(page, notices.contactNamed(email));
};

const agree = async (page: Page) => {
  await page.goto(linkIn(await emailAbout(journey.product, 'Mara named you')));
  await page.getByRole('heading', { level: 1, name: 'Be a trusted contact' }).waitFor();
  expect(await findingsHere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, that is all right' }).click();
  await page.getByText('We write to you when there is a plan.').waitFor();
};

const planMeeting = async (page: Page, otherId: number) => {
  await page.goto(`/messages/${otherId}`);
  await page.getByRole('button', { name: 'Meet safely' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Meet safely' });
  await dialog.getByLabel('Where').fill('The kiosk in the park');
  await dialog.getByText(/Ingrid gets an email with this plan/).waitFor();
  expect(await findingsHere(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Share my plan' }).click();
  await waitForNotice(page, notices.planShared('Ingrid'));
  await dialog.getByText('Not opened yet').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
};

const planOf = async ({ context }: Guest): Promise<MeetingView> => {
  const plans = (await (await context.request.get(urlOf(endpoints.meetings.list))).json()) as MeetingView[];
  return plans[0] as MeetingView;
};

test('a missed check-in is told to the contact once, though a worker dies, and so is the answer after it', async () => {
  const { product } = journey;
  const [mara, noor] = [await journey.arrive(), await journey.arrive()];
  const ingrid = await journey.arrive({ size: 'phone', theme: 'dark' });
  const worker = await product.startWorker();
  const maraId = await signUp(mara, 'mara_meets', 'Mara Lindqvist');
  const noorId = await signUp(noor, 'noor_meets', 'Noor El-Sayed');
  await match(mara, maraId, noor, noorId);
  await confirmEmail(mara.page, product, 'mara_meets');

  await nameContact(mara.page);
  await agree(ingrid.page);
  await planMeeting(mara.page, noorId);
  const shared = linkIn(await emailAbout(product, 'Mara shared a plan with you'), '/plan#');
  await ingrid.page.goto(shared);
  await ingrid.page.getByRole('heading', { level: 1, name: 'Mara meets somebody from Wayfellow' }).waitFor();
  await ingrid.page.getByText('The kiosk in the park').waitFor();
  await ingrid.page.getByText('Nothing to do yet').waitFor();
  expect(await findingsHere(ingrid.page)).toEqual([]);

  const [database, gate] = [await openDatabase(product), await openDatabase(product)];
  const { id, checkInAt } = await planOf(mara);
  /** Moves the plan back until its check-in was so many minutes ago. */
  const passTo = (minutes: number) =>
    database.query(
      `UPDATE meeting_plans SET starts_at = starts_at - (check_in_at - now()) - $2::int * interval '1 minute',
         check_in_at = now() - $2::int * interval '1 minute'
       WHERE id = $1`,
      [id, minutes],
    );
  expect(Date.parse(checkInAt ?? '') - Date.now()).toBeGreaterThan(MINUTE_MS);
  await passTo(0);
  const asked = linkIn(await emailAbout(product, 'Are you fine?'), '/plan/fine');
  await mara.page.getByRole('button', { name: /^Notifications, \d+ new/ }).click();
  await mara.page.getByRole('dialog', { name: 'Notifications' }).getByText('Are you fine?').waitFor();

  // The worker has taken the step and is about to write the email that belongs to it, when it dies.
  await gate.query('BEGIN; LOCK TABLE emails IN EXCLUSIVE MODE');
  await passTo(meetingTimes.alertAfterMinutes);
  await untilFound(
    database,
    `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO emails%'`,
  );
  await worker.kill();
  await gate.query('COMMIT');
  expect(await emailsAbout(product, 'Mara has not checked in')).toEqual([]);
  await product.startWorker();
  const alert = await emailAbout(product, 'Mara has not checked in');
  expect(alert).toContain('Call Mara first.');
  expect(alert).not.toContain('kiosk');
  await ingrid.page.goto('about:blank');
  await ingrid.page.goto(linkIn(alert, '/plan#'));
  await ingrid.page.getByText('Mara has not checked in').waitFor();
  expect(await findingsHere(ingrid.page)).toEqual([]);

  // By the link in the email, on a phone where she is not signed in.
  const phone = await journey.arrive({ size: 'phone' });
  await phone.page.goto(asked);
  await phone.page.getByRole('button', { name: 'I’m fine' }).click();
  await phone.page.getByText('Good to hear.').waitFor();
  await emailAbout(product, 'Mara is fine');
  await ingrid.page.reload();
  await ingrid.page.getByText('Mara is fine').waitFor();
  await mara.page.goto('/account?part=contacts');
  await mara.page.getByText('You said that you are fine.').waitFor();
  expect(await findingsHere(mara.page)).toEqual([]);
  expect(await emailsAbout(product, 'Mara has not checked in')).toHaveLength(1);
  await Promise.all([database.end(), gate.end()]);
});
