import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { cards, PUBLISHABLE_KEY, sandboxInTest, type SandboxInTest } from '../sandbox-in-test.js';
import { newSubscriber } from '../subscriber.js';
import { appearing, openPage, type Page } from './page.js';

const RETURN_URL = 'http://localhost:3000/subscription/success';

let test: SandboxInTest;
let page: Page;
let stripe: Stripe;
beforeAll(async () => {
  test = await sandboxInTest();
});
afterAll(() => test.stop());

async function openCheckout(): Promise<{
  elements: StripeElements;
  subscription: string;
  clientSecret: string;
}> {
  const { clientSecret, subscription } = await newSubscriber(test.running.stripe);
  page = openPage(test.running.sandbox.url);
  stripe = page.stripe(PUBLISHABLE_KEY);
  const elements = stripe.elements({ clientSecret });
  elements.create('payment').mount('#card');
  return { elements, subscription: subscription.id, clientSecret };
}

const confirm = (elements: StripeElements) =>
  stripe.confirmPayment({ elements, confirmParams: { return_url: RETURN_URL }, redirect: 'if_required' });
const statusOf = async (id: string) => (await test.running.stripe.subscriptions.retrieve(id)).status;
const button = (text: string) =>
  [...page.document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

describe('the payment element', () => {
  it('says that it is a sandbox and has three labelled fields', async () => {
    await openCheckout();
    expect(page.document.body.textContent).toContain(
      'Sandbox: no real card is charged. Use 4242\u00a04242\u00a04242\u00a04242.',
    );
    for (const label of ['Card number', 'Expiration date', 'Security code'])
      expect(page.field(label).tagName).toBe('INPUT');
  });

  it('sets no style attribute and no style element, which a strict policy would refuse', async () => {
    await openCheckout();
    expect(page.document.querySelectorAll('style, [style]')).toHaveLength(0);
  });

  it('tells when it is ready, and how complete it is', async () => {
    const { elements } = await openCheckout();
    const element = elements.getElement('payment');
    const told: boolean[] = [];
    await new Promise<void>((resolve) => element?.once('ready', () => resolve()));
    element?.on('change', ({ complete }) => told.push(complete));
    page.fill(cards.succeeds);
    expect(told).toEqual([false, false, true]);
  });

  it('groups what is typed', async () => {
    await openCheckout();
    page.type('Card number', cards.succeeds);
    page.type('Expiration date', '1240');
    expect(page.field('Card number').value).toBe('4242 4242 4242 4242');
    expect(page.field('Expiration date').value).toBe('12 / 40');
  });

  it.each([
    ['4242', '12 / 40', '123', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242424242424241', '12 / 40', '123', 'invalid_number', 'Your card number is invalid.'],
    [cards.succeeds, '12', '123', 'incomplete_expiry', 'Your card’s expiration date is incomplete.'],
    [
      cards.succeeds,
      '12 / 20',
      '123',
      'invalid_expiry_year_past',
      'Your card’s expiration year is in the past.',
    ],
    [cards.succeeds, '12 / 40', '1', 'incomplete_cvc', 'Your card’s security code is incomplete.'],
  ])('refuses %s, %s, %s with %s before anything is sent', async (number, expiry, cvc, code, message) => {
    const { elements, subscription } = await openCheckout();
    page.type('Card number', number);
    page.type('Expiration date', expiry);
    page.type('Security code', cvc);
    const { error } = await confirm(elements);
    expect(error).toEqual({ type: 'validation_error', code, message });
    expect(page.document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(await statusOf(subscription)).toBe('incomplete');
  });

  it('can be made again after it was destroyed, as StrictMode does', async () => {
    const { elements } = await openCheckout();
    elements.getElement('payment')?.destroy();
    expect(page.document.querySelectorAll('input')).toHaveLength(0);
    elements.create('payment').mount('#card');
    expect(page.document.querySelectorAll('input')).toHaveLength(3);
  });
});

describe('confirmPayment', () => {
  it('pays and makes the subscription active', async () => {
    const { elements, subscription, clientSecret } = await openCheckout();
    page.fill(cards.succeeds);
    const { paymentIntent } = await confirm(elements);
    expect(paymentIntent?.status).toBe('succeeded');
    expect(await statusOf(subscription)).toBe('active');
    expect((await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status).toBe('succeeded');
  });

  it('leads to the return address', async () => {
    const { elements } = await openCheckout();
    page.fill(cards.succeeds);
    void stripe.confirmPayment({ elements, confirmParams: { return_url: RETURN_URL } });
    const intended = new Promise<void>((resolve) => {
      const push = page.visited.push.bind(page.visited);
      page.visited.push = (...messages) => {
        resolve();
        return push(...messages);
      };
    });
    await intended;
    expect(page.visited.join()).toMatch(/navigation/);
  });

  it.each([
    [cards.declined, 'Your card was declined.'],
    [cards.insufficientFunds, 'Your card has insufficient funds.'],
    [cards.incorrectCvc, "Your card's security code is incorrect."],
  ])('answers the refusal of %s with the provider’s message', async (number, message) => {
    const { elements } = await openCheckout();
    page.fill(number);
    const { error } = await confirm(elements);
    expect(error).toMatchObject({ type: 'card_error', message });
  });

  it.each([
    ['Complete', 'active'],
    ['Fail', 'incomplete'],
  ])('asks the payer where the card wants it: %s leaves it %s', async (choice, status) => {
    const { elements, subscription } = await openCheckout();
    page.fill(cards.authenticatesOnce);
    const confirming = confirm(elements);
    (await appearing(page, () => button(choice))).click();
    const { error, paymentIntent } = await confirming;
    expect(error?.code ?? paymentIntent?.status).toBe(
      choice === 'Complete' ? 'succeeded' : 'payment_intent_authentication_failure',
    );
    expect(await statusOf(subscription)).toBe(status);
    expect(page.document.querySelector('dialog')).toBeNull();
  });

  it('answers with an error when the sandbox can’t be reached', async () => {
    const { elements } = await openCheckout();
    Object.assign(page.window, { __wayfellowStripeSandbox: { url: 'http://127.0.0.1:9' } });
    page.fill(cards.succeeds);
    expect((await confirm(elements)).error?.type).toBe('api_connection_error');
  });
});

it('takes publishable test keys alone', () => {
  const { stripe: construct } = openPage(test.running.sandbox.url);
  for (const key of ['pk_live_x', 'sk_test_x', '']) expect(() => construct(key)).toThrow(/pk_test_/);
});
