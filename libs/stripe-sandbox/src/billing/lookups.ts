import type {
  Customer,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Subscription,
} from '../shapes/stored.js';
import type { World } from './world.js';

/** The subscription an invoice belongs to. */
export const subscriptionOf = (world: World, invoice: Invoice): Subscription | undefined =>
  world.store.get('subscription', invoice.parent?.subscription_details?.subscription);

export const bondOf = (world: World, invoice: Invoice): InvoicePayment | undefined =>
  world.store.all('invoice_payment').find((bond) => bond.invoice === invoice.id);

/** The intent that collects an invoice; none while it is a draft. */
export const intentOf = (world: World, invoice: Invoice): PaymentIntent | undefined =>
  world.store.get('payment_intent', bondOf(world, invoice)?.payment.payment_intent);

export const invoiceOfIntent = (world: World, intent: PaymentIntent): Invoice | undefined => {
  const bond = world.store.all('invoice_payment').find(({ payment }) => payment.payment_intent === intent.id);
  return world.store.get('invoice', bond?.invoice);
};

export const invoicesOf = (world: World, subscription: Subscription): Invoice[] =>
  world.store
    .all('invoice')
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === subscription.id);

/** @throws Error if the customer was deleted, which also ended its subscriptions. */
export function customerOf(world: World, subscription: Subscription): Customer {
  const customer = world.store.get('customer', subscription.customer);
  if (!customer) throw new Error(`The customer of ${subscription.id} was deleted`);
  return customer;
}

/** The card that renewals are charged to: the subscription's default, otherwise the customer's. */
export const cardFor = (world: World, subscription: Subscription): PaymentMethod | undefined =>
  world.store.get('payment_method', subscription.default_payment_method) ??
  world.store.get(
    'payment_method',
    world.store.get('customer', subscription.customer)?.invoice_settings.default_payment_method,
  );

/** The current period, which all items of a subscription share. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

export const nowFor = (world: World, object: { test_clock?: string | null }) =>
  world.clock.now(object.test_clock ?? null);
