import type {
  Customer,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Subscription,
} from '../shapes/stored.js';
import type { Context } from './context.js';

/** The subscription an invoice belongs to. */
export const subscriptionOf = (context: Context, invoice: Invoice): Subscription | undefined =>
  context.store.get('subscription', invoice.parent?.subscription_details?.subscription);

export const invoicePaymentOf = (context: Context, invoice: Invoice): InvoicePayment | undefined =>
  context.store.all('invoice_payment').find((payment) => payment.invoice === invoice.id);

/** The intent that collects an invoice; none while it is a draft. */
export const intentOf = (context: Context, invoice: Invoice): PaymentIntent | undefined =>
  context.store.get('payment_intent', invoicePaymentOf(context, invoice)?.payment.payment_intent);

export const invoiceOfIntent = (context: Context, intent: PaymentIntent): Invoice | undefined => {
  const link = context.store
    .all('invoice_payment')
    .find(({ payment }) => payment.payment_intent === intent.id);
  return context.store.get('invoice', link?.invoice);
};

export const invoicesOf = (context: Context, subscription: Subscription): Invoice[] =>
  context.store
    .all('invoice')
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === subscription.id);

/** @throws Error if the customer was deleted, which also ended its subscriptions. */
export function customerOf(context: Context, subscription: Subscription): Customer {
  const customer = context.store.get('customer', subscription.customer);
  if (!customer) throw new Error(`The customer of ${subscription.id} was deleted`);
  return customer;
}

/** The card that renewals are charged to: the subscription's default, otherwise the customer's. */
export const cardFor = (context: Context, subscription: Subscription): PaymentMethod | undefined =>
  context.store.get('payment_method', subscription.default_payment_method) ??
  context.store.get(
    'payment_method',
    context.store.get('customer', subscription.customer)?.invoice_settings.default_payment_method,
  );

/** The current period, which all items of a subscription share. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

export const nowFor = (context: Context, object: { test_clock?: string | null }) =>
  context.clock.now(object.test_clock ?? null);
