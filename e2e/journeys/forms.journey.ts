import { endpoints, inputs, limits, notices, problems, rules, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import {
  type Side,
  button,
  emailSides,
  expectRefusal,
  expectSides,
  fieldOf,
  fillAtLimit,
  integerSides,
  statusOf,
  textSides,
} from '../support/forms.js';
import { setUpJourney } from '../support/journey.js';
import { typeLogin } from '../support/steps.js';

// Every form but the profile's at both sides of each limit, with the numbers and texts of the contracts.

const { arrive } = setUpJourney('forms');

test('Create account', async () => {
  const submit = (page: Page) => button(page.getByRole('main'), 'Create account');
  const path = urlOf(endpoints.auth.register);
  const fieldsFor = (letter: string): Record<string, Side[]> => ({
    Username: textSides(rules.username, (length) => letter.repeat(length)),
    Email: emailSides(letter),
    // One letter again and again is a common password.
    Password: textSides(rules.password, (length) => '-x'.repeat(length).slice(0, length)),
    'Full name': textSides(rules.name),
    Age: integerSides(rules.age),
    Bio: [...textSides(rules.bio), { typed: '' }],
  });
  const { page } = await arrive();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  await expectSides(page, submit(page), fieldsFor('a'));
  expect(sent).toEqual([]);
  await fillAtLimit(page, fieldsFor('a'), 'first');
  expect(await statusOf(page, submit(page), path)).toBe(endpoints.auth.register.status);
  await page.waitForURL('**/profile');
  await waitForNotice(page, notices.registered);

  const second = (await arrive()).page;
  await second.goto('/register');
  await fillAtLimit(second, fieldsFor('b'), 'last');
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
  const { detail } = problems['username-taken'];
  await waitForNotice(page, notices.registrationFailed(detail));
  await expectRefusal(fieldOf(page, 'Username'), detail);
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
  await fillAtLimit(page, fields, 'first');
  expect(await statusOf(page, submit, urlOf(endpoints.auth.login))).toBe(401);
  expect((await waitForNotice(page, notices.loginFailed())).role).toBe('alert');
  await typeLogin(page, 'ben');
  await waitForNotice(page, notices.loggedIn('Ben Okafor'));
  await page.waitForURL((url) => url.pathname === '/');
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
    await fillAtLimit(form, fields, edge);
    await form.getByLabel('Category').selectOption('culture');
    expect(
      await statusOf(page, submit, urlOf(endpoints.tips.create, { params: { id: place?.id as number } })),
    ).toBe(endpoints.tips.create.status);
    await waitForNotice(page, notices.tipCreated);
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
