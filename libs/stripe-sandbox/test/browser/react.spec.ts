import type { Stripe as StripeJs } from '@stripe/stripe-js';
import { cards, PUBLISHABLE_KEY, sandboxInTest, type SandboxInTest } from '../sandbox-in-test.js';
import { newSubscriber } from '../subscriber.js';
import { appearing, openPage, type Page } from './page.js';

let test: SandboxInTest;
let page: Page;
beforeAll(async () => {
  test = await sandboxInTest();
  page = openPage(test.running.sandbox.url);
  // React looks for these when it is loaded, so it is loaded after them.
  Object.assign(globalThis, {
    window: page.window,
    document: page.document,
    navigator: page.window.navigator,
  });
});
afterAll(async () => {
  await test.stop();
  for (const name of ['window', 'document', 'navigator']) Reflect.deleteProperty(globalThis, name);
});

/** The checkout as the product writes it: Elements, PaymentElement and confirmPayment, under StrictMode. */
async function renderCheckout(clientSecret: string) {
  const { createElement, StrictMode } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { Elements, PaymentElement, useElements, useStripe } = await import('@stripe/react-stripe-js');
  const { loadStripe } = await import('@stripe/stripe-js/pure/index.js');
  const stripe: Promise<StripeJs | null> = loadStripe(PUBLISHABLE_KEY);
  let confirm: () => Promise<unknown> = () => Promise.reject(new Error('not rendered'));
  const Form = () => {
    const [ready, elements] = [useStripe(), useElements()];
    confirm = () =>
      ready && elements
        ? ready.confirmPayment({ elements, redirect: 'if_required' })
        : Promise.reject(new Error('not ready'));
    return createElement(PaymentElement);
  };
  const root = createRoot(page.document.getElementById('card') as HTMLElement);
  const content = createElement(Elements, { stripe, options: { clientSecret } }, createElement(Form));
  root.render(createElement(StrictMode, null, content));
  await appearing(page, () => page.document.querySelector('input'));
  return { confirm: () => confirm(), unmount: () => root.unmount() };
}

it('carries Stripe’s own React components through a payment', async () => {
  const { clientSecret, subscription } = await newSubscriber(test.running.stripe);
  const checkout = await renderCheckout(clientSecret);
  expect(page.document.querySelectorAll('input')).toHaveLength(3);
  page.fill(cards.succeeds);
  expect(await checkout.confirm()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect((await test.running.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  checkout.unmount();
});
