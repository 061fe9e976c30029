import type { Subscription } from '../shapes/stored.js';
import { stopCollecting, voidInvoice } from './invoicing.js';
import { invoicesOf, nowFor } from './lookups.js';
import type { Context } from './context.js';

/**
 * Ends a subscription now. An incomplete one expires instead: its invoice is voided and there is no `deleted` event.
 * Otherwise open invoices remain, but are no longer collected.
 */
export function endSubscription(
  context: Context,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
) {
  if (subscription.status === 'incomplete') return expireSubscription(context, subscription);
  const now = nowFor(context, subscription);
  for (const invoice of invoicesOf(context, subscription))
    if (invoice.status === 'open' || invoice.status === 'draft') stopCollecting(context, invoice);
  context.change(subscription, 'customer.subscription.deleted', (ended) => {
    ended.status = 'canceled';
    ended.canceled_at ??= now;
    ended.ended_at = now;
    if (ended.cancellation_details) ended.cancellation_details.reason ??= reason;
  });
}

/** Expires a subscription whose first invoice was not paid in time. */
export function expireSubscription(context: Context, subscription: Subscription) {
  const now = nowFor(context, subscription);
  for (const invoice of invoicesOf(context, subscription))
    if (invoice.status === 'open') voidInvoice(context, invoice);
  context.change(subscription, 'customer.subscription.updated', (expired) => {
    expired.status = 'incomplete_expired';
    expired.canceled_at = now;
    expired.ended_at = now;
  });
}
