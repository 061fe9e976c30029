import Stripe from 'stripe';
import { HOUR, type SandboxInTest, advance, cards, confirmInBrowser } from './sandbox-in-test.js';

/** What is sold: one monthly price of $9.99. */
export async function monthlyPrice(stripe: Stripe): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product_data: { name: 'Premium Plan' },
  });
}

/** A subscription as the product makes it, and the secret its first payment is confirmed with. */
export async function newSubscriber(stripe: Stripe, more: Stripe.CustomerCreateParams = {}) {
  const price = await monthlyPrice(stripe);
  const customer = await stripe.customers.create({ email: 'ada@example.org', name: 'Ada', ...more });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
  return { price, customer, subscription, invoice, clientSecret };
}

export const periodEnd = (subscription: Stripe.Subscription) =>
  subscription.items.data[0]?.current_period_end ?? 0;

/** An active subscriber, paid with a card. */
export async function activeSubscriber(
  { sandbox, stripe }: SandboxInTest['running'],
  number = cards.succeeds,
) {
  const made = await newSubscriber(stripe);
  await confirmInBrowser(sandbox.url, made.clientSecret, number);
  return made;
}

/** To the end of the present period and over the hour in which a renewal's invoice is a draft. */
export async function passPeriod({ sandbox, stripe }: SandboxInTest['running'], id: string) {
  const { body } = await advance(sandbox.url, 1);
  const end = periodEnd(await stripe.subscriptions.retrieve(id));
  await advance(sandbox.url, end - body.now + HOUR + 1);
}
