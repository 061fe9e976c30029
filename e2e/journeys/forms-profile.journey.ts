import { addDays, endpoints, limits, notices, rules, todayUtc, tripTexts, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import {
  type Side,
  button,
  emailSides,
  expectSides,
  fieldOf,
  fillAtLimit,
  integerSides,
  statusOf,
  textSides,
} from '../support/forms.js';
import { setUpJourney } from '../support/journey.js';

// The forms of the profile at both sides of each limit, with the numbers and texts of the contracts.

const { arrive } = setUpJourney('forms-profile');

const images: Side[] = [
  { typed: 'not an address', refusal: rules.profileImage.text },
  { typed: '' },
  { typed: 'ftp://example.org/a.png', refusal: rules.profileImage.text },
  { typed: 'https://img.example/a.png' },
  ...textSides(rules.profileImage, (length) => 'https://img.example/'.padEnd(length, 'x')),
];

test('the profile: what is saved replaces the name in the header, what fails says so', async () => {
  const { page } = await arrive({ as: 'ben' });
  await page.goto('/profile');
  const fields: Record<string, Side[]> = {
    'Full name': textSides(rules.name),
    Email: emailSides('c'),
    Age: integerSides(rules.age),
    Bio: [...textSides(rules.bio), { typed: '' }],
    'Profile image': images,
  };
  const submit = button(page, 'Save changes');
  await fieldOf(page, 'Full name').fill('');
  await expectSides(page, submit, fields);
  for (const edge of ['first', 'last'] as const) {
    await fillAtLimit(page, fields, edge);
    expect(await statusOf(page, submit, await ownPath(page))).toBe(200);
    await waitForNotice(page, notices.profileUpdated);
  }
  const name = 'x'.repeat(limits.name.max);
  await page.getByRole('banner').getByRole('link', { name }).waitFor();
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  expect((await waitForNotice(page, notices.profileFailed())).role).toBe('alert');
});

const ownPath = async (page: Page) => {
  const me = (await (await page.request.get(urlOf(endpoints.auth.me))).json()) as { id: number };
  return urlOf(endpoints.users.update, { params: { id: me.id } });
};

test('a trip: its fields, its days as a whole, and its whole life', async () => {
  const { page } = await arrive({ as: 'hemi' });
  await page.goto('/profile?tab=trips');
  await button(page, 'Add a trip').click();
  const dialog = page.getByRole('dialog');
  const submit = button(dialog, 'Save trip');
  const today = todayUtc();
  await expectSides(dialog, submit, {
    Destination: textSides(rules.destination),
    Description: textSides(rules.tripDescription),
    'Start date': [{ typed: '', refusal: rules.startDate.text }, { typed: today }],
    'End date': [
      { typed: '', refusal: rules.endDate.text },
      { typed: today },
      { typed: addDays(today, -1), refusal: tripTexts.order },
      { typed: addDays(today, limits.tripDays.max), refusal: tripTexts.length },
      { typed: addDays(today, limits.tripDays.max - 1) },
    ],
  });
  await fieldOf(dialog, 'Start date').fill(addDays(today, -3));
  await expectSides(dialog, submit, {
    'End date': [{ typed: addDays(today, -1), refusal: tripTexts.past }, { typed: today }],
    Destination: [{ typed: '', refusal: tripTexts.destination }, { typed: 'Føroyar' }],
    Description: [{ typed: '' }],
  });
  expect(await statusOf(page, submit, urlOf(endpoints.trips.create))).toBe(endpoints.trips.create.status);
  await dialog.waitFor({ state: 'detached' });

  await button(page, 'Edit trip to Føroyar').click();
  await fieldOf(dialog, 'Description').fill('Puffins');
  await button(dialog, 'Save trip').click();
  await page.getByRole('list', { name: 'My trips' }).getByText('Puffins').waitFor();
  await button(page, 'Delete trip to Føroyar').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Føroyar' }).waitFor({ state: 'detached' });
});

test('interests are added and removed as chips, and an empty list says so', async () => {
  const { page } = await arrive({ as: 'jiwoo' });
  await page.goto('/profile?tab=interests');
  const own = page.getByRole('list', { name: 'My interests' });
  await own.waitFor();
  for (let left = await own.getByRole('listitem').count(); left > 0; left -= 1) {
    await own
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    if (left > 1)
      await page.waitForFunction(
        ([count]) => document.querySelectorAll('[aria-label="My interests"] li').length === count,
        [left - 1],
      );
  }
  await page.getByText("You haven't added any interests yet.").waitFor();
  await button(page, 'Food & Drink').click();
  await own.getByText('Food & Drink').waitFor();
  await page.reload();
  await own.getByText('Food & Drink').waitFor();
});
