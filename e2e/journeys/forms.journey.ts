import {
  addDays,
  endpoints,
  inputs,
  limits,
  notices,
  problems,
  rules,
  todayUtc,
  tripTexts,
  urlOf,
} from '@wayfellow/contracts';
import type { Locator, Page } from 'playwright-core';
import { type Side, expectSides, fieldOf, fillAtEdge, integerSides, textSides } from '../support/forms.js';
import { setStage } from '../support/stage.js';
import { typeLogin } from '../support/steps.js';

// Every form at both sides of each limit, with the numbers and texts of the contracts.

const { arrive } = setStage('forms');

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
/** No two accounts may share an address: each letter makes its own. */
const emails = (letter: string): Side[] => [
  { typed: `${letter}@example`, refusal: rules.email.text },
  { typed: `${letter}@b.co` },
  ...textSides(rules.email, (length) => '@wayfellow.example'.padStart(length, letter)),
];
const images: Side[] = [
  { typed: 'not an address', refusal: rules.profileImage.text },
  { typed: '' },
  { typed: 'ftp://example.org/a.png', refusal: rules.profileImage.text },
  { typed: 'https://img.example/a.png' },
  ...textSides(rules.profileImage, (length) => 'https://img.example/'.padEnd(length, 'x')),
];
const withoutRefusals = (sides: Side[], ...also: string[]) => [...sides, ...also.map((typed) => ({ typed }))];

/** Submits, and gives the status of the answer. */
const statusOf = async (page: Page, submit: Locator, path: string) => {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await submit.click();
  return (await answered).status();
};

test('Create account', async () => {
  const submit = (page: Page) => button(page.getByRole('main'), 'Create account');
  const path = urlOf(endpoints.auth.register);
  const fieldsFor = (letter: string): Record<string, Side[]> => ({
    Username: textSides(rules.username, (length) => letter.repeat(length)),
    Email: emails(letter),
    // One letter again and again is a common password.
    Password: textSides(rules.password, (length) => '-x'.repeat(length).slice(0, length)),
    'Full name': textSides(rules.name),
    Age: integerSides(rules.age),
    Bio: withoutRefusals(textSides(rules.bio), ''),
  });
  const { page } = await arrive();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  await expectSides(page, submit(page), fieldsFor('a'));
  expect(sent).toEqual([]);
  await fillAtEdge(page, fieldsFor('a'), 'first');
  expect(await statusOf(page, submit(page), path)).toBe(endpoints.auth.register.status);
  await page.waitForURL('**/profile');
  await page.getByText(notices.registered.description).waitFor();

  const second = (await arrive()).page;
  await second.goto('/register');
  await fillAtEdge(second, fieldsFor('b'), 'last');
  expect(await statusOf(second, submit(second), path)).toBe(endpoints.auth.register.status);
});

test('Create account with a name that is taken: the toast and the field say so', async () => {
  const { page } = await arrive();
  await page.goto('/register');
  for (const [label, text] of Object.entries({
    Username: 'ANA',
    Email: 'another@wayfellow.example',
    Password: 'long enough',
    'Full name': 'Another Ana',
  }))
    await fieldOf(page, label).fill(text);
  await button(page.getByRole('main'), 'Create account').click();
  await page.getByText('Registration Failed', { exact: true }).waitFor();
  expect(await page.getByText(problems['username-taken'].detail).count()).toBe(2);
  expect(await fieldOf(page, 'Username').getAttribute('aria-invalid')).toBe('true');
});

test('Log In, and what is said when it fails', async () => {
  const { page } = await arrive();
  await page.goto('/login');
  const submit = button(page.getByRole('main'), 'Log In');
  const fields = {
    Username: textSides(inputs.login.username),
    Password: textSides(inputs.login.password),
  };
  await expectSides(page, submit, fields);
  await fillAtEdge(page, fields, 'first');
  expect(await statusOf(page, submit, urlOf(endpoints.auth.login))).toBe(401);
  const toast = page.getByRole('alert').filter({ hasText: 'Login Failed' });
  await toast.getByText('Invalid username or password', { exact: true }).waitFor();
  await typeLogin(page, 'ben');
  await page.getByText('Welcome back, Ben Okafor!').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the profile: what is saved replaces the name in the header, what fails says so', async () => {
  const { page } = await arrive({ as: 'ben' });
  await page.goto('/profile');
  const fields: Record<string, Side[]> = {
    'Full name': textSides(rules.name),
    Email: emails('c'),
    Age: integerSides(rules.age),
    Bio: withoutRefusals(textSides(rules.bio), ''),
    'Profile image': images,
  };
  const submit = button(page, 'Save changes');
  await fieldOf(page, 'Full name').fill('');
  await expectSides(page, submit, fields);
  for (const edge of ['first', 'last'] as const) {
    await fillAtEdge(page, fields, edge);
    expect(await statusOf(page, submit, await ownPath(page))).toBe(200);
    await page.getByText(notices.profileUpdated.title, { exact: true }).waitFor();
    await button(page, 'Dismiss').click();
  }
  const name = 'x'.repeat(limits.name.max);
  await page.getByRole('banner').getByRole('link', { name }).waitFor();
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Update Failed' });
  await toast.getByText('Could not update profile. Please try again.').waitFor();
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

test('a tip', async () => {
  const { page } = await arrive({ as: 'ana' });
  const [place] = (await (await page.request.get(urlOf(endpoints.destinations.list))).json()) as {
    id: number;
  }[];
  await page.goto(`/destinations/${place?.id}/tips`);
  await button(page, 'Share a travel tip').click();
  const form = page.getByRole('form', { name: 'Share Your Travel Tips' });
  const submit = button(form, 'Share tip');
  const fields = { Title: textSides(rules.tipTitle), 'Your tip': textSides(rules.tipContent) };
  await expectSides(form, submit, fields);
  await form.getByText(rules.tipCategory.text).waitFor();
  for (const edge of ['first', 'last'] as const) {
    if (edge === 'last') await button(page, 'Share a travel tip').click();
    await fillAtEdge(form, fields, edge);
    await form.getByLabel('Category').selectOption('culture');
    expect(
      await statusOf(page, submit, urlOf(endpoints.tips.create, { params: { id: place?.id as number } })),
    ).toBe(endpoints.tips.create.status);
    await page.getByText(notices.tipCreated.description).waitFor();
  }
});

test('a chat message: nothing blank, nothing beyond the limit, trimmed when it is sent', async () => {
  const { page } = await arrive({ as: 'ana' });
  const [first] = (await (await page.request.get(urlOf(endpoints.messages.conversations))).json()) as {
    user: { id: number };
  }[];
  await page.goto(`/messages/${first?.user.id}`);
  const field = page.getByPlaceholder('Write a message');
  const send = button(page, 'Send');
  const { max } = limits.messageContent;
  for (const [typed, isRefused] of [
    ['', true],
    [' \n ', true],
    ['x'.repeat(max), false],
    ['x'.repeat(max + 1), true],
  ] as const) {
    await field.fill(typed);
    expect(await send.isDisabled()).toBe(isRefused);
  }
  await page.getByText(`${rules.messageContent.max.text}. ${max + 1} / ${max}`).waitFor();
  await field.fill('  On my way  ');
  await send.click();
  const sent = page.getByRole('log').getByText('On my way', { exact: true });
  await sent.waitFor();
  expect(await sent.textContent()).toBe('On my way');
});
