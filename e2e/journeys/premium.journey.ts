import { endpoints, notices, quizQuestionIds, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { emailsIn } from '../support/payments.js';
import { openPeople } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';
import { WAIT_MS } from '../support/programs.js';
import { findingsHere } from '../support/screens.js';
import { addInterests, addTrip, dayFromNow, register } from '../support/steps.js';

// Premium from the button to the downgrade, on the embedded default: bought, used, cancelled, over.

const A_MONTH_S = 32 * 24 * 3_600;
const CANCEL_QUESTION =
  'Are you sure you want to cancel your subscription? You will lose access to premium features at the end of your current billing period.';

let product: Product;
let people: Awaited<ReturnType<typeof openPeople>>;
beforeAll(async () => {
  product = await startProduct('premium', {}, { hasPayments: true });
  people = await openPeople();
});
afterAll(async () => {
  await people?.close();
  await product?.stop();
});

const fillCard = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
};
const pay = (page: Page) => page.getByRole('button', { name: /^Subscribe to Premium Plan/ }).click();

/** The suggested travelers in their order, with what each card says to their favour. */
const suggestions = async (page: Page) => {
  await page.goto('/matches');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  return cards.evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h2, h3')?.textContent ?? '',
      reasons: [...card.querySelectorAll('li')].map((reason) => reason.textContent ?? ''),
    })),
  );
};
const quizAnswers = ({ reasons }: { reasons: string[] }) =>
  Number(/(\d) of 8 quiz answers in common/.exec(reasons.join(' '))?.[1] ?? 0);
/** What ranks before quiz answers. */
const others = ({ reasons }: { reasons: string[] }) =>
  reasons.filter((reason) => !reason.includes('quiz answers')).join(' ');

/** The emails about Premium in the outbox; signing up sends one of its own. */
const emailsAboutPremium = async (): Promise<string[]> =>
  (await emailsIn(product.dataDir)).filter((email) => /^Subject: .*Premium/m.test(email));

/** Asks until something holds; fails with the last reason. */
const eventually = async (check: () => Promise<void>): Promise<void> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
};

test('Premium is bought, used, cancelled and over', async () => {
  const { page } = await people.arrive({ url: product.url });
  await register(page, { username: 'paying', name: 'Paula Pay', bio: '' });
  await addTrip(page, 'Lisbon, Portugal', dayFromNow(20), dayFromNow(40));
  await addInterests(page, ['Photography']);

  // The quiz is for subscribers; its panel leads to the plans.
  await page.goto('/quiz');
  await page.getByText('Premium Feature').waitFor();
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await page.waitForURL('**/subscription');
  await page.getByText('MOST POPULAR').waitFor();
  expect(await page.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
  await page.goto('/subscription/checkout?plan=premium');
  await page.getByText('Subscribe to Premium Plan for $9.99/month').waitFor();

  await page.getByLabel('Card number').waitFor();
  expect(await findingsHere(page)).toEqual([]);

  // A declined card says the provider's words, and may be followed by a better one.
  await fillCard(page, '4000 0000 0000 0002');
  await pay(page);
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await fillCard(page, '4242 4242 4242 4242');
  await pay(page);
  await page.waitForURL('**/subscription/success**');
  await page.getByText('Subscription Successful!').waitFor();
  expect(await findingsHere(page)).toEqual([]);
  await eventually(async () => {
    expect(await emailsAboutPremium()).toEqual([expect.stringContaining('Welcome to Wayfellow Premium')]);
  });
  await page.getByRole('link', { name: 'Return Home' }).click();

  // The quiz, and suggestions that say what it found and are ordered by it.
  const before = await suggestions(page);
  expect(before.map(quizAnswers).filter(Boolean)).toEqual([]);
  await page.goto('/quiz');
  for (const id of quizQuestionIds) {
    await page.getByText(`Question ${id} of ${quizQuestionIds.length}`).first().waitFor();
    const next = page.getByRole('button', { name: id === quizQuestionIds.length ? 'Complete Quiz' : 'Next' });
    expect(await next.isDisabled()).toBe(true);
    if (id === 1) expect(await findingsHere(page)).toEqual([]);
    await page.getByRole('radio').first().check({ force: true });
    await next.click();
  }
  await page.waitForURL('**/matches');
  const after = await suggestions(page);
  expect(after.map(({ name }) => name)).not.toEqual(before.map(({ name }) => name));
  expect(after.filter(quizAnswers).length).toBeGreaterThan(1);
  after.slice(1).forEach((card, index) => {
    const above = after[index] as typeof card;
    if (others(above) === others(card)) expect(quizAnswers(above)).toBeGreaterThanOrEqual(quizAnswers(card));
  });

  // A trip as a calendar file.
  await page.goto('/profile?tab=trips');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: /Add trip to Lisbon, Portugal to your calendar/ }).click();
  expect((await file).suggestedFilename()).toBe('trip.ics');

  // Cancelled: access remains to the period's end.
  await page.goto('/subscription/cancel');
  const yearOfTheEnd = new Date(Date.now() + 31 * 86_400_000).getUTCFullYear();
  await page
    .getByText(new RegExp(`[A-Z][a-z]+ \\d{1,2}, ${yearOfTheEnd}`))
    .first()
    .waitFor();
  expect(await findingsHere(page)).toEqual([]);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(CANCEL_QUESTION);
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.waitForURL('**/subscription');
  await waitForNotice(page, notices.cancelled);
  await page.goto('/quiz');
  await page
    .getByText(/Question 1 of 8/)
    .first()
    .waitFor();

  // The period ends: Free again, with one farewell.
  await product.payments?.advance(A_MONTH_S);
  await eventually(async () => {
    const status = await page.request.get(urlOf(endpoints.subscriptions.status));
    expect(await status.json()).toMatchObject({ active: false });
  });
  await page.goto('/quiz');
  await page.getByText('Premium Feature').waitFor();
  await eventually(async () => expect(await emailsAboutPremium()).toHaveLength(2));
});

test('a card that must be authenticated is asked for it, refused when that fails, and taken when it passes', async () => {
  const { page } = await people.arrive({ url: product.url, size: 'phone', theme: 'dark' });
  await register(page, { username: 'secured', name: 'Sam Secure', bio: '' });
  await page.goto('/subscription/checkout?plan=premium');
  await page.getByLabel('Card number').waitFor();
  expect(await findingsHere(page)).toEqual([]);
  await fillCard(page, '4000 0027 6000 3184');
  await pay(page);
  await page.getByRole('dialog').getByRole('button', { name: /Fail/ }).click();
  await page.getByRole('alert').waitFor();
  await pay(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Complete/ })
    .click();
  await page.waitForURL('**/subscription/success**');
  await page.getByText('Subscription Successful!').waitFor();
});
