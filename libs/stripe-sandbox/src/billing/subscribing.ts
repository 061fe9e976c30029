import { newSubscription, type SubscriptionInput } from '../shapes/subscription.js';
import type { Interval } from '../shapes/catalogue.js';
import type { Invoice, PaymentMethod, Subscription } from '../shapes/stored.js';
import { draftInvoice, finalizeInvoice } from './invoicing.js';
import { intentOf, nowFor, periodOf } from './lookups.js';
import { confirmIntent } from './payments.js';
import { nextPeriodEnd } from './period.js';
import type { Context } from './context.js';

/** Creates a subscription with an open first invoice, and charges it to `card` if given. */
export function subscribe(
  context: Context,
  input: Omit<SubscriptionInput, 'periodEnd'>,
  card?: PaymentMethod,
): Subscription {
  const now = nowFor(context, input.customer);
  const subscription = newSubscription({ ...input, periodEnd: firstPeriodEnd(input, now) }, now);
  context.store.put('subscription', subscription);
  const invoice = draftInvoice(context, subscription, {
    reason: 'subscription_create',
    period: { start: now, end: now },
  });
  subscription.latest_invoice = invoice.id;
  context.emit('customer.subscription.created', subscription);
  finalizeInvoice(context, invoice);
  if (card) chargeFirst(context, invoice, card);
  input.customer.currency = subscription.currency;
  return subscription;
}

function firstPeriodEnd({ items }: Pick<SubscriptionInput, 'items'>, now: number): number {
  const recurring = items[0]?.price.recurring;
  return nextPeriodEnd(
    now,
    (recurring?.interval ?? 'month') as Interval,
    recurring?.interval_count ?? 1,
    now,
  );
}

/** A declined card leaves the subscription incomplete, which is not an error of this request. */
function chargeFirst(context: Context, invoice: Invoice, card: PaymentMethod) {
  const intent = intentOf(context, invoice);
  try {
    if (intent) confirmIntent(context, intent, card);
  } catch {
    // The decline is recorded on the intent.
  }
}

/** Starts the next period: drafts its invoice, which is collected about an hour later. */
export function renew(context: Context, subscription: Subscription) {
  const before = periodOf(subscription);
  const plan = subscription.items.data[0]?.plan;
  const interval = (plan?.interval ?? 'month') as Interval;
  const end = nextPeriodEnd(
    subscription.billing_cycle_anchor,
    interval,
    plan?.interval_count ?? 1,
    before.end,
  );
  context.change(subscription, 'customer.subscription.updated', (renewed) => {
    for (const item of renewed.items.data) {
      item.current_period_start = before.end;
      item.current_period_end = end;
    }
    const invoice = draftInvoice(context, renewed, {
      reason: 'subscription_cycle',
      period: before,
      finalizes: renewed.status !== 'unpaid',
    });
    renewed.latest_invoice = invoice.id;
  });
}
